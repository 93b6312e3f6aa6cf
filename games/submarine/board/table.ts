import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import { fleetsAt } from '../reach.ts';
import type { View } from '../view.ts';

export type Table = BoardProps<View, Move>;

/** The seat whose hand and container lie in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view }: Table): Seat {
  return viewer === 'spectator' ? view.seat : viewer;
}

/** How many submarines of the one who looks lie there. */
export function ownAt(view: View, space: number): number {
  return fleetsAt(view, space).find(({ seat }) => seat === view.seat)?.submarines.length ?? 0;
}
