import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import { asked, type View } from '../view.ts';

export type Table = BoardProps<View, Move>;

/** The seat whose crew lies in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view }: Table): Seat {
  return viewer === 'spectator' ? (asked(view)?.seat ?? view.seat) : viewer;
}

/** Whoever decides now. */
export function seatOf({ view }: Table): Seat {
  return asked(view)?.seat ?? view.seat;
}

export interface Fleet {
  readonly seat: Seat;
  /** Numbers of the vessels, as pieces that keep their identity. */
  readonly vessels: readonly number[];
}

/** The vessels in a zone, owner by owner. */
export function fleetsAt(view: View, cell: number): Fleet[] {
  const fleets: Fleet[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const vessels = [0, 1, 2].map(i => seat * 3 + i).filter(i => view.vessels[i] === cell);
    if (vessels.length > 0) fleets.push({ seat, vessels });
  }
  return fleets;
}
