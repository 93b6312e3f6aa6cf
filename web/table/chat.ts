import type { ChatEntry } from '@fathom/server/protocol.ts';

/** Chat by its running number: twice the same entry is one. */
export function mergeChat(have: readonly ChatEntry[], more: readonly ChatEntry[]): ChatEntry[] {
  const all = new Map([...have, ...more].map(entry => [entry.n, entry]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}

/** Said at a table by whoever asks the coach; each reads it in the own language. */
export const COACH_NOTE = '/coach';
