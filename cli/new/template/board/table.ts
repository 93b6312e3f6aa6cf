import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

export type Table = BoardProps<View, Move>;

/** The seat whose fist lies in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view }: Table): Seat {
  return viewer === 'spectator' ? view.seat : viewer;
}

/** The legal move of this kind, and of this value where it has one. */
export function offered({ moves }: Table, kind: Move['kind'], value?: number): Move | undefined {
  return moves.find(move => move.kind === kind && (move.kind !== 'take' || move.value === value));
}
