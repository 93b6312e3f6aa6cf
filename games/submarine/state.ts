/** The whole game as small plain data. Numbers of tokens, spaces and cards are explained in token.ts, space.ts and cards.ts. */
import { cloneLists, cloneRng, type Rng } from '@fathom/kernel';
import type { Card } from './cards.ts';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';

export const ENDINGS = ['container', 'column', 'cards', 'idle'] as const;
export type Ending = (typeof ENDINGS)[number];

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

export function clone(s: State): State {
  return {
    rng: cloneRng(s.rng),
    seats: s.seats,
    options: s.options,
    at: s.at.slice(),
    submarines: s.submarines.slice(),
    ships: s.ships.slice(),
    hands: cloneLists(s.hands),
    piles: cloneLists(s.piles),
    unseen: s.unseen.slice(),
    discards: s.discards.slice(),
    seat: s.seat,
    voyage: s.voyage,
    idle: s.idle,
    progress: s.progress,
    stack: s.stack.slice(),
    ending: s.ending,
  };
}

/** SU-8: how many submarines each seat has. */
export function fleetSize(s: { readonly seats: number; readonly submarines: readonly number[] }): number {
  return s.submarines.length / s.seats;
}
