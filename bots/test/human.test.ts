import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { misjudged, noticed } from '../human.ts';
import type { Ranked } from '../ismcts.ts';
import { LEVELS, levelNamed, parseStrength } from '../levels.ts';
import { nim } from './games.ts';

const budget = { iterations: 1, temperature: 0 };
const SEEDS = Array.from({ length: 300 }, (_, i) => String(i));
const ranked: Ranked<string>[] = [
  { move: 'best', visits: 400, value: 0.7 },
  { move: 'good', visits: 400, value: 0.66 },
  { move: 'fair', visits: 400, value: 0.6 },
  { move: 'awful', visits: 400, value: 0.2 },
  { move: 'unseen', visits: 0, value: 0 },
];

function choices(noise: number): Set<string> {
  return new Set(SEEDS.map(seed => misjudged(ranked, { ...budget, noise }, seedRng(seed, 'test'))));
}

describe('whoever misjudges', () => {
  test('takes the best move without noise, nearly as good ones with some', () => {
    expect([...choices(0)]).toEqual(['best']);
    expect([...choices(0.1)].sort()).toEqual(['best', 'good']);
    expect([...choices(0.3)].sort()).toEqual(['best', 'fair', 'good']);
  });

  test('never gives away more than twice the noise of what is at stake, and nothing where nothing is', () => {
    expect(choices(0.45)).not.toContain('awful');
    expect(choices(1.5)).not.toContain('unseen');
    const won = ranked.map(one => ({ ...one, value: 1 }));
    for (const seed of SEEDS)
      expect(misjudged(won, { ...budget, noise: 1 }, seedRng(seed, 'test'))).toBe('best');
  });
});

describe('whoever overlooks moves', () => {
  const game = { ...nim, prior: (_: unknown, __: number, n: number) => n };
  const position = {
    seat: 0,
    view: { rng: [0, 0, 0, 0] as [number, number, number, number], left: 9, seat: 0 },
    moves: [1, 2, 3],
  };
  const seen = (oversight: number) =>
    SEEDS.map(seed => noticed(game, position, { ...budget, oversight }, seedRng(seed, 'test')));

  test('always sees the one that promises most', () => {
    expect(seen(0).every(moves => moves.length === 3)).toBe(true);
    expect(seen(1).every(moves => moves.includes(3))).toBe(true);
    const dull = seen(0.6).filter(moves => !moves.includes(1)).length / SEEDS.length;
    expect(dull).toBeGreaterThan(0.3);
    expect(dull).toBeLessThan(0.5);
  });
});

test('older tables name levels that are called otherwise now', () => {
  expect(['easy', 'medium', 'strong'].map(levelNamed)).toEqual(['casual', 'skilled', 'expert']);
  expect(parseStrength('strong')).toEqual(parseStrength('expert'));
  expect(levelNamed('constructor')).toBeUndefined();
});

test.each([
  undefined,
  { game: 'submarine', seats: 2 },
  { game: 'flotilla', seats: 5 },
  { game: 'nim', seats: 2 },
])('from level to level bots think longer and err less (%o)', occasion => {
  const strengths = LEVELS.map(level => parseStrength(level, occasion));
  for (const [i, strength] of strengths.entries()) {
    const weaker = strengths[i - 1];
    if (!weaker || !strength) continue;
    expect(strength.iterations).toBeGreaterThanOrEqual(weaker.iterations);
    expect(strength.noise ?? 0).toBeLessThanOrEqual(weaker.noise ?? 0);
    expect(strength.oversight ?? 0).toBeLessThanOrEqual(weaker.oversight ?? 0);
  }
});
