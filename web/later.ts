import { type ComponentType, createElement, type JSX, lazy } from 'react';

interface Later<P> {
  (props: P & JSX.IntrinsicAttributes): JSX.Element;
  /** Whoever waits for it has the page drawn at once, without a word about loading in between. */
  fetch(): Promise<void>;
}

/** A page whose script is loaded when it is drawn, or before. */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Later<P> {
  const onDemand: ComponentType<P> = lazy(load);
  let fetched: ComponentType<P> | undefined;
  let drawn: ComponentType<P> | undefined;
  return Object.assign(
    (props: P) => {
      // Once chosen it stays: another component would begin anew.
      drawn ??= fetched ?? onDemand;
      return createElement(drawn, props);
    },
    {
      fetch: async () => {
        fetched = (await load()).default;
      },
    },
  );
}
