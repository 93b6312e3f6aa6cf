/** The whole game as small plain data. Tiles, sites, journals and the other pieces are numbered by the tables in data/. */
import type { Rng } from '@fathom/kernel';
import type { Options } from './meta.ts';

/** Decisions, and below them what happens by itself as soon as it comes to the top of the stack. */
export const DECISIONS = [
  'launch',
  'recruit',
  'manage',
  'turn',
  'act',
  'free',
  'trade',
  'gain',
  'impact',
  'raise',
  'promote',
  'seek',
  'lay',
  'wreck',
  'name',
  'option',
  'card',
  'poach',
  'net',
  'drift',
  'tire',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const STEPS = [...DECISIONS, 'phase', 'built', 'dived'] as const;
export type StepName = (typeof STEPS)[number];

export const ENDINGS = ['scored', 'won', 'lost'] as const;
export type Ending = (typeof ENDINGS)[number];

/** One level of the decision stack. The lowest frame is the phase; the top one decides who acts. */
export interface Frame {
  step: StepName;
  seat: number;
  /** The cell something happens in or comes from, or −1. */
  zone: number;
  /** Gains still to be taken (data/gains.ts). */
  gains: number;
  /** Actions still open (data/crew.ts); of a discovery the depths; of tiles to be laid the depth that needs no zone above. */
  slots: number;
  /** How the actions differ from ordinary ones. */
  mods: number;
  /** What the step counts or chooses from; each step says what it means by them. */
  a: number;
  b: number;
}

/** ED-64: technology counts one more. */
export const FURTHER = 1;
/** ED-92b: a second token from the same site. */
export const TWICE = 2;
/** ED-92c: at the depth of a vessel. */
export const AT_DEPTH = 4;
/** ED-81l: one research less. */
export const CHEAPER = 8;
/** E-74: the extra conserve action of the Whale Calving Grounds. */
export const ONCE_MORE = 16;
/** ED-167: gained by the own conserve action. */
export const BY_CONSERVE = 32;
/** ED-144: not to depth 5. */
export const NOT_DEEPEST = 64;
/** The activation of a turn: dive tokens may be spent in between, and it ends the turn. */
export const MAIN = 128;

export interface State {
  rng: Rng;
  readonly seats: number;
  readonly options: Options;
  /** 1 to 6, or 7 together. */
  round: number;
  wave: number;
  /** Whose preparation or turn it is. */
  seat: number;
  /** One bit for each seat that has passed. */
  passed: number;

  /** Tile in each cell, or −1. */
  ocean: number[];
  /** Seat + 1 of who discovered the zone in each cell; 0 for zones of the start. */
  finders: number[];
  /** Tiles of each depth that lie unseen in its pile, as bits; index 0 unused. */
  piles: number[];
  /** Tiles put back under their piles, the upper ones first: tile + 64 × a bit for each seat that knows it. */
  under: number[];
  /** ED-177: how many more tiles of pile 5 may be the hidden one. */
  hidden: number;
  /** Owner + 1 of the disc on each site. */
  discs: number[];
  /** S-16: covered sites. */
  nets: number[];
  /** Completed connections that have paid, as bits, 31 in each number. */
  linked: number[];
  /** Bits of what happens only once: 1 the Oil Rig, 2 the Sunken Ruins. */
  once: number;

  /** Tokens on each dive site: four bits for each pool they come from. */
  dives: number[];
  /** Tokens nobody has seen, by kind; every reshuffle makes a new pool of twelve numbers. */
  pools: number[];
  /** Tokens in the face-down supply; they belong to the newest pool. */
  supply: number;
  discarded: number[];

  display: number[];
  /** Journals left in the deck, as bits. */
  deck: number;
  /** Copies left of the designs of ranks 1 to 4. */
  tray: number[];
  /** Rank 5: designs on offer, and those waiting, as bits. */
  offer: number[];
  fives: number;

  /** Four cells for each seat. */
  tracks: number[];
  research: number[];
  /** Discs in the supply and in the staging area of each seat, and discs from outside the box (E-3). */
  stock: number[];
  staging: number[];
  extra: number[];
  /** Three cells for each seat; −1 beside the board. */
  vessels: number[];
  /** Design + 32 when senior + 64 when a disc lies on it. */
  crew: number[][];
  /** Journal + 32 × bits of the used spaces. */
  journals: number[][];
  /** Dive tokens of each seat. */
  held: number[][];

  /** Seat + 1 of the marker on each hex; on ∞ hexes 1 as soon as there is any. */
  markers: number[];
  /** Markers on the ∞ hexes, hex by hex, four seats each. */
  endless: number[];
  /** ED-167: seat × 64 + cell of the zones that have given the turtle hex. */
  turtles: number[];
  /** ED-186: the named kind of site, or 0. */
  named: number;
  /** ED-194: the option of each goal, 0 while open. */
  chosen: number[];
  /** ED-199: cleanup markers. */
  cleanup: number[];
  /** ED-207, ED-208: ranks of the seats in the two races, four each. */
  races: number[];

  /** Together: revealed bonus goals and setbacks, what is left of the decks as bits, and how often the setback of the round has struck each seat. */
  bonus: number[];
  setbacks: number[];
  bonusDeck: number;
  setbackDeck: number;
  strain: number[];

  stack: Frame[];
  ending: Ending | '';
}

type Seen<T> = T extends readonly (infer E)[] ? readonly Seen<E>[] : T;

/** Parts of the state that lie open, to be read: a state and a view both have them. */
export type Open<K extends keyof State> = { readonly [P in K]: Seen<State[P]> };

export function frame(step: StepName, seat: number, parts?: Partial<Frame>): Frame {
  const made: Frame = { step, seat, zone: -1, gains: 0, slots: 0, mods: 0, a: 0, b: 0 };
  return parts ? Object.assign(made, parts) : made;
}

export function topFrame(s: State): Frame {
  return s.stack[s.stack.length - 1];
}

export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    seats: s.seats,
    options: s.options,
    round: s.round,
    wave: s.wave,
    seat: s.seat,
    passed: s.passed,
    ocean: s.ocean.slice(),
    finders: s.finders.slice(),
    piles: s.piles.slice(),
    under: s.under.slice(),
    hidden: s.hidden,
    discs: s.discs.slice(),
    nets: s.nets.slice(),
    linked: s.linked.slice(),
    once: s.once,
    dives: s.dives.slice(),
    pools: s.pools.slice(),
    supply: s.supply,
    discarded: s.discarded.slice(),
    display: s.display.slice(),
    deck: s.deck,
    tray: s.tray.slice(),
    offer: s.offer.slice(),
    fives: s.fives,
    tracks: s.tracks.slice(),
    research: s.research.slice(),
    stock: s.stock.slice(),
    staging: s.staging.slice(),
    extra: s.extra.slice(),
    vessels: s.vessels.slice(),
    crew: cloneLists(s.crew),
    journals: cloneLists(s.journals),
    held: cloneLists(s.held),
    markers: s.markers.slice(),
    endless: s.endless.slice(),
    turtles: s.turtles.slice(),
    named: s.named,
    chosen: s.chosen.slice(),
    cleanup: s.cleanup.slice(),
    races: s.races.slice(),
    bonus: s.bonus.slice(),
    setbacks: s.setbacks.slice(),
    bonusDeck: s.bonusDeck,
    setbackDeck: s.setbackDeck,
    strain: s.strain.slice(),
    stack: cloneStack(s.stack),
    ending: s.ending,
  };
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let i = 0; i < stack.length; i++) {
    const { step, seat, zone, gains, slots, mods, a, b } = stack[i];
    copy.push({ step, seat, zone, gains, slots, mods, a, b });
  }
  return copy;
}
