import type { BoardModule } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { voice } from '../words/voice.ts';

const submarine: BoardModule<View, Move> = {
  voice,
  status: () => '',
  step: () => '',
  buttons: props => props.moves.filter(move => move.kind === 'end'),
  Board: () => null,
  Seat: () => null,
  Tray: () => null,
  panels: [],
};

/** The app treats the boards of all games alike; none but this game's views and moves ever reach this one. */
export const board = submarine as BoardModule;
