import { describe, expect, test } from 'vitest';
import {
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
  test.each([
    { bits: 0, members: [] },
    { bits: 1, members: [0] },
    { bits: 0b1011, members: [0, 1, 3] },
    { bits: 1 << 30, members: [30] },
    { bits: -1 << 31, members: [31] },
  ])('the members of $bits are $members', ({ bits, members }) => {
    expect(bitsOf(bits)).toEqual(members);
    expect(countBits(bits)).toBe(members.length);
    expect(range(32).filter(i => hasBit(bits, i))).toEqual(members);
    members.forEach((member, i) => {
      expect(bitAt(bits, i)).toBe(member);
    });
  });
});

describe('lists', () => {
  test('a copy of lists shares none of them', () => {
    const lists = [[1, 2], [], [3]];
    const copy = cloneLists(lists);
    copy[0].push(9);
    expect(lists).toEqual([[1, 2], [], [3]]);
    expect(copy).toEqual([[1, 2, 9], [], [3]]);
  });

  test('sum and range', () => {
    expect(sum([])).toBe(0);
    expect(sum([1, -2, 5])).toBe(4);
    expect(range(0)).toEqual([]);
    expect(range(3)).toEqual([0, 1, 2]);
  });
});

describe('ranking', () => {
  test.each([
    { merits: [[5], [7], [6]], places: [3, 1, 2] },
    { merits: [[5], [5], [4]], places: [1, 1, 3] },
    {
      merits: [
        [5, 1],
        [5, 2],
        [9, 0],
      ],
      places: [3, 2, 1],
    },
    {
      merits: [
        [5, 1],
        [5, 1],
        [5, 0],
        [5, 0],
        [1, 9],
      ],
      places: [1, 1, 3, 3, 5],
    },
  ])('$merits gives the places $places', ({ merits, places }) => {
    expect(placesBy(merits)).toEqual(places);
  });

  test('a shared victory is divided, and nobody else has any', () => {
    expect(victoryShares([2, 1, 3])).toEqual([0, 1, 0]);
    expect(victoryShares([1, 3, 1])).toEqual([0.5, 0, 0.5]);
  });
});
