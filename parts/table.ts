/** What every board asks about its table. */
import type { Seat } from '@fathom/kernel';
import { type BoardProps, MARKS, type Mark } from './board.ts';

export function nameOf({ seats }: BoardProps, seat: Seat): string {
  return seats.find(info => info.seat === seat)?.name ?? '';
}

export function markOf({ seats }: BoardProps, seat: Seat): Mark {
  return seats.find(info => info.seat === seat)?.mark ?? MARKS[seat];
}

/** `you` where the viewer sits, for sentences that speak to or about a seat. */
export function whoIs({ viewer }: BoardProps, seat: Seat): 'you' | 'other' {
  return viewer === seat ? 'you' : 'other';
}

export function isDeciding({ moves }: BoardProps): boolean {
  return moves.length > 0;
}

/** Tries a move that is not offered and shows why not. */
export function refuseMove<M>(table: BoardProps<unknown, M>, move: M): void {
  const refusal = table.explain(move);
  if (refusal) table.refuse(refusal);
}

/** What is said of a seat whose turn is being shown, or who decides; nothing of the others. */
export function stirring(table: BoardProps, seat: Seat): string {
  const { say, watched, actors } = table;
  if (watched === seat) return say('parts.shown');
  if (!actors.includes(seat)) return '';
  return say(whoIs(table, seat) === 'you' ? 'seat.turn' : 'seat.deciding');
}
