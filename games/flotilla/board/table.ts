import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

export { isDeciding, markOf, nameOf, refuseMove, whoIs } from '@fathom/parts/table.ts';

export type Table = BoardProps<View, Move>;

/** The seat whose hand lies in the tray and whose sea opens first: the viewer's, or for a spectator whoever decides. */
export function ownSeat({ viewer, view }: Table): Seat {
  return viewer === 'spectator' ? view.seat : viewer;
}
