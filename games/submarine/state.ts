/** The whole game as small plain data. Numbers of tokens, spaces and cards are explained in token.ts, space.ts and cards.ts. */
import { below, type Rng, shuffle } from '@fathom/kernel';
import { type Card, dealHands, dealUnseen } from './cards.ts';
import { SHARES, TREASURES_PER_SPACE } from './data/box.ts';
import type { Options } from './meta.ts';
import { COLUMNS, LEFT, LEVELS, spaceAt } from './space.ts';
import { BOX, besideContainer, MUSSEL, TOKENS, type Token } from './token.ts';

export const STEPS = ['place', 'sail', 'act', 'pay', 'rest'] as const;
export type StepName = (typeof STEPS)[number];

/** SU-25: what the submarines of this turn are used for; `left` when the ship left the board in this turn. */
const DEEDS = ['none', 'relocating', 'salvaging', 'left'] as const;
export type Deed = (typeof DEEDS)[number];

export const ENDINGS = ['container', 'column', 'cards', 'idle'] as const;
export type Ending = (typeof ENDINGS)[number];

/** One level of the decision stack. The lowest frame is the turn; payments lie above it. */
export interface Frame {
  step: StepName;
  deed: Deed;
  /** S-13: bit i is set when the seat's submarine i was relocated in this turn. */
  moved: number;
  /** S-24, SU-40: tokens won or laid out in this turn; they rest until the next. */
  touched: Token[];
  /** The token being paid for, or −1. */
  taking: Token;
  /** Of a payment: to whom and how many cards are still due. */
  to: number;
  owed: number;
}

export interface State {
  rng: Rng;
  readonly seats: number;
  readonly options: Options;
  /** Where each token lies. */
  at: number[];
  /** Space of each submarine, seat by seat; −1 before it is placed. */
  submarines: number[];
  /** Column of each ship. */
  ships: number[];
  hands: Card[][];
  /** Draw piles, bottom first. */
  piles: Card[][];
  /** How many cards of each colour nobody has seen: in the piles and in the box. */
  unseen: number[];
  discards: number[];
  seat: number;
  voyage: number;
  /** S-31: voyages in a row without progress, and whether this one had any. */
  idle: number;
  progress: boolean;
  stack: Frame[];
  ending: Ending | '';
}

export function setup(seats: number, options: Options, rng: Rng): State {
  const share = SHARES[seats];
  const unseen = dealUnseen(seats, options);
  const state: State = {
    rng,
    seats,
    options,
    at: spreadTreasures(rng),
    submarines: new Array(seats * share.submarines).fill(-1),
    ships: new Array(seats).fill(LEFT),
    hands: [],
    piles: [],
    unseen,
    discards: [0, 0, 0, 0, 0],
    seat: 0,
    voyage: 1,
    idle: 0,
    progress: false,
    stack: [turn('place')],
    ending: '',
  };
  dealHands(state, share.cards);
  dealMussels(state);
  // SU-13, S-1: the printed criterion is table talk; chance decides who begins.
  state.seat = below(rng, seats);
  return state;
}

export function turn(step: StepName): Frame {
  return { step, deed: 'none', moved: 0, touched: [], taking: -1, to: -1, owed: 0 };
}

export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    seats: s.seats,
    options: s.options,
    at: s.at.slice(),
    submarines: s.submarines.slice(),
    ships: s.ships.slice(),
    hands: cloneCards(s.hands),
    piles: cloneCards(s.piles),
    unseen: s.unseen.slice(),
    discards: s.discards.slice(),
    seat: s.seat,
    voyage: s.voyage,
    idle: s.idle,
    progress: s.progress,
    stack: s.stack.map(cloneFrame),
    ending: s.ending,
  };
}

/** SU-8: how many submarines each seat has. */
export function fleetSize(s: { readonly seats: number; readonly submarines: readonly number[] }): number {
  return s.submarines.length / s.seats;
}

function cloneCards(cards: readonly Card[][]): Card[][] {
  const copy: Card[][] = [];
  for (let i = 0; i < cards.length; i++) copy.push(cards[i].slice());
  return copy;
}

function cloneFrame(f: Frame): Frame {
  return {
    step: f.step,
    deed: f.deed,
    moved: f.moved,
    touched: f.touched.slice(),
    taking: f.taking,
    to: f.to,
    owed: f.owed,
  };
}

/** SU-6: every treasure at random, one to four in a space by its level. */
function spreadTreasures(rng: Rng): number[] {
  const at: number[] = new Array(TOKENS).fill(BOX);
  const treasures = shuffle(rng, [...Array(MUSSEL).keys()]);
  let next = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    for (let depth = 0; depth < LEVELS.length; depth++) {
      for (let i = 0; i < TREASURES_PER_SPACE[depth]; i++) at[treasures[next++]] = spaceAt(column, depth);
    }
  }
  return at;
}

/** SU-11, S-3: one mussel each, dealt at random; SU-9: the others stay in the box. */
function dealMussels(s: State): void {
  const mussels = shuffle(s.rng, [0, 1, 2, 3, 4]);
  for (let seat = 0; seat < s.seats; seat++) s.at[MUSSEL + mussels[seat]] = besideContainer(seat);
}
