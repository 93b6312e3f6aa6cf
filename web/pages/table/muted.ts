/** Whose chat is not shown in this tab: by the address of the table and the seat. */
import type { Seat } from '@fathom/kernel';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let muted: ReadonlySet<string> = new Set();

function keyOf(seat: Seat): string {
  return `${location.pathname} ${seat}`;
}

export function toggleMuted(seat: Seat): void {
  const next = new Set(muted);
  if (!next.delete(keyOf(seat))) next.add(keyOf(seat));
  muted = next;
  for (const listener of listeners) listener();
}

/** Says of a seat whether it is muted. */
export function useMuted(): (seat: Seat) => boolean {
  const now = useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
  );
  return seat => now.has(keyOf(seat));
}
