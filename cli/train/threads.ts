/** Spreads the tasks of a training over threads. Answers come in the order of the tasks. */
import { Worker } from 'node:worker_threads';
import type { Task } from './task.ts';

const ENTRY = new URL('./thread.ts', import.meta.url);

export class Threads {
  readonly #workers: readonly Worker[];

  constructor(count: number) {
    this.#workers = Array.from({ length: count }, () => new Worker(ENTRY));
  }

  get count(): number {
    return this.#workers.length;
  }

  async all<A>(tasks: readonly Task[], advance: () => void): Promise<A[]> {
    const answers: A[] = new Array(tasks.length);
    let next = 0;
    await Promise.all(
      this.#workers.map(async worker => {
        while (next < tasks.length) {
          const index = next++;
          answers[index] = await ask<A>(worker, tasks[index]);
          advance();
        }
      }),
    );
    return answers;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

function ask<A>(worker: Worker, task: Task): Promise<A> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: A) => {
      worker.off('error', onError);
      resolve(answer);
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
