/** Tables in memory are compared with the store now and then, and often while nobody can be told anything. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkRegularly } from '../table/checks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('every fifteen seconds, and every second while the bus is away', async () => {
  const bus = { isAway: false };
  const checked: number[] = [];
  const begun = performance.now();
  const timer = checkRegularly(bus, async () => void checked.push(performance.now() - begun));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(checked).toEqual([15_000, 30_000]);
  bus.isAway = true;
  await vi.advanceTimersByTimeAsync(3000);
  bus.isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(checked.slice(2)).toEqual([32_000, 33_000, 34_000, 49_000]);
  clearInterval(timer);
});

test('one at a time: whoever is not done with the last look begins no other', async () => {
  const bus = { isAway: true };
  const done: (() => void)[] = [];
  const timer = checkRegularly(bus, () => new Promise(resolve => done.push(resolve)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveLength(1);
  done[0]();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toHaveLength(2);
  clearInterval(timer);
});
