/** NA-1 … NA-4: what lies where before the first move. */
import { below, drawFrom, type Log, type Rng, range } from '@fathom/kernel';
import { ALIKE, BANK, VALUES } from './data/box.ts';
import type { Options } from './meta.ts';
import type { State } from './state.ts';

export function setup(seats: number, options: Options, rng: Rng, log?: Log): State {
  const sea = fullSea();
  const bank = range(BANK).map(() => drawFrom(rng, sea));
  const fists = range(seats).map(() => drawFrom(rng, sea));
  // N-1: chance decides who begins.
  const seat = below(rng, seats);
  log?.event('laidOut', { bank: bank.join(' ') });
  for (const [seat, drawn] of fists.entries())
    log?.event('dealt', { seat }, { seats: [seat], params: { drawn } });
  log?.event('begins', { seat });
  return {
    rng,
    seats,
    options,
    sea,
    bank,
    strings: range(seats).map(() => []),
    fists,
    seat,
    stack: [{ step: 'turn' }],
    ending: '',
  };
}

/** By value; no pearl is worth nothing. */
export function fullSea(): number[] {
  return [0, ...VALUES.map(() => ALIKE)];
}
