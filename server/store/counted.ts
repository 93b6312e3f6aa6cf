import { Conflict, type Store } from './store.ts';
import { watched } from './watched.ts';

/** The table counts these itself, when it takes back what it had decided. */
const COUNTED_BY_THE_TABLE: readonly PropertyKey[] = ['append', 'saveTable'];

/** The same store, whose failures are counted, reads and writes alike. A conflict is no failure. */
export function counted(store: Store, count: () => void): Store {
  return watched(store, {
    failed(error, name) {
      if (!(error instanceof Conflict) && !COUNTED_BY_THE_TABLE.includes(name)) count();
      return error;
    },
  });
}
