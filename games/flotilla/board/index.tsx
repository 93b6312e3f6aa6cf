import type { BoardModule } from '@fathom/parts/board.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { speech } from '../words/speech.ts';
import { Guilds } from './guilds.tsx';
import { ANSWERED } from './notice.tsx';
import { Open } from './open-crew.tsx';
import { Goals, Market } from './panels.tsx';
import { places } from './places.ts';
import { Sea } from './sea.tsx';
import { Seat } from './seat.tsx';
import { status, step } from './status.ts';
import { Tray } from './tray.tsx';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import './styles/chart.css';
import './styles/tile.css';
import './styles/strip.css';
import './styles/crew.css';
import './styles/hub.css';

/** Moves without a place of their own, the main one first. A yes or no stands beside what it would mean. */
const BUTTONS: readonly Move['kind'][] = ['roll', 'dice', 'stop', 'end'];

const flotilla: BoardModule<View, Move> = {
  voice: { ...speech, words: { en: { ...speech.words.en, ...en }, de: { ...speech.words.de, ...de } } },
  status,
  step,
  buttons: ({ moves, view }) =>
    ANSWERED.includes(view.stack.at(-1)?.step ?? '')
      ? []
      : BUTTONS.flatMap(kind => moves.filter(move => move.kind === kind)),
  places,
  Board: Sea,
  Seat,
  Tray,
  panels: [
    { key: 'panel.market', icon: 'i-scale', Panel: Market },
    { key: 'panel.guilds', icon: 'i-g-speaker', Panel: Guilds },
    { key: 'panel.goals', icon: 'i-vp', Panel: Goals },
    { key: 'panel.crew', icon: 'i-people', Panel: Open },
  ],
};

/** The app treats the boards of all games alike; none but this game's views and moves ever reach this one. */
export const board = flotilla as BoardModule;
