import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1000px)';
const TALL = '(min-height: 800px)';
export const REDUCED = '(prefers-reduced-motion: reduce)';

/** Asked in every render, so each is made once. */
const lists = new Map<string, MediaQueryList>();

export function media(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Rails instead of sheets. */
export function useWide(): boolean {
  return useSyncExternalStore(
    onWide,
    () => media(WIDE).matches,
    () => false,
  );
}

/** Nothing may move by itself. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReduced,
    () => media(REDUCED).matches,
    () => false,
  );
}

/** Room for words where signs would do. */
export function useTall(): boolean {
  return useSyncExternalStore(
    onTall,
    () => media(TALL).matches,
    () => true,
  );
}

const onWide = onChange(WIDE);
const onTall = onChange(TALL);
const onReduced = onChange(REDUCED);

function onChange(query: string): (changed: () => void) => () => void {
  return changed => {
    media(query).addEventListener('change', changed);
    return () => media(query).removeEventListener('change', changed);
  };
}
