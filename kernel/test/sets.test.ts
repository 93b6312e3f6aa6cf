import { describe, expect, test } from 'vitest';
import {
  ascending,
  bitAt,
  bitsOf,
  cloneLists,
  countBits,
  hasBit,
  placesBy,
  range,
  sum,
  victoryShares,
} from '../index.ts';

describe('bits', () => {
  const set = 0b1000_0000_0000_0000_0000_0000_0010_1001 | 0;

  test('are looked up, counted and listed, the highest included', () => {
    expect([0, 1, 3, 4, 31].map(i => hasBit(set, i))).toEqual([true, false, true, false, true]);
    expect([countBits(0), countBits(1), countBits(set)]).toEqual([0, 1, 4]);
    expect([bitsOf(0), bitsOf(set)]).toEqual([[], [0, 3, 5, 31]]);
    expect([0, 1, 2, 3].map(i => bitAt(set, i))).toEqual([0, 3, 5, 31]);
  });
});

describe('lists', () => {
  test('are copied, added up and counted out', () => {
    const lists = [[1, 2], [], [3]];
    const copy = cloneLists(lists);
    copy[0].push(9);
    expect([lists, copy]).toEqual([
      [[1, 2], [], [3]],
      [[1, 2, 9], [], [3]],
    ]);
    expect([sum([]), sum([4, -1, 2]), range(0), range(3)]).toEqual([0, 5, [], [0, 1, 2]]);
  });

  test('are put in order where they are, equal ones and single ones too', () => {
    const few = [5, -1, 5, 3, 0, 9, 0];
    expect(ascending(few)).toBe(few);
    expect(few).toEqual([-1, 0, 0, 3, 5, 5, 9]);
    expect([ascending([]), ascending([7]), ascending([2, 1])]).toEqual([[], [7], [1, 2]]);
  });
});

describe('places', () => {
  test.each([
    ['most first', [[3], [5], [4]], [3, 1, 2]],
    ['equal ones are shared and skip the next', [[5], [5], [4]], [1, 1, 3]],
    [
      'a tie is broken by what comes next',
      [
        [5, 1],
        [5, 2],
        [4, 9],
      ],
      [2, 1, 3],
    ],
    [
      'whatever cannot be told apart is shared',
      [
        [5, 1],
        [5, 1],
      ],
      [1, 1],
    ],
    ['alone', [[0]], [1]],
  ])('%s', (_, merits, places) => {
    expect(placesBy(merits)).toEqual(places);
  });

  test('the victory is divided among those who share it', () => {
    expect(victoryShares([1, 2, 3])).toEqual([1, 0, 0]);
    expect(victoryShares([3, 1, 1])).toEqual([0, 0.5, 0.5]);
    expect(victoryShares([2])).toEqual([0]);
  });
});
