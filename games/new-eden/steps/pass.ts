/** NE-46 … NE-49: whoever passes is out of phase A; the first to pass takes the Nautilus marker. */
import { countBits, type Log, type Seat } from '@fathom/kernel';
import { by } from '../automaton.ts';
import { PASSING } from '../data/box.ts';
import type { State } from '../state.ts';
import { PASSING_POINTS } from '../station.ts';

export interface Passing {
  readonly points: number;
  readonly nautilus: boolean;
}

/** What passing brings whoever does it next. */
export function nextPassing(s: { readonly seats: number; readonly passed: number }): Passing {
  const order = countBits(s.passed);
  return { points: PASSING[s.seats][order], nautilus: order === 0 };
}

export function playPass(s: State, seat: Seat, log?: Log): void {
  const { points, nautilus } = nextPassing(s);
  s.passed |= 1 << seat;
  s.stations[seat].points[PASSING_POINTS] += points;
  if (nautilus) s.nautilus = seat;
  log?.event('passed', { ...by(s, seat), points });
}
