/**
 * Dice as plain numbers, so they live inside the game state. A match draws from ChaCha20, of which nothing can be told from what
 * was drawn before; sampling and bots draw from sfc32, a small fast generator with 128 bits of state that passes PractRand.
 * Which one it is shows in the length, and the last number of both counts: it tells whether anything was drawn.
 */
import { chachaWord, KEY_WORDS } from './chacha.ts';
import { sha256 } from './sha256.ts';

export const RNG_NAMES = ['sfc32', 'chacha20'] as const;
export type RngName = (typeof RNG_NAMES)[number];

export function isRngName(value: unknown): value is RngName {
  return RNG_NAMES.some(name => name === value);
}

/** What a new match draws from. Older ones keep what they began with. */
export const PLAY_RNG: RngName = 'chacha20';

type Sfc32 = [number, number, number, number];
/** Eight words of key, and how many were drawn. */
type ChaCha20 = [number, number, number, number, number, number, number, number, number];
export type Rng = Sfc32 | ChaCha20;

/** Generators of one seed for different purposes: what a bot draws never shifts a shuffle. */
export function seedRng(seed: string, stream: string, name: RngName = 'sfc32'): Rng {
  const [a, b, c, d, e, f, g, h] = new Int32Array(sha256(`${seed}/${stream}`));
  if (name === 'chacha20') return [a, b, c, d, e, f, g, h, 0];
  const rng: Sfc32 = [a, b, c, d];
  for (let i = 0; i < 12; i++) draw(rng);
  return rng;
}

/** A fast generator of its own whose sequence is independent of how `rng` goes on. */
export function forkRng(rng: Rng): Rng {
  const fork: Sfc32 = [draw(rng) | 0, draw(rng) | 0, draw(rng) | 0, 1];
  for (let i = 0; i < 12; i++) draw(fork);
  return fork;
}

export function cloneRng(rng: Rng): Rng {
  if (rng.length === 4) return [rng[0], rng[1], rng[2], rng[3]];
  return [rng[0], rng[1], rng[2], rng[3], rng[4], rng[5], rng[6], rng[7], rng[8]];
}

/** Whether anything was drawn between two states of the same dice. */
export function hasDrawn(before: Rng, after: Rng): boolean {
  return drawCount(before) !== drawCount(after);
}

export function drawCount(rng: Rng): number {
  return rng[rng.length - 1];
}

/** The next 32 bits. */
export function draw(rng: Rng): number {
  if (rng.length !== 4) return chachaWord(rng, rng[KEY_WORDS]++);
  const t = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  // At once: a list that has held a number beyond 32 bits for a moment stays a list of floating-point numbers.
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A number from 0 to n − 1, each equally likely: draws beyond the last whole multiple of n are thrown away. */
export function below(rng: Rng, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let x = draw(rng);
  while (x >= limit) x = draw(rng);
  // What is left of a number beyond 31 bits is kept as a floating-point number, and so is whatever comes of it.
  return (x % n) >>> 0;
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

/** Index drawn with a chance proportional to its weight, of the first `count`; the weights are not negative and not all zero. */
export function weighted(rng: Rng, weights: readonly number[], count: number = weights.length): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i];
  let x = unit(rng) * total;
  for (let i = 0; i < count; i++) {
    x -= weights[i];
    if (x < 0) return i;
  }
  return weights.findLastIndex((w, i) => i < count && w > 0);
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
