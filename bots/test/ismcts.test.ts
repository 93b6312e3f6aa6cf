import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { ismcts, search } from '../ismcts.ts';
import { nim, shells } from './games.ts';

const budget = { iterations: 6000, temperature: 0 };

describe('in Nim', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [14, 2],
  ])('with %i on the heap it takes %i and leaves a lost heap', (left, expected) => {
    const view = { rng: [0, 0, 0, 0] as [number, number, number, number], left, seat: 0 };
    expect(ismcts(nim, { seat: 0, view, moves: [1, 2, 3] }, budget, seedRng('a', 'test'))).toBe(expected);
  });

  test('it knows that a heap of four is lost and one of three is won', () => {
    const lost = { rng: [0, 0, 0, 0] as [number, number, number, number], left: 4, seat: 1 };
    const ranked = search(nim, { seat: 1, view: lost, moves: [1, 2, 3] }, budget, seedRng('b', 'test'));
    for (const { value } of ranked) expect(value).toBeLessThan(0.1);
    const [best] = search(
      nim,
      { seat: 1, view: { ...lost, left: 3 }, moves: [1, 2, 3] },
      budget,
      seedRng('c', 'test'),
    );
    expect(best.move).toBe(3);
    expect(best.value).toBeCloseTo(1, 4);
  });
});

describe('under hidden information', () => {
  test.each([
    ['it does not decide by what lies face down', 'before'],
    ['it does not expect to see a move that is made face down', 'after'],
  ] as const)('%s', (_, when) => {
    const game = shells(when);
    const view = game.view(game.setup(2, {}, seedRng('d', 'test')), 0);
    const ranked = search(game, { seat: 0, view, moves: ['safe', 'gamble'] }, budget, seedRng('d', 'test'));
    expect(ranked[0].move).toBe('safe');
    expect(ranked[1].value).toBeLessThan(0.6);
    // If all moves were seen, gambling would be right.
    const open = { ...game, redact: (_: unknown, __: number, move: string) => move };
    const peeking = search(open, { seat: 0, view, moves: ['safe', 'gamble'] }, budget, seedRng('d', 'test'));
    expect(peeking[0].move).toBe(when === 'after' ? 'gamble' : 'safe');
  });
});

test('it stops as soon as the leader cannot be caught', () => {
  const shares: number[] = [];
  const view = { rng: [0, 0, 0, 0] as [number, number, number, number], left: 3, seat: 0 };
  const progress = (share: number) => shares.push(share);
  const ranked = search(
    nim,
    { seat: 0, view, moves: [1, 2, 3] },
    { ...budget, iterations: 10_000, progress },
    seedRng('g', 'test'),
  );
  expect(ranked[0].move).toBe(3);
  const visits = ranked.reduce((sum, r) => sum + r.visits, 0);
  expect(visits).toBeLessThan(6000);
  expect(shares.at(-1)).toBeLessThan(0.6);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('a temperature lets weaker moves through, none plays the best', () => {
  const view = { rng: [0, 0, 0, 0] as [number, number, number, number], left: 6, seat: 0 };
  const pick = (temperature: number, seed: string) =>
    ismcts(nim, { seat: 0, view, moves: [1, 2, 3] }, { iterations: 40, temperature }, seedRng(seed, 'test'));
  const seeds = Array.from({ length: 40 }, (_, i) => String(i));
  expect(new Set(seeds.map(seed => pick(5, seed))).size).toBe(3);
  expect(seeds.filter(seed => pick(0, seed) === 2).length).toBeGreaterThan(
    seeds.filter(seed => pick(5, seed) === 2).length,
  );
});
