/** NE-46 … NE-49: whoever passes is out of phase A; the first to pass takes the Nautilus marker. */
import type { Log } from '@fathom/kernel';
import { nameOf } from '../automaton.ts';
import { PASSING } from '../data/box.ts';
import { countBits } from '../round.ts';
import type { State } from '../state.ts';
import { PASSING_POINTS } from '../station.ts';

export function playPass(s: State, seat: number, log?: Log): void {
  const order = countBits(s.passed);
  const points = PASSING[s.seats][order];
  s.passed |= 1 << seat;
  s.stations[seat].points[PASSING_POINTS] += points;
  if (order === 0) s.nautilus = seat;
  log?.event('passed', { seat: nameOf(s, seat), points });
}
