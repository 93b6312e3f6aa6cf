/** The whole game as small plain data. A pearl is its value. */
import { cloneLists, cloneRng, type Rng } from '@fathom/kernel';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';

export const ENDINGS = ['strung'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  rng: Rng;
  readonly seats: number;
  readonly options: Options;
  /** How many pearls of each value the sea holds. Nobody knows their order, so there is none. */
  sea: number[];
  /** Open pearls, place by place. */
  bank: number[];
  /** What everybody has strung, in that order. */
  strings: number[][];
  /** The pearl in everybody's fist. */
  fists: number[];
  seat: number;
  stack: Frame[];
  ending: Ending | '';
}

export function clone(s: State): State {
  return {
    rng: cloneRng(s.rng),
    seats: s.seats,
    options: s.options,
    sea: s.sea.slice(),
    bank: s.bank.slice(),
    strings: cloneLists(s.strings),
    fists: s.fists.slice(),
    seat: s.seat,
    stack: s.stack.slice(),
    ending: s.ending,
  };
}
