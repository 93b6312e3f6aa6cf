import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { below, draw, drawFrom, hex, seedRng, sha256, shuffle, weighted } from '../index.ts';

describe('sha256', () => {
  test.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'tiefsee ü'.repeat(40)])(
    'of %j is the standard one',
    text => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('rng', () => {
  test('the same seed gives the same numbers, another stream others', () => {
    const take = (stream: string) =>
      Array.from(
        { length: 5 },
        (
          (rng = seedRng('1', stream)) =>
          () =>
            draw(rng)
        )(),
      );
    expect(take('play')).toEqual(take('play'));
    expect(take('play')).not.toEqual(take('bot'));
  });

  test('the fourth number counts the draws', () => {
    const rng = seedRng('1', 'play');
    const before = rng[3];
    draw(rng);
    draw(rng);
    expect((rng[3] - before) | 0).toBe(2);
  });

  test.each([2, 3, 5, 6, 7])('below %i is fair', n => {
    const rng = seedRng('fair', String(n));
    const counts = new Array(n).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(rng, n)]++;
    const expected = 60_000 / n;
    const chi = counts.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(25);
  });

  test('a shuffle keeps everything', () => {
    const items = shuffle(seedRng('1', 'play'), [...Array(60).keys()]);
    expect([...items].sort((a, b) => a - b)).toEqual([...Array(60).keys()]);
    expect(items).not.toEqual([...Array(60).keys()]);
  });

  test('drawing from a multiset empties it exactly', () => {
    const rng = seedRng('1', 'play');
    const counts = [3, 0, 2];
    const drawn = Array.from({ length: 5 }, () => drawFrom(rng, counts)).sort();
    expect(drawn).toEqual([0, 0, 0, 2, 2]);
    expect(counts).toEqual([0, 0, 0]);
  });

  test('weights decide, and zero never comes', () => {
    const rng = seedRng('1', 'play');
    const counts = [0, 0, 0];
    for (let i = 0; i < 10_000; i++) counts[weighted(rng, [1, 0, 3])]++;
    expect(counts[1]).toBe(0);
    expect(counts[2] / counts[0]).toBeGreaterThan(2.5);
  });
});
