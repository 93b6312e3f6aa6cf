/** The column the viewer looks at. Board and preview are siblings on the table page, so they share it here. */
import { createStore } from '@fathom/parts/store.ts';
import { useEffect } from 'react';

const glance = createStore<number | undefined>(undefined);

export const glanceAt = glance.set;
export const useGlance = glance.use;

/** Forgets the column when the board goes away. */
export function useGlanceEnd(): void {
  useEffect(() => () => glanceAt(undefined), []);
}
