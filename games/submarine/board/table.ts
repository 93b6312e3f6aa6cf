import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import { fleetSize } from '../state.ts';
import type { View } from '../view.ts';

export type Table = BoardProps<View, Move>;

/** The seat whose hand and container lie in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view }: Table): Seat {
  return viewer === 'spectator' ? view.seat : viewer;
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

/** How many submarines of the one who looks lie there. */
export function ownAt(view: View, space: number): number {
  return fleetsAt(view, space).find(({ seat }) => seat === view.seat)?.submarines.length ?? 0;
}
