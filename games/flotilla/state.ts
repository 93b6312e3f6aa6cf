/**
 * The whole game as small plain data. Lists hold all seats one after the other: `coins[seat]`, `barrels[seat * 4 + colour]`.
 * Cells are explained in hex.ts, what lies on them in field.ts, tiles, cards and effects by their numbers in data/.
 */
import { cloneLists, cloneRng, type Rng } from '@fathom/kernel';
import { NUMBERS } from './data/box.ts';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';

export const ENDINGS = ['pool', 'idle'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What is remembered until the turn is over. */
export interface Turn {
  /** The card being played and the one it stands for (a Student, FL-28); −1 for none. */
  card: number;
  as: number;
  /** FL-24: the card goes out of the game. */
  retires: boolean;
  /** FL-42, FL-43: units of each colour bought and sold in this turn. */
  bought: number[];
  sold: number[];
  outposts: number;
}

export interface State {
  rng: Rng;
  readonly seats: number;
  readonly options: Options;
  side: number[];
  coins: number[];
  vp: number[];
  barrels: number[];
  /** FL-57: space on the toxicity track, and how often it was passed: steps of scoring, counted on beyond the last one. */
  toxicity: number[];
  poison: number[];
  /** Space of the disc on each guild track, 0 before the first. */
  discs: number[];
  laps: number[];
  seals: number[];
  /** Cell of each skiff; −1 on the player board, −2 sold. */
  skiffs: number[];
  /** Barrels by (seat × 4 + skiff) × 4 + colour. */
  cargo: number[];
  field: number[];
  /** Outposts built in the whole game. */
  outposts: number[];
  /** Artifacts found and sonar circles completed. */
  artifacts: number[];
  rings: number[];
  /** Cards in number order; piles with the top card last. */
  hands: number[][];
  piles: number[][];
  /** Skyside tiles beside the board, in number order. */
  stocks: number[][];
  /** Cards out of the game, packed with their seats (crew.ts). */
  retired: number[];
  /** Tiles and artifacts in their bags, in no order that means anything. */
  bag: number[];
  relics: number[];
  /** Artifacts on the hub, in the order found. */
  hub: number[];
  /** FL-16: open cards by (guild × 2 + level − 1) × 2 + slot, −1 for none; cards still in the stacks as one bit each, by guild. */
  display: number[];
  decks: number[];
  /** FL-14: objective stacks, top tile first. A stack is a value: copies of a state share it. */
  objectives: (readonly number[])[];
  /** Barrels in the common supply. */
  bank: number[];
  prices: number[];
  dials: number[];
  sonar: number;
  /** Space of the survivor tracker, 0 before the first. */
  survivors: number;
  pool: number;
  reserve: number;
  first: number;
  seat: number;
  round: number;
  /** FL-87: the last round once the pool is empty, else 0. */
  lastRound: number;
  /** rounds in a row without victory points, and whether this one had any. */
  idle: number;
  scored: boolean;
  turn: Turn;
  stack: Frame[];
  ending: Ending | '';
}

export const SKIFFS: number = NUMBERS.skiffs;
export const ASHORE = -1;
export const SOLD = -2;

/** FL-8, A-33: the pool of a table. */
export function poolSize(seats: number, options: Options): number {
  const full = NUMBERS.pool[seats];
  return options.pool === 'short' ? Math.round((full * 2) / 3) : full;
}

export function newTurn(): Turn {
  return { card: -1, as: -1, retires: false, bought: [0, 0, 0, 0], sold: [0, 0, 0, 0], outposts: 0 };
}

export function clone(s: State): State {
  return {
    rng: cloneRng(s.rng),
    seats: s.seats,
    options: s.options,
    side: s.side.slice(),
    coins: s.coins.slice(),
    vp: s.vp.slice(),
    barrels: s.barrels.slice(),
    toxicity: s.toxicity.slice(),
    poison: s.poison.slice(),
    discs: s.discs.slice(),
    laps: s.laps.slice(),
    seals: s.seals.slice(),
    skiffs: s.skiffs.slice(),
    cargo: s.cargo.slice(),
    field: s.field.slice(),
    outposts: s.outposts.slice(),
    artifacts: s.artifacts.slice(),
    rings: s.rings.slice(),
    hands: cloneLists(s.hands),
    piles: cloneLists(s.piles),
    stocks: cloneLists(s.stocks),
    retired: s.retired.slice(),
    bag: s.bag.slice(),
    relics: s.relics.slice(),
    hub: s.hub.slice(),
    display: s.display.slice(),
    decks: s.decks.slice(),
    objectives: s.objectives.slice(),
    bank: s.bank.slice(),
    prices: s.prices.slice(),
    dials: s.dials.slice(),
    sonar: s.sonar,
    survivors: s.survivors,
    pool: s.pool,
    reserve: s.reserve,
    first: s.first,
    seat: s.seat,
    round: s.round,
    lastRound: s.lastRound,
    idle: s.idle,
    scored: s.scored,
    turn: cloneTurn(s.turn),
    stack: s.stack.slice(),
    ending: s.ending,
  };
}

export function cloneTurn(t: Turn): Turn {
  return {
    card: t.card,
    as: t.as,
    retires: t.retires,
    bought: t.bought.slice(),
    sold: t.sold.slice(),
    outposts: t.outposts,
  };
}
