import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Queue } from '../table/queue.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('jobs run one after the other, and one that fails holds up nobody', async () => {
  const queue = new Queue();
  const order: number[] = [];
  const jobs = [30, 0, 10].map((pause, i) =>
    queue.add(async () => {
      await new Promise(resolve => setTimeout(resolve, pause));
      order.push(i);
      if (i === 1) throw new Error('fails');
    }),
  );
  const outcomes = await Promise.allSettled(jobs);
  expect(order).toEqual([0, 1, 2]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await queue.idle();
  expect(queue.busy).toBe(false);
});

test('an idle queue does not keep what its last job has found', async () => {
  const queue = new Queue();
  let found: WeakRef<object> | undefined;
  await queue.add(async () => {
    const log = { steps: ['a whole log'] };
    found = new WeakRef(log);
    return log;
  });
  // What a WeakRef was made of lives until the end of the turn.
  await new Promise(resolve => setTimeout(resolve, 10));
  collectGarbage();
  expect(found?.deref()).toBeUndefined();
  expect(queue.busy).toBe(false);
});

test('a job that fails before it has begun to wait holds up nobody either', async () => {
  const queue = new Queue();
  const failing = queue.add(() => {
    throw new Error('fails');
  });
  const next = queue.add(async () => 'next');
  await expect(failing).rejects.toThrow('fails');
  expect(await next).toBe('next');
  expect(queue.busy).toBe(false);
});
