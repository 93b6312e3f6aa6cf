/** What somebody in the waiting room knows of the terms, and what has changed since. */
import type { TableInfo } from '@fathom/server/protocol.ts';
import { useState } from 'react';

type Agreed = Pick<TableInfo, 'game' | 'pace' | 'options' | 'seats' | 'clock' | 'rated' | 'coach'>;

/** The terms to which somebody has last said yes, by coming in or by being ready; nothing while they are the same. */
export function useAgreed(table: TableInfo, you: number | null): TableInfo | undefined {
  const [agreed, setAgreed] = useState(table);
  const isNew = !sameTerms(agreed, table);
  const saysYes = you !== null && (you === table.host || table.seats[you]?.ready === true);
  if (isNew && saysYes) setAgreed(table);
  return isNew && !saysYes ? agreed : undefined;
}

export function sameTerms(one: Agreed, other: Agreed): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ game, pace, options, seats, clock, rated, coach }: Agreed): string {
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const rule = clock && Object.entries(clock).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, pace, chosen, seats.length, rule, rated === true, coach !== false]);
}
