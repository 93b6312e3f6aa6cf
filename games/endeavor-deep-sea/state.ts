/** The whole game as small plain data. Tiles, sites, journals and the other pieces are numbered by the tables in data/. */
import { cloneLists, cloneRng, type Rng } from '@fathom/kernel';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';

export const ENDINGS = ['scored', 'won', 'lost'] as const;
export type Ending = (typeof ENDINGS)[number];

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
  /** Tiles put back under their piles, the upper ones first (piles.ts). */
  under: number[];
  /** ED-177: how many more tiles of pile 5 may be the hidden one. */
  hidden: number;
  /** Owner + 1 of the disc on each site. */
  discs: number[];
  /** S-16: covered sites. */
  nets: number[];
  /** Completed connections that have paid, as bits, 31 in each number. */
  linked: number[];
  /** Features that work once in the game and have, as bits (steps/built.ts, steps/dived.ts). */
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
  /** Specialists of each seat (member.ts). */
  crew: number[][];
  /** Journals of each seat (library.ts). */
  journals: number[][];
  /** Dive tokens of each seat. */
  held: number[][];

  /** Seat + 1 of the marker on each hex; on ∞ hexes 1 as soon as there is any. */
  markers: number[];
  /** Markers on the ∞ hexes, hex by hex, four seats each. */
  endless: number[];
  /** ED-167: seats and zones that have given them the turtle hex (impact.ts). */
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

/** What lies open to everybody. */
export type OpenPart = Exclude<keyof State, 'rng' | 'piles' | 'under' | 'stack'>;

export function clone(s: State): State {
  return stateFrom(s, cloneRng(s.rng), s.piles.slice(), s.under.slice(), s.stack.slice());
}

/**
 * A state of its own with everything that lies open in a state or a view, and the rest as it is given. Written out although `copyOpen`
 * lists most of it: a spread of that takes a sixth longer, and what reads states is faster when all have the same shape.
 */
export function stateFrom(
  s: Open<OpenPart>,
  rng: Rng,
  piles: number[],
  under: number[],
  stack: Frame[],
): State {
  return {
    rng,
    seats: s.seats,
    options: s.options,
    round: s.round,
    wave: s.wave,
    seat: s.seat,
    passed: s.passed,
    ocean: s.ocean.slice(),
    finders: s.finders.slice(),
    piles,
    under,
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
    stack,
    ending: s.ending,
  };
}

/** A copy of everything that lies open, from a state or from a view. */
export function copyOpen(s: Open<OpenPart>): Pick<State, OpenPart> {
  return {
    seats: s.seats,
    options: s.options,
    round: s.round,
    wave: s.wave,
    seat: s.seat,
    passed: s.passed,
    ocean: s.ocean.slice(),
    finders: s.finders.slice(),
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
    ending: s.ending,
  };
}
