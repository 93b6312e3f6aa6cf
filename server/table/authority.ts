/** Who may speak for a table, and whose seat may be given away. */
import type { Seat } from '@fathom/kernel';
import { Refused } from '../refused.ts';
import type { TableRow } from '../store/store.ts';
import { seatOf } from './seats.ts';

type IsGone = (member: string, seat: Seat) => boolean;

/** The table as its host may change it. Of a host who is gone the role passes on to whoever asks next. */
export function asHost(row: TableRow, member: string, isGone: IsGone): TableRow {
  if (row.host === member) return row;
  const seat = seatOf(row, row.host);
  const isPlayer = row.seats.some(one => one.member === member && one.kind === 'person');
  if (!isPlayer || (seat !== undefined && !isGone(row.host, seat))) throw new Refused('not_host');
  return { ...row, host: member };
}

/** During play nobody loses a seat who is here, or was a moment ago. */
export function checkReplaceable({ status, seats }: TableRow, seat: Seat, isGone: IsGone): void {
  const owner = seats[seat]?.member;
  if (status !== 'playing' || owner === undefined) return;
  if (!isGone(owner, seat)) throw new Refused('not_waiting');
}
