/** Whether the process lives, and whether it can do its work: the last trouble with the store counts until a write goes well again. */
import type { Store } from '../store/store.ts';
import { StoreTrouble } from '../store/trouble.ts';

export interface Readiness {
  readonly live: true;
  readonly ready: boolean;
  /** What is wrong, for everybody. */
  readonly why?: string;
}

export class Health {
  #trouble: StoreTrouble | undefined;

  note(trouble?: StoreTrouble): void {
    this.#trouble = trouble;
  }

  /** Reads; after a trouble it writes, which is the only way to see whether it is over. */
  async look(store: Store): Promise<Readiness> {
    try {
      if (this.#trouble) await store.probe();
      else await store.table('');
      return { live: true, ready: true };
    } catch (error) {
      const why = error instanceof StoreTrouble ? error.says : 'The store does not answer.';
      return { live: true, ready: false, why };
    }
  }
}
