/** Looks after clocks that nobody holds in memory: tables whose time is up are found by an index, on every node. */
import { Rounds } from '../rounds.ts';
import type { Registry } from './registry.ts';

const AT_ONCE = 100;

export interface AlarmSettings {
  readonly now: () => number;
  /** Milliseconds between two looks. */
  readonly every?: number;
  alarmed(now: number, limit: number): Promise<string[]>;
  readonly onError: (error: unknown) => void;
}

export class Alarms {
  readonly #registry: Pick<Registry, 'open'>;
  readonly #settings: AlarmSettings;
  #timer: NodeJS.Timeout | undefined;
  readonly #rounds = new Rounds(() => this.#look());

  constructor(registry: Pick<Registry, 'open'>, settings: AlarmSettings) {
    this.#registry = registry;
    this.#settings = settings;
  }

  start(): void {
    const { every = 1000, onError } = this.#settings;
    this.#timer = setInterval(() => this.look().catch(onError), every).unref();
  }

  /** One look at a time. */
  look(): Promise<void> {
    return this.#rounds.join();
  }

  settle(): Promise<void> {
    return this.#rounds.settle();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#rounds.end();
  }

  /** A table that cannot be opened holds up no other. */
  async #look(): Promise<void> {
    const { now, alarmed, onError } = this.#settings;
    for (const id of await alarmed(now(), AT_ONCE)) {
      try {
        const table = await this.#registry.open(id);
        await table.life.ring();
      } catch (error) {
        onError(error);
      }
    }
  }
}
