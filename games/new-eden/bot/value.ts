/** How good a position is for each seat, and where a turn rests. */
import { exponential, top, victoryShares } from '@fathom/kernel';
import { DEEP_THOUGHT } from '../automaton.ts';
import { ROUNDS } from '../data/box.ts';
import { result } from '../score.ts';
import { type State, UNSEALED } from '../state.ts';
import { forecast, WORTH } from './forecast.ts';

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const f = top(s);
  switch (f.step) {
    case 'turn':
      return !f.acted;
    case 'auction':
    case 'block':
      return true;
    case 'market':
      return s.sealed.every(mask => mask === UNSEALED);
    default:
      return false;
  }
}

/** How much of the worth of a position is victory; the rest goes by points, so that nobody plays carelessly far ahead or far behind. */
const VICTORY = 0.85;
/** Points that count as much as there can be. */
const GLORY = 160;

/** Share of victory for each seat, certain at the end, else a softmax over the points to be expected; and the points themselves. */
export function value(s: State): number[] {
  const expected = expectations(s);
  const ended = result(s);
  const shares = ended ? victoryShares(ended.places) : softmax(expected, 1 / (4 + 2 * (ROUNDS - s.round)));
  const worth: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const glory = Math.min(1, Math.max(0, expected[seat] / GLORY));
    worth.push(VICTORY * shares[seat] + (1 - VICTORY) * glory);
  }
  return worth;
}

function expectations(s: State): number[] {
  const expected: number[] = [];
  for (let seat = 0; seat < s.stations.length; seat++) expected.push(forecast(s, seat));
  if (s.ending !== '') return expected;
  const f = top(s);
  if (f.step === 'turn') expected[f.seat] += WORTH.tempo;
  if (s.seats === 1) expected[DEEP_THOUGHT] += script(s);
  return expected;
}

function softmax(merits: readonly number[], sharpness: number): number[] {
  const best = Math.max(...merits);
  const shares: number[] = [];
  let total = 0;
  for (let i = 0; i < merits.length; i++) {
    shares.push(exponential(sharpness * (merits[i] - best)));
    total += shares[i];
  }
  for (let i = 0; i < shares.length; i++) shares[i] /= total;
  return shares;
}

/** What Deep Thought will collect beyond its station: cards for nothing, and all modules activated every round. */
function script(s: State): number {
  return 14 * (ROUNDS - s.round) + (s.phase === 'A' ? 8 : 2);
}
