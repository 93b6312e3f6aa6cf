/** The column the viewer looks at. Board and preview are siblings on the table page, so they share it here. */
import { useEffect, useSyncExternalStore } from 'react';

let column: number | undefined;
const listeners = new Set<() => void>();

export function glanceAt(next: number | undefined): void {
  if (next === column) return;
  column = next;
  for (const listener of listeners) listener();
}

export function useGlance(): number | undefined {
  return useSyncExternalStore(subscribe, () => column);
}

/** Forgets the column when the board goes away. */
export function useGlanceEnd(): void {
  useEffect(() => () => glanceAt(undefined), []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
