/** Numbers of a position and traits of a move, in general. */
import { expect, test } from 'vitest';
import { type Feature, type Reasons, sayChange, traitWriter } from '../index.ts';

const feature: Feature<never> = { name: 'cards', scale: 1, of: () => 0 };
const reasons: Reasons = { cards: { name: 'cards', more: '{n} more', less: '{n} fewer' } };

test.each([
  [2.4, '2 more'],
  [1, '1 more'],
  [0.2, '1 more'],
  [-0.2, '1 fewer'],
  [-3, '3 fewer'],
])('a change by %d is told as %s: whole numbers, and at least one', (change, text) => {
  expect(sayChange(feature, change, reasons, 'en')).toBe(text);
});

test('traits of each move begin at the first place, and what does not fit is left out', () => {
  const { begin, add, written } = traitWriter();
  const list = new Int32Array(2);
  for (const trait of [7, 8]) {
    begin(list);
    add(trait);
    expect([written(), list[0]]).toEqual([1, trait]);
  }
  add(9);
  add(10);
  expect([written(), ...list]).toEqual([2, 8, 9]);
});
