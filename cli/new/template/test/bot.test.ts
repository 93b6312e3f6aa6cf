import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { position } from './position.ts';
import { play } from './table.ts';

test('a bot likes large pearls, and those like its own even more', () => {
  const s = position({ bank: [3, 4, 5], fists: [3, 1] });
  const prior = (value: number) => game.prior(s, 0, { kind: 'take', value });
  expect(prior(3)).toBeGreaterThan(prior(5));
  expect(prior(5)).toBeGreaterThan(prior(4));
  expect(game.prior(s, 0, { kind: 'open' })).toBe(3);
});

test('a position is worth the share of the points, and in the end the victory', () => {
  const s = position({
    fists: [6, 6],
    strings: [
      [5, 5, 5, 5],
      [1, 1, 1, 1, 2],
    ],
  });
  const [own, other] = game.value(s);
  expect(own).toBeGreaterThan(other);
  expect(own + other).toBeCloseTo(1);
  play(s, 'open');
  expect(game.value(s)).toEqual([1, 0]);
});
