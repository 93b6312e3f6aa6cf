/** Results that cannot be true, or that nobody could have added up. */
import { describe, expect, test } from 'vitest';
import type { Result } from '../../index.ts';
import type { Ranking } from '../../testkit/result.ts';
import { pairs } from '../pairs.ts';
import { type Pairs, result } from './broken.ts';

/** Pairs with this result; the standing agrees with its scores. */
function ending(places: number[], scores: number[]): Pairs {
  return {
    ...pairs,
    result: s => pairs.result(s) && { ending: 'turns', places, scores },
    standing: v =>
      v.turns < 12 ? pairs.standing(v) : scores.map((score, seat) => ({ seat, score, parts: [] })),
  };
}

const told = (places: number[], scores: number[], ranking?: Ranking) =>
  expect(result(ending(places, scores), ranking));

test('a sound result passes', () => {
  expect(result(pairs)).not.toThrow();
  told([1, 2], [4, 3]).not.toThrow();
  told([2, 1], [3, 4]).not.toThrow();
  told([1, 1], [4, 4]).not.toThrow();
});

describe('the kit notices', () => {
  test('places that do not begin at 1', () => {
    told([5, 5], [4, 4]).toThrow(/begin at 1/);
    told([2, 2], [4, 4]).toThrow(/begin at 1/);
    told([0, 1], [4, 3]).toThrow(/skip/);
  });

  test('a place that is left out', () => {
    told([1, 3], [4, 3]).toThrow(/skip/);
  });

  test('a higher score without the better place', () => {
    told([2, 1], [4, 3]).toThrow(/higher score/);
    told([1, 1], [4, 3]).toThrow(/higher score/);
  });

  test('equal scores told apart, unless the game breaks ties', () => {
    told([1, 2], [4, 4]).toThrow(/equal scores share/);
    told([1, 2], [4, 4], { tieBreaks: true }).not.toThrow();
    told([1, 1], [4, 3], { tieBreaks: true }).toThrow(/higher score/);
  });

  test('a winner at a table that lost', () => {
    told([2, 2], [4, 4], { lost: ['turns'] }).not.toThrow();
    told([2, 2], [4, 4], { lost: ['storm'] }).toThrow(/begin at 1/);
    told([1, 1], [4, 4], { lost: ['turns'] }).toThrow(/everybody is second/);
  });

  test.each([
    ['places', [1], [4, 3]],
    ['scores', [1, 2], [4]],
  ])('%s for some seats only', (_, places, scores) => {
    told(places, scores).toThrow(/for every seat/);
  });

  test('scores out of bounds, while those at the bounds pass', () => {
    told([1, 2], [12, 0]).not.toThrow();
    told([1, 2], [13, 0]).toThrow(/out of bounds/);
    told([1, 2], [12, -1]).toThrow(/out of bounds/);
  });

  test('a standing that is not the result', () => {
    const more: Pairs = {
      ...pairs,
      standing: v => pairs.standing(v).map(s => ({ ...s, score: s.score + 1 })),
    };
    expect(result(more)).toThrow(/standing of 0 at the end/);
    const fewer: Pairs = {
      ...pairs,
      standing: v => pairs.standing(v).filter(({ seat }) => v.viewer !== 'spectator' || seat > 0),
    };
    expect(result(fewer)).toThrow(/standing of spectator/);
  });

  test('an end without a result, and a result before the end', () => {
    expect(result({ ...pairs, result: () => undefined })).toThrow(/has no result/);
    const early: Result = { ending: 'turns', places: [1, 1], scores: [0, 0] };
    expect(result({ ...pairs, result: () => early })).toThrow(/still has to decide/);
  });

  test('an end that is not quiet, and values that are no shares', () => {
    expect(result({ ...pairs, quiet: () => false })).toThrow(/quiet/);
    expect(result({ ...pairs, value: () => [1] })).toThrow(/a value for every seat/);
    expect(result({ ...pairs, value: () => [0, 1] })).not.toThrow();
    expect(result({ ...pairs, value: () => [0, 1.1] })).toThrow(/between 0 and 1/);
    expect(result({ ...pairs, value: () => [-0.1, 1] })).toThrow(/between 0 and 1/);
  });
});
