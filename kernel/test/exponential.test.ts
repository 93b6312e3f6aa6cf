import { describe, expect, test } from 'vitest';
import { exponential, logarithm } from '../exponential.ts';
import { hex, sha256 } from '../sha256.ts';

const LADDER = Array.from({ length: 2001 }, (_, i) => (i - 1000) / 16 + i / 7919);

describe('exponential and logarithm', () => {
  test('are right to the last digits', () => {
    for (const x of LADDER) {
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(5e-14);
      expect(Math.abs(logarithm(Math.exp(x)) - x)).toBeLessThan(5e-14 * Math.max(1, Math.abs(x)));
    }
  });

  test('at the ends', () => {
    expect(exponential(0)).toBe(1);
    expect(exponential(-Infinity)).toBe(0);
    expect(exponential(-800)).toBe(0);
    expect(exponential(-740)).toBeGreaterThan(0);
    expect(exponential(-744.4)).toBe(Number.MIN_VALUE);
    expect(exponential(709.7) / Math.exp(709.7)).toBeCloseTo(1);
    expect(exponential(800)).toBe(Infinity);
    expect(exponential(Infinity)).toBe(Infinity);
    expect(exponential(Number.NaN)).toBeNaN();
    expect(logarithm(1)).toBe(0);
    expect(logarithm(0)).toBe(-Infinity);
    expect(logarithm(Infinity)).toBe(Infinity);
    expect(logarithm(-1)).toBeNaN();
  });

  test('give the same bits everywhere', () => {
    const values = LADDER.flatMap(x => [exponential(x), logarithm(Math.abs(x) + 1e-9)]);
    const text = new Uint32Array(Float64Array.from(values).buffer).join(' ');
    expect(hex(sha256(text))).toMatchInlineSnapshot(
      `"7ec65fe6bdbd7ad11cbad804319fd59b1ac1eaf27c66522d128df99f7ac6f4b1"`,
    );
  });
});
