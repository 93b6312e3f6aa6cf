import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { position } from './position.ts';

/** Seat 1 wants three treasures in C4; so many submarines of seat 0 are on the way up. */
function worthOfTolls(inTheWay: number): number {
  const s = position({
    submarines: [[...new Array(inTheWay).fill('C2'), ...new Array(5 - inTheWay).fill('F2')], ['C4']],
    treasures: { C4: 'ring-sand key-sky bell-rose', F2: 'lamp-lilac' },
    containers: ['', ''],
    hands: ['jade jade jade', 'sand sky rose'],
  });
  return game.value(s)[0];
}

test('SU-32 a submarine in the way is worth something, further ones beside it bring no further tolls', () => {
  const [none, one, two, five] = [0, 1, 2, 5].map(worthOfTolls);
  expect(one).toBeGreaterThan(none + 0.05);
  expect(five).toBeLessThan(one + 0.1);
  expect(five).toBeCloseTo(two, 1);
});

test('S-31 the nearer the end without progress, the more it counts who is ahead; progress takes it away', () => {
  const behind = (idle: number, ship: string, progress = false): number =>
    game.value(
      position({
        idle,
        progress,
        ships: [ship, ship],
        submarines: [['C2'], ['D2']],
        containers: ['ring-rose', 'key-sky bell-jade'],
      }),
    )[0];
  const values = [
    behind(0, 'E'),
    behind(1, 'B'),
    behind(1, 'F'),
    behind(2, 'B'),
    behind(2, 'F'),
    behind(2, 'right'),
  ];
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(new Set(values).size).toBe(values.length);
  expect(values.at(-1)).toBe(0);
  expect(behind(2, 'F', true)).toBeGreaterThan(values[1]);
});
