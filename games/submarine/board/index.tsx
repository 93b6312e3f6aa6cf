import type { BoardModule } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { speech } from '../words/speech.ts';
import { Containers, Discards } from './panels.tsx';
import { places } from './places.ts';
import { Preview } from './preview.tsx';
import { Sea } from './sea.tsx';
import { Seat } from './seat.tsx';
import { status, step } from './status.ts';
import { Tray } from './tray.tsx';
import './styles/sea.css';
import './styles/pieces.css';
import './styles/bubble.css';
import './styles/tray.css';

export const board: BoardModule<View, Move> = {
  voice: speech,
  status,
  step,
  buttons: ({ moves }) => moves.filter(move => move.kind === 'end'),
  places,
  Board: Sea,
  Seat,
  Tray,
  panels: [
    { key: 'panel.preview', icon: 'i-eye', Panel: Preview },
    { key: 'panel.containers', icon: 'i-people', Panel: Containers },
    { key: 'panel.discards', icon: 'i-pile', Panel: Discards },
  ],
};
