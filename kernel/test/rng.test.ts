import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  below,
  cloneRng,
  draw,
  drawFrom,
  forkRng,
  hex,
  type Rng,
  seedRng,
  sha256,
  shuffle,
  unit,
  weighted,
} from '../index.ts';

describe('sha256', () => {
  test.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'tiefsee ü'.repeat(40)])(
    'of %j is the standard one',
    text => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('rng', () => {
  test('a copy has every number in its place', () => {
    const [short, long]: Rng[] = [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ];
    expect([cloneRng(short), cloneRng(long)]).toEqual([short, long]);
    expect(cloneRng(short)).not.toBe(short);
  });

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

/** Stored matches replay only as long as these numbers stay what they are. */
describe('sfc32 draws what its reference draws', () => {
  test('from a given state', () => {
    const rng: Rng = [1, 2, 3, 4];
    expect([draw(rng), draw(rng), draw(rng)]).toEqual([7, 34, 56623200]);
    expect(rng).toEqual([56733759, 132148530, -2019550111, 7]);
  });

  test('from a seed, and in a fork of its own', () => {
    expect(seedRng('tide', 'play')).toEqual([89368005, -1597447088, -544012255, 1119270369]);
    expect(forkRng(seedRng('tide', 'play'))).toEqual([312081044, -1107789980, -191332798, 13]);
  });

  test('a shuffle of a given seed', () => {
    expect(shuffle(seedRng('1', 'play'), [0, 1, 2, 3, 4])).toEqual([2, 3, 4, 0, 1]);
    expect(shuffle(seedRng('2', 'play'), [0, 1])).toEqual([1, 0]);
    const rng = seedRng('3', 'play');
    const [, , , counter] = rng;
    shuffle(rng, [0, 1, 2, 3]);
    expect(rng[3] - counter).toBe(3);
  });
});

/** A generator whose next number is this one. */
const next = (number: number): Rng => [number | 0, 0, 5, 0];
const HIGHEST = 4294967295;

describe('the edges of a draw', () => {
  test.each([
    [2, HIGHEST, 1, 1],
    [3, HIGHEST - 1, 2, 1],
    [3, HIGHEST, 1, 2],
    [3, 0, 0, 1],
  ])('below %i from %d is %i after %i draws', (n, number, result, draws) => {
    const rng = next(number);
    expect([below(rng, n), rng[3]]).toEqual([result, draws]);
  });

  test('a unit is never 1', () => {
    expect(unit(next(0))).toBe(0);
    expect(unit(next(HIGHEST))).toBe(1 - 1 / 4294967296);
  });

  test.each([
    [[1, 1], 0, 0],
    [[1, 1], 2147483647, 0],
    [[1, 1], 2147483648, 1],
    [[1, 1], HIGHEST, 1],
    [[0, 1], 0, 1],
    [[1, 0], HIGHEST, 0],
    [[1, 2, 1], 3221225471, 1],
    [[1, 2, 1], 3221225472, 2],
  ])('weights %j from %d give %i', (weights, number, index) => {
    expect(weighted(next(number), weights)).toBe(index);
  });

  test.each([
    [0, 0, [1, 0, 1]],
    [1, 0, [1, 0, 1]],
    [2, 2, [2, 0, 0]],
  ])('number %i of a multiset is item %i', (number, item, rest) => {
    const counts = [2, 0, 1];
    expect(drawFrom(next(number), counts)).toBe(item);
    expect(counts).toEqual(rest);
  });
});
