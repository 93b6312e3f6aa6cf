import { Conflict } from './store.ts';
import type { Watcher } from './watched.ts';

/** The table counts these itself, when it takes back what it had decided. */
const COUNTED_BY_THE_TABLE: readonly PropertyKey[] = ['append', 'saveTable'];

/** Counts the failures of a store, reads and writes alike. A conflict is no failure. */
export function counting(count: () => void): Watcher {
  return {
    failed(error, name) {
      if (!(error instanceof Conflict) && !COUNTED_BY_THE_TABLE.includes(name)) count();
      return error;
    },
  };
}
