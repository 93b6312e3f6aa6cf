import type { Store } from './store.ts';

export interface Watcher {
  done?(name: PropertyKey): void;
  /** What is thrown instead. */
  failed(error: unknown, name: PropertyKey): unknown;
}

/** The same store, whose calls are watched. */
export function watched(store: Store, { done, failed }: Watcher): Store {
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return async (...given: unknown[]) => {
        try {
          const value = await own.apply(target, given);
          done?.(name);
          return value;
        } catch (error) {
          throw failed(error, name);
        }
      };
    },
  });
}
