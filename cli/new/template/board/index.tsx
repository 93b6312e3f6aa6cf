import type { BoardModule } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { voice } from '../words/voice.ts';
import { Bank } from './bank.tsx';
import { places } from './places.ts';
import { Seat } from './seat.tsx';
import { status, step } from './status.ts';
import { Tray } from './tray.tsx';
import './styles/board.css';

export const board: BoardModule<View, Move> = {
  voice,
  status,
  step,
  buttons: ({ moves }) => moves.filter(({ kind }) => kind === 'sweep' || kind === 'leave'),
  places,
  passive: { kinds: ['leave'], asks: [], useful: () => true },
  Board: Bank,
  Seat,
  Tray,
  panels: [],
};
