import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeFrom } from '../motion.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

/** A piece at a place, and what was done to it. */
function piece(name: string, done: string[]): Element {
  return {
    getBoundingClientRect: () => {
      done.push(`measure ${name}`);
      return { x: 100, y: 0, width: 10, height: 10 };
    },
    animate: () => {
      done.push(`move ${name}`);
      return { finished: Promise.resolve() };
    },
  } as unknown as Element;
}

test('all that move together are measured before the first sets out', async () => {
  const done: string[] = [];
  const pieces = ['ship', 'treasure'].map(name => piece(name, done));
  await Promise.all(pieces.map(element => comeFrom(element, { x: 0, y: 0 })));
  expect(done).toEqual(['measure ship', 'measure treasure', 'move ship', 'move treasure']);
});

test('what stays where it is does not move', async () => {
  const done: string[] = [];
  await comeFrom(piece('ship', done), { x: 105, y: 5 });
  expect(done).toEqual(['measure ship']);
});
