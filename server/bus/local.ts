import type { Bus, Listener, Notice } from './bus.ts';

/** The bus of a single process. */
export class LocalBus implements Bus {
  readonly #topics = new Map<string, Set<Listener>>();

  publish(topic: string, notice: Notice): void {
    for (const listener of this.#topics.get(topic) ?? []) queueMicrotask(() => listener(notice));
  }

  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#topics.get(topic) === listeners) this.#topics.delete(topic);
    };
  }

  async close(): Promise<void> {
    this.#topics.clear();
  }
}
