/** What a position is worth to everybody. */
import { sum, top, victoryShares } from '@fathom/kernel';
import { result, twinsOf } from '../score.ts';
import type { State } from '../state.ts';

/** The own share of all points so far; at the end only victory counts. */
export function value(s: State): number[] {
  const over = result(s);
  if (over) return victoryShares(over.places);
  const points = s.strings.map((string, seat) => 1 + sum(string) + twinsOf(string, s.fists[seat]));
  const all = sum(points);
  return points.map(own => own / all);
}

export function quiet(s: State): boolean {
  return s.ending !== '' || top(s).step === 'turn';
}
