/** How far somebody has seen a match, and when: what happened since is shown when they come back. */
import type { Seat } from '@fathom/kernel';
import { recallJson, remember } from '../memory.ts';

export interface SeenTo {
  readonly seq: number;
  readonly at: number;
}

export function recallSeen(table: string, seat: Seat): SeenTo | undefined {
  const value = recallJson(keyOf(table, seat));
  return isSeen(value) ? value : undefined;
}

export function rememberSeen(table: string, seat: Seat, seq: number): void {
  remember(keyOf(table, seat), JSON.stringify({ seq, at: Date.now() } satisfies SeenTo));
}

function keyOf(table: string, seat: Seat): string {
  return `seen.${table}.${seat}`;
}

function isSeen(value: unknown): value is SeenTo {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seq' in value &&
    typeof value.seq === 'number' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
