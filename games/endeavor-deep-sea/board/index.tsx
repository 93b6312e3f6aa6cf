import type { Say } from '@fathom/kernel';
import type { BoardModule } from '@fathom/parts/board.ts';
import { goalOf } from '../goals/mission.ts';
import type { Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import type { View } from '../view.ts';
import { goalTitle } from '../words/goals.ts';
import { speech } from '../words/speech.ts';
import { choicesOf } from './choices.ts';
import { Ocean } from './ocean.tsx';
import { places } from './places.ts';
import { Seat } from './seat.tsx';
import { PANELS } from './shelf.tsx';
import { status, step } from './status.ts';
import { Tray } from './tray.tsx';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import './styles/ocean.css';
import './styles/plate.css';
import './styles/signs.css';
import './styles/slip.css';
import './styles/tray.css';
import './styles/panels.css';

const endeavor: BoardModule<View, Move> = {
  voice: {
    ...speech,
    words: { en: { ...speech.words.en, ...en }, de: { ...speech.words.de, ...de } },
  },
  status,
  step,
  buttons: ({ moves, view }) => choicesOf(moves, view).plain,
  places,
  Board: Ocean,
  Seat,
  Tray,
  panels: PANELS,
  team: () => import('./team.ts'),
  partNote,
};

/** Goals differ from mission to mission: the score says what each of them counted. */
function partNote(key: string, view: View, say: Say): string {
  const index = /^goal([1-9])$/.exec(key);
  const goal = index ? goalOf(view, Number(index[1]) - 1) : undefined;
  return goal ? goalTitle(say, goal, missionOf(view).maxDepth) : '';
}

/** The app treats the boards of all games alike; none but this game's views and moves ever reach this one. */
export const board = endeavor as BoardModule;
