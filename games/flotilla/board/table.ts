import type { Seat } from '@fathom/kernel';
import { type BoardProps, MARKS, type Mark } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

export type Table = BoardProps<View, Move>;

export function nameOf(table: Table, seat: Seat): string {
  return table.seats.find(info => info.seat === seat)?.name ?? '';
}

export function markOf(table: Table, seat: Seat): Mark {
  return table.seats.find(info => info.seat === seat)?.mark ?? MARKS[seat];
}

/** `you` where the viewer sits, for sentences that speak to or about a seat. */
export function whoIs(table: Table, seat: Seat): 'you' | 'other' {
  return table.viewer === seat ? 'you' : 'other';
}

/** The seat whose hand lies in the tray and whose sea opens first: the viewer's, or for a spectator whoever decides. */
export function ownSeat({ viewer, view }: Table): Seat {
  return viewer === 'spectator' ? view.seat : viewer;
}

export function isDeciding(table: Table): boolean {
  return table.moves.length > 0;
}

/** Tries a move that is not offered and shows why not. */
export function refuseMove(table: Table, move: Move): void {
  const refusal = table.explain(move);
  if (refusal) table.refuse(refusal);
}
