import { useSyncExternalStore } from 'react';

export const WIDE = '(min-width: 1000px)';
export const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds, kept up to date. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Rails instead of sheets. */
export function useWide(): boolean {
  return useMedia(WIDE);
}
