import { expect, test } from 'vitest';
import { NOWHERE } from '../edges.ts';
import { Pairs } from '../pairs.ts';

const MANY = 20_000;

test('pairs keep their numbers, however many there are', () => {
  const pairs = new Pairs();
  for (let i = 0; i < MANY; i++) pairs.set(i % 100, Math.floor(i / 100) * 2 ** 31, i);
  for (let i = 0; i < MANY; i++) expect(pairs.get(i % 100, Math.floor(i / 100) * 2 ** 31)).toBe(i);
  expect(pairs.get(0, 1)).toBe(NOWHERE);
});

test('a pair has the number it was given last, and none after all were forgotten', () => {
  const pairs = new Pairs();
  pairs.set(3, 5, 7);
  pairs.set(3, 5, 8);
  expect(pairs.get(3, 5)).toBe(8);
  expect(pairs.get(5, 3)).toBe(NOWHERE);
  pairs.clear();
  expect(pairs.get(3, 5)).toBe(NOWHERE);
});
