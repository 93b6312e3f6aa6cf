import { type Bus, type Listener, type Notice, Unanswered, type WorkQueue } from './bus.ts';

interface Worker {
  free: number;
  readonly answer: (question: unknown) => Promise<unknown>;
  readonly busy: Set<Promise<unknown>>;
}

/** The bus of a single process. */
export class LocalBus implements Bus, WorkQueue {
  readonly #topics = new Map<string, Set<Listener>>();
  readonly #workers = new Set<Worker>();

  publish(topic: string, notice: Notice): void {
    for (const listener of this.#topics.get(topic) ?? []) {
      queueMicrotask(() => {
        if (this.#topics.get(topic)?.has(listener)) listener(notice);
      });
    }
  }

  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#topics.get(topic) === listeners) this.#topics.delete(topic);
    };
  }

  readonly isAway = false;

  /** Nothing is lost within a process. */
  onGap(): void {}

  onTrouble(): void {}

  async ask(question: unknown): Promise<unknown> {
    const worker = [...this.#workers].find(({ free }) => free > 0);
    if (!worker) throw new Unanswered('no worker is free');
    worker.free--;
    const answer = worker.answer(question).finally(() => {
      worker.free++;
      worker.busy.delete(answer);
    });
    worker.busy.add(answer);
    return answer;
  }

  work(most: number, answer: (question: unknown) => Promise<unknown>): () => Promise<void> {
    const worker: Worker = { free: most, answer, busy: new Set() };
    this.#workers.add(worker);
    return async () => {
      this.#workers.delete(worker);
      await Promise.allSettled(worker.busy);
    };
  }

  async close(): Promise<void> {
    this.#topics.clear();
    this.#workers.clear();
  }
}
