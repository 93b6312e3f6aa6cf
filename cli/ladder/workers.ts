/** Spreads the matches of a ladder over threads. Which thread plays a match changes nothing about it. */
import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './pairing.ts';

const ENTRY = new URL('./worker.ts', import.meta.url);

/** Outcomes in the order of the tasks. */
export async function playAll(
  tasks: readonly Task[],
  threads: number,
  advance: () => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = new Array(tasks.length);
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, tasks.length) }, () => new Worker(ENTRY));
  try {
    await Promise.all(
      workers.map(async worker => {
        while (next < tasks.length) {
          const index = next++;
          outcomes[index] = await playIn(worker, tasks[index]);
          advance();
        }
      }),
    );
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return outcomes;
}

function playIn(worker: Worker, task: Task): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const onMessage = (outcome: Outcome) => {
      worker.off('error', onError);
      resolve(outcome);
    };
    const onError = (error: Error) => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(task);
  });
}
