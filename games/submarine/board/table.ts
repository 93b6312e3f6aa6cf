import type { Seat } from '@fathom/kernel';
import type { BoardProps, Mark } from '@fathom/parts/board.ts';
import { MARKS } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import { fleetSize } from '../state.ts';
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

/** The seat whose hand and container lie in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view }: Table): Seat {
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

export interface Fleet {
  readonly seat: Seat;
  /** Numbers of the submarines, as pieces that keep their identity. */
  readonly submarines: readonly number[];
}

/** The submarines in a space, owner by owner. */
export function fleetsAt(view: View, space: number): Fleet[] {
  const fleet = fleetSize(view);
  const bySeat = new Map<Seat, number[]>();
  view.submarines.forEach((at, i) => {
    if (at !== space) return;
    const seat = Math.floor(i / fleet);
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), i]);
  });
  return [...bySeat].map(([seat, submarines]) => ({ seat, submarines }));
}
