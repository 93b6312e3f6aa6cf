/** Whom a table waits for too long. */
import type { TableInfo } from '@fathom/server/protocol.ts';
import { DAY, MINUTE } from '../../../duration.ts';
import type { TableState } from '../../../table/connection.ts';

/** Who lets the others wait for so long can be replaced where no clock says when. */
const IDLE = { live: 5 * MINUTE, days: 3 * DAY } as const;

/** The first other person who is late: by the clock, or where there is none by what nobody waits for longer. */
export function lateSeat({ table, known, you }: TableState, now: number): number | undefined {
  if (!table || !known || table.status !== 'playing') return undefined;
  const asked = known.actors.filter(seat => seat !== you && table.seats[seat].kind === 'person');
  if (table.clock) return asked.find(seat => table.times?.[seat]?.late);
  const moved = known.entries.at(-1)?.at ?? table.since;
  return now - moved >= IDLE[table.pace] ? asked[0] : undefined;
}

/** Those whose voice counts in a vote: people who play, but not whoever is to be replaced. */
export function voters({ seats, ballot }: TableInfo): number[] {
  if (!ballot) return [];
  return seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !(ballot.kind === 'bot' && seat === ballot.seat) ? seat : [],
  );
}

/** What became of a vote that is no longer asked. */
export function wasAccepted(
  { ballot, moves }: Pick<TableInfo, 'ballot' | 'moves'>,
  after: Pick<TableInfo, 'seats' | 'status' | 'moves'>,
): boolean {
  if (ballot?.kind === 'bot') return after.seats[ballot.seat]?.kind === 'bot';
  if (ballot?.kind === 'undo') return after.moves < moves;
  return after.status === 'abandoned';
}
