/**
 * Exponential and logarithm by sums, products and roots, which are the same on every machine. `Math.exp` is not: engines differ in
 * the last digit, and a search may go another way for it.
 */

const PARTS = 32;
const STEP = Math.LN2 / PARTS;
const STEPS_PER_ONE = PARTS / Math.LN2;

/** 2 to the power of 0/32, 1/32, … */
const ROOTS = Float64Array.from({ length: PARTS }, (_, part) => rootOfTwo(part));

/** 2 to the power of everything that is neither 0 nor infinite. */
const LOWEST = -1074;
const HIGHEST = 1023;
const POWERS = Float64Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => powerOfTwo(i + LOWEST));

export function exponential(x: number): number {
  const steps = Math.floor(x * STEPS_PER_ONE + 0.5);
  const power = Math.floor(steps / PARTS);
  if (power > HIGHEST) return Number.POSITIVE_INFINITY;
  if (power < LOWEST) return 0;
  const r = x - steps * STEP;
  const rest = 1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720))))));
  return rest * ROOTS[steps - power * PARTS] * POWERS[power - LOWEST];
}

const ROOT = Math.sqrt(2);

/** Of a number above 0. */
export function logarithm(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY))
    return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN;
  let power = 0;
  let m = x;
  for (; m > ROOT; power++) m /= 2;
  for (; m < 1 / ROOT; power--) m *= 2;
  const s = (m - 1) / (m + 1);
  const t = s * s;
  let sum = 0;
  for (let odd = 21; odd > 0; odd -= 2) sum = sum * t + 1 / odd;
  return power * Math.LN2 + 2 * s * sum;
}

function rootOfTwo(part: number): number {
  let product = 1;
  let root = 2;
  for (let bit = PARTS / 2; bit > 0; bit /= 2) {
    root = Math.sqrt(root);
    if (part & bit) product *= root;
  }
  return product;
}

function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let i = 0; i < Math.abs(exponent); i++) power *= exponent > 0 ? 2 : 0.5;
  return power;
}
