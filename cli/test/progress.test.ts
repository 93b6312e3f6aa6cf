import { expect, test } from 'vitest';
import { columns, grouped } from '../columns.ts';
import { Progress } from '../progress.ts';

function watched(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const screen = { isTTY, write: (text: string) => void written.push(text) };
  const progress = new Progress('Playing', 10, screen, () => now);
  return { written, progress, wait: (ms: number) => (now += ms) };
}

test('a bar appears after two seconds and goes away at the end', () => {
  const { written, progress, wait } = watched(true);
  wait(1900);
  progress.advance(3);
  expect(written).toEqual([]);
  wait(200);
  progress.advance();
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('Playing ████████████░░░░░░░░░░░░░░░░░░ 40 %  4/10  4 s left');
  progress.advance();
  expect(written).toHaveLength(1);
  progress.finish();
  expect(written[1]).toBe('\r\u001b[K');
});

test('quick work and a pipe see no bar', () => {
  const quick = watched(true);
  quick.progress.advance(10);
  quick.progress.finish();
  expect(quick.written).toEqual([]);
  const piped = watched(false);
  piped.wait(60_000);
  piped.progress.advance(5);
  piped.progress.finish();
  expect(piped.written).toEqual([]);
});

test('columns line up, figures on the right', () => {
  const rows = [
    ['bot', 'wins'],
    ['greedy', '9.5 %'],
    ['random', '10.0 %'],
  ];
  expect(columns(rows)).toBe('bot       wins\ngreedy   9.5 %\nrandom  10.0 %');
  expect(grouped(1234567)).toBe('1,234,567');
});
