import type { Lang, Words } from '@fathom/kernel';
import { type BoardModule, MARKS, type Rival } from '@fathom/parts/board.ts';
import { CARD_ID, CARD_TITLE } from '../data/card.ts';
import type { Move } from '../move.ts';
import { isStable, scriptStanding } from '../score.ts';
import type { View } from '../view.ts';
import { speech } from '../words/speech.ts';
import { Board } from './board.tsx';
import { BonusPanel } from './bonus.tsx';
import { type Choices, choicesOf } from './choices.ts';
import { Offer } from './panels.tsx';
import { places } from './places.ts';
import { Seat } from './seat.tsx';
import { status, step } from './status.ts';
import { tell } from './told.ts';
import { Tray } from './tray.tsx';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import './styles/sea.css';
import './styles/pods.css';
import './styles/cards.css';
import './styles/tray.css';

const newEden: BoardModule<View, Move> = {
  voice: { ...speech, tell, words: { en: wordsOf('en'), de: wordsOf('de') } },
  status,
  step,
  buttons: ({ moves }) => buttonsOf(choicesOf(moves)),
  places,
  passive: {
    kinds: ['pass', 'end', 'skip', 'drop', 'done', 'hold'],
    asks: ['pass', 'skip', 'done'],
    useful: ({ kind }) => kind === 'buy' || kind === 'use' || kind === 'activate',
  },
  Board,
  Seat,
  Tray,
  panels: [
    { key: 'panel.offer', icon: 'i-card', Panel: Offer },
    { key: 'panel.bonus', icon: 'i-vp', Panel: BonusPanel },
  ],
  rivals,
  fate,
};

/** NE-100: Deep Thought's score stands beside that of the only seat. */
function rivals(view: View): readonly Rival[] {
  const standing = scriptStanding(view);
  if (!standing) return [];
  const { score, parts } = standing;
  const place = view.ending === 'outbuilt' ? 1 : 2;
  return [{ name: 'deepThought', mark: MARKS[view.seats], place, score, parts }];
}

/** NE-97: the cards of a station that collapsed do not count. */
function fate({ stations, options }: View) {
  const fallen = stations.flatMap((station, seat) => (isStable(station, options) ? [] : [seat]));
  return { key: 'fallen', seats: fallen };
}

/** Sentences of the game, words of the board, and the names as they stand on the cards. */
function wordsOf(lang: Lang): Words {
  const titles = Object.fromEntries(CARD_ID.map((id, card) => [`title.${id}`, CARD_TITLE[card][lang]]));
  return { ...speech.words[lang], ...(lang === 'en' ? en : de), ...titles };
}

/** With two bottles to choose between, staying put is offered at the bottles. */
function buttonsOf({ plain, hold }: Choices): readonly Move[] {
  return hold.size === 1 ? [...plain, ...hold.values()] : plain;
}

/** The app treats the boards of all games alike; none but this game's views and moves ever reach this one. */
export const board = newEden as BoardModule;
