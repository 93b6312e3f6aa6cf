/** Spreads tasks over threads. Which thread does a task changes nothing about it, and answers come in the order of the tasks. */
import { Worker } from 'node:worker_threads';

export class Threads {
  readonly #workers: readonly Worker[];

  /** `entry` answers each message with one message. */
  constructor(entry: URL, count: number) {
    this.#workers = Array.from({ length: count }, () => new Worker(entry));
  }

  async all<T, A>(tasks: readonly T[], advance: () => void): Promise<A[]> {
    const answers: A[] = new Array(tasks.length);
    await this.each<T, A>(tasks, (index, answer) => {
      answers[index] = answer;
      advance();
    });
    return answers;
  }

  /** Answers as they come; no task is begun after `isOver`. */
  async each<T, A>(
    tasks: readonly T[],
    take: (index: number, answer: A) => void,
    isOver = () => false,
  ): Promise<void> {
    let next = 0;
    await Promise.all(
      this.#workers.map(async worker => {
        while (next < tasks.length && !isOver()) {
          const index = next++;
          take(index, await ask<T, A>(worker, tasks[index]));
        }
      }),
    );
  }

  /** Says the same to every thread and waits until all have answered. */
  async tell(message: unknown): Promise<void> {
    await Promise.all(this.#workers.map(worker => ask(worker, message)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

function ask<T, A>(worker: Worker, task: T): Promise<A> {
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
