import type { Store } from './store.ts';

export interface Watcher {
  done?(name: PropertyKey): void;
  /** What is thrown instead. */
  failed(error: unknown, name: PropertyKey): unknown;
}

type Call = (...given: unknown[]) => unknown;

/** The same store, whose calls are watched. */
export function watched(store: Store, { done, failed }: Watcher): Store {
  const watch =
    (name: PropertyKey, own: Call): Call =>
    async (...given) => {
      try {
        const value = await own.apply(store, given);
        done?.(name);
        return value;
      } catch (error) {
        throw failed(error, name);
      }
    };
  const calls = new Map<PropertyKey, Call>();
  return new Proxy(store, {
    get(target, name) {
      const known = calls.get(name);
      if (known) return known;
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      const call = watch(name, own as Call);
      calls.set(name, call);
      return call;
    },
  });
}
