/**
 * sfc32, a small fast generator with 128 bits of state that passes PractRand. Its state is four plain numbers,
 * so it lives inside the game state; the fourth is a counter, which tells whether anything was drawn.
 */
import { sha256 } from './sha256.ts';

export type Rng = [number, number, number, number];

/** Generators of one seed for different purposes: what a bot draws never shifts a shuffle. */
export function seedRng(seed: string, stream: string): Rng {
  const [a, b, c, d] = sha256(`${seed}/${stream}`);
  const rng: Rng = [a, b, c, d];
  for (let i = 0; i < 12; i++) draw(rng);
  return rng;
}

/** A generator of its own whose sequence is independent of how `rng` goes on. */
export function forkRng(rng: Rng): Rng {
  const fork: Rng = [draw(rng), draw(rng), draw(rng), 1];
  for (let i = 0; i < 12; i++) draw(fork);
  return fork;
}

/** The next 32 bits. */
export function draw(rng: Rng): number {
  const t = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = ((rng[2] << 21) | (rng[2] >>> 11)) + t;
  rng[2] |= 0;
  return t >>> 0;
}

/** A number from 0 to n − 1, each equally likely: draws beyond the last whole multiple of n are thrown away. */
export function below(rng: Rng, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let x = draw(rng);
  while (x >= limit) x = draw(rng);
  return x % n;
}

/** A number from 0 up to, but not including, 1. */
export function unit(rng: Rng): number {
  return draw(rng) / 4294967296;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)];
}

/** Fisher–Yates, in place. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

/** Index drawn with a chance proportional to its weight; the weights are not negative and not all zero. */
export function weighted(rng: Rng, weights: readonly number[]): number {
  let total = 0;
  for (const w of weights) total += w;
  let x = unit(rng) * total;
  for (let i = 0; i < weights.length; i++) {
    x -= weights[i];
    if (x < 0) return i;
  }
  return weights.findLastIndex(w => w > 0);
}

/** Draws one item from a multiset given as counts, and takes it out. */
export function drawFrom(rng: Rng, counts: number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  let x = below(rng, total);
  let i = 0;
  while (x >= counts[i]) x -= counts[i++];
  counts[i]--;
  return i;
}
