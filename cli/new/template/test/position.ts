/** Positions for tests, built from what matters in them. Whatever is not mentioned has a default, and the sea holds the rest. */
import { seedRng } from '@fathom/kernel';
import { fullSea } from '../setup.ts';
import type { State } from '../state.ts';

export interface Position {
  /** 1 2 3, unless said otherwise. */
  readonly bank?: readonly number[];
  /** Seat by seat; a seat has no pearl unless said otherwise. */
  readonly strings?: readonly (readonly number[])[];
  /** A 6 for everybody, unless said otherwise. */
  readonly fists?: readonly number[];
  readonly length?: 4 | 5;
}

/** Two seats; seat 0 begins a turn. */
export function position(p: Position = {}): State {
  const bank = [...(p.bank ?? [1, 2, 3])];
  const strings = [0, 1].map(seat => [...(p.strings?.[seat] ?? [])]);
  const fists = [...(p.fists ?? [6, 6])];
  const sea = fullSea();
  for (const value of [...bank, ...strings.flat(), ...fists]) sea[value]--;
  return {
    rng: seedRng('position', 'test'),
    seats: 2,
    options: { length: p.length ?? 5 },
    sea,
    bank,
    strings,
    fists,
    seat: 0,
    stack: [{ step: 'turn' }],
    ending: '',
  };
}
