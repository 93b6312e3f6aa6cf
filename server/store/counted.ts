import { Conflict, type Store } from './store.ts';

/** The table counts these itself, when it takes back what it had decided. */
const COUNTED_BY_THE_TABLE: readonly PropertyKey[] = ['append', 'saveTable'];

/** The same store, whose failures are counted, reads and writes alike. A conflict is no failure. */
export function counted(store: Store, failed: () => void): Store {
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return async (...given: unknown[]) => {
        try {
          return await own.apply(target, given);
        } catch (error) {
          if (!(error instanceof Conflict) && !COUNTED_BY_THE_TABLE.includes(name)) failed();
          throw error;
        }
      };
    },
  });
}
