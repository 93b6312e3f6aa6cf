/** The whole game as small plain data. Cards are numbered in data/card.ts, modules in module.ts. */
import { cloneLists, cloneRng, type Rng } from '@fathom/kernel';
import type { Card } from './data/card.ts';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';
import { cloneStation, type Station } from './station.ts';

export const PHASES = ['A', 'B', 'C'] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['final', 'outwitted', 'outbuilt'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A space of the tableau without a card, and one with a card that nobody has seen. */
export const EMPTY = -1;
export const UNSEEN = -2;

/** What a seat that has not chosen in phase B has sealed. */
export const UNSEALED = -1;

/** Who won a row that nobody has won: it has not come up or found no bidder, or it was blocked (NE-108). */
export const NOBODY = -1;
export const BLOCKED = -2;

export interface State {
  rng: Rng;
  readonly seats: number;
  readonly options: Options;
  round: number;
  phase: Phase;
  /** Who holds the Nautilus marker. */
  nautilus: number;
  /** A bit for each station that has passed in this phase A. */
  passed: number;
  /** One for each seat; in the solo game Deep Thought's follows (NE-100). */
  stations: Station[];
  /** Cards on the tableau, row by row from the top. */
  display: number[];
  /** NE-66: a bit for each row with an auction marker. */
  markers: number;
  /** For each marked row of this phase C: the station that won it, or why nobody did, and what was paid. */
  winners: number[];
  prices: number[];
  /** NE-24: bonus cards of this round, and a bit for each that was ever turned up. */
  bonus: number[];
  bonusSeen: number;
  /** For each deck a bit for each card that nobody has seen, and for each that is back in the box. */
  decks: number[];
  box: number[];
  /** Phase B: cards dealt, then cards bought and not attached yet. */
  hands: Card[][];
  /** Phase B: cards chosen, as bits of the hand. */
  sealed: number[];
  /** Deeples and coins in the common pool. */
  pool: number;
  bank: number;
  /** Start and expansion oxygen cards that were destroyed. */
  scrap: number;
  stack: Frame[];
  ending: Ending | '';
}

export function clone(s: State): State {
  const stations: Station[] = [];
  for (let i = 0; i < s.stations.length; i++) stations.push(cloneStation(s.stations[i]));
  return {
    rng: cloneRng(s.rng),
    seats: s.seats,
    options: s.options,
    round: s.round,
    phase: s.phase,
    nautilus: s.nautilus,
    passed: s.passed,
    stations,
    display: s.display.slice(),
    markers: s.markers,
    winners: s.winners.slice(),
    prices: s.prices.slice(),
    bonus: s.bonus.slice(),
    bonusSeen: s.bonusSeen,
    decks: s.decks.slice(),
    box: s.box.slice(),
    hands: cloneLists(s.hands),
    sealed: s.sealed.slice(),
    pool: s.pool,
    bank: s.bank,
    scrap: s.scrap,
    stack: s.stack.slice(),
    ending: s.ending,
  };
}
