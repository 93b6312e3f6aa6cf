import { expect, test } from 'vitest';
import { Rounds } from '../rounds.ts';

/** Rounds whose ends are called one by one. */
function rounds() {
  const ends: PromiseWithResolvers<void>[] = [];
  const open = new Rounds(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { open, ends };
}

test('who comes while a round is under way joins it', async () => {
  const { open, ends } = rounds();
  const [first, second] = [open.join(), open.join()];
  ends[0].resolve();
  await Promise.all([first, second]);
  expect(ends).toHaveLength(1);
  void open.join();
  expect(ends).toHaveLength(2);
});

test('whoever wants everything done that is due now waits for a round of its own', async () => {
  const { open, ends } = rounds();
  const first = open.join();
  const settled = open.settle();
  expect(ends).toHaveLength(1);
  ends[0].resolve();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1].resolve();
  await settled;
});

test('a round that fails is told to whoever began it, and the next one comes', async () => {
  const { open, ends } = rounds();
  const first = open.join();
  const settled = open.settle();
  ends[0].reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect.poll(() => ends.length).toBe(2);
  ends[1].resolve();
  await settled;
});
