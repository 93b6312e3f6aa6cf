/** A world that fits a view: closed fists are filled with what is not seen anywhere, the rest is the sea. */
import { cloneLists, drawFrom, forkRng, type Rng } from '@fathom/kernel';
import { fullSea } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function sample(v: View, rng: Rng): State {
  const sea = fullSea();
  for (const value of [...v.bank, ...v.strings.flat(), ...v.fists]) if (value !== null) sea[value]--;
  return {
    rng: forkRng(rng),
    seats: v.seats,
    options: v.options,
    bank: v.bank.slice(),
    strings: cloneLists(v.strings),
    fists: v.fists.map(value => value ?? drawFrom(rng, sea)),
    sea,
    seat: v.seat,
    stack: v.stack.slice(),
    ending: v.ending,
  };
}
