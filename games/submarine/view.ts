/** What one viewer may know, built up from nothing. S-33: containers, jokers, discards and pile sizes are open; hands and piles are hidden. */
import type { Viewer } from '@fathom/kernel';
import { type Card, colour, knows } from './cards.ts';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';
import type { Ending, State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  /** Where each token lies (token.ts). */
  readonly at: readonly number[];
  readonly submarines: readonly number[];
  readonly ships: readonly number[];
  readonly hands: readonly HandView[];
  /** Draw piles, bottom first: the colour where the viewer knows it, else null. */
  readonly piles: readonly (readonly (number | null)[])[];
  readonly discards: readonly number[];
  readonly seat: number;
  readonly voyage: number;
  readonly idle: number;
  readonly progress: boolean;
  /** What is being decided; empty when the game is over. */
  readonly stack: readonly Frame[];
  readonly ending: Ending | '';
}

interface HandView {
  readonly size: number;
  /** Colours the viewer knows of, in colour order: all of the own hand. */
  readonly known: readonly number[];
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    seats: s.seats,
    options: { ...s.options },
    at: s.at.slice(),
    submarines: s.submarines.slice(),
    ships: s.ships.slice(),
    hands: s.hands.map(hand => viewHand(hand, viewer)),
    piles: s.piles.map(pile => pile.map(c => (isKnown(c, viewer) ? colour(c) : null))),
    discards: s.discards.slice(),
    seat: s.seat,
    voyage: s.voyage,
    idle: s.idle,
    progress: s.progress,
    stack: s.stack.slice(),
    ending: s.ending,
  };
}

function viewHand(hand: readonly Card[], viewer: Viewer): HandView {
  const known = hand.filter(c => isKnown(c, viewer)).map(colour);
  return { size: hand.length, known: known.sort((a, b) => a - b) };
}

function isKnown(c: Card, viewer: Viewer): boolean {
  return viewer !== 'spectator' && knows(c, viewer);
}
