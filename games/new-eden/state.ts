/** The whole game as small plain data. Cards are numbered in data/card.ts, modules in module.ts. */
import type { Rng } from '@fathom/kernel';
import type { Card } from './data/card.ts';
import type { Options } from './meta.ts';
import { cloneStation, type Station } from './station.ts';

export const PHASES = ['A', 'B', 'C'] as const;
export type Phase = (typeof PHASES)[number];

/** Decisions, and between them frames that only wait until what lies above them is done. */
export const STEPS = [
  'turn',
  'take',
  'dive',
  'destroy',
  'attack',
  'market',
  'charge',
  'unpack',
  'attach',
  'block',
  'auction',
  'bid',
  'reward',
  'tank',
] as const;
export type StepName = (typeof STEPS)[number];

export const ENDINGS = ['final', 'outwitted', 'outbuilt'] as const;
export type Ending = (typeof ENDINGS)[number];

/** One level of the decision stack; which fields mean something depends on the step. */
export interface Frame {
  step: StepName;
  /** Whose decision it is; −1 when several decide at once. */
  seat: number;
  /** A row of the tableau, or the space of a card that is being bought; −1 for none. */
  row: number;
  /** The attack being carried out, or the oxygen card in use; −1 for none. */
  card: number;
  /** How many are left, or how many are done: activations, victims, payers, rows to block. */
  left: number;
  /** Whether the action of the turn was taken, a bottle used, the extra activation taken. */
  acted: boolean;
  /** Of an auction: highest bid, who made it, and who has dropped out (a bit for each station). */
  high: number;
  leader: number;
  out: number;
  /** Of an oxygen card: the bottles not used yet, 0 for a used one. */
  first: number;
  second: number;
}

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

export function frame(step: StepName, seat: number): Frame {
  return {
    step,
    seat,
    row: -1,
    card: -1,
    left: 0,
    acted: false,
    high: 0,
    leader: -1,
    out: 0,
    first: 0,
    second: 0,
  };
}

export function topFrame(s: State): Frame {
  return s.stack[s.stack.length - 1];
}

export function clone(s: State): State {
  const stations: Station[] = [];
  const hands: Card[][] = [];
  const stack: Frame[] = [];
  for (let i = 0; i < s.stations.length; i++) {
    stations.push(cloneStation(s.stations[i]));
    hands.push(s.hands[i].slice());
  }
  for (let i = 0; i < s.stack.length; i++) stack.push(cloneFrame(s.stack[i]));
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
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
    hands,
    sealed: s.sealed.slice(),
    pool: s.pool,
    bank: s.bank,
    scrap: s.scrap,
    stack,
    ending: s.ending,
  };
}

export function cloneFrame(f: Frame): Frame {
  return {
    step: f.step,
    seat: f.seat,
    row: f.row,
    card: f.card,
    left: f.left,
    acted: f.acted,
    high: f.high,
    leader: f.leader,
    out: f.out,
    first: f.first,
    second: f.second,
  };
}
