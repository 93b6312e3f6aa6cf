import type { Store } from './store.ts';

export interface Watcher {
  done?(name: PropertyKey): void;
  /** What is thrown instead. */
  failed(error: unknown, name: PropertyKey): unknown;
}

type Call = (...given: unknown[]) => unknown;

/** The same store, whose calls are watched; each watcher hears of an error what the one before has made of it. */
export function watched(store: Store, ...watchers: readonly Watcher[]): Store {
  // Every move comes through here: what can be made once for each call of the store is.
  const watch = (name: PropertyKey, own: Call): Call => {
    const failed = (error: unknown) => watchers.reduce((told, watcher) => watcher.failed(told, name), error);
    const onDone = (value: unknown) => {
      for (const watcher of watchers) watcher.done?.(name);
      return value;
    };
    const onFailed = (error: unknown) => {
      throw failed(error);
    };
    return (...given) => {
      try {
        return Promise.resolve(own.apply(store, given)).then(onDone, onFailed);
      } catch (error) {
        return Promise.reject(failed(error));
      }
    };
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
