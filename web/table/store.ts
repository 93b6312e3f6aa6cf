import type { TableState } from './connection.ts';

/** The state of a connection and whoever wants to know when it changes. */
export class TableStore {
  #state: TableState;
  readonly #listeners = new Set<() => void>();

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly get = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
