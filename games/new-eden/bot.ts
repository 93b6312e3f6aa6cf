/** What bots need to know of New Eden: how good a position is, where a turn rests, and which moves look promising. */
import { forecast, WORTH } from './bot/forecast.ts';
import { ROUNDS } from './data/box.ts';
import { result } from './score.ts';
import { type State, topFrame, UNSEALED } from './state.ts';

export { prior } from './bot/prior.ts';

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const top = topFrame(s);
  switch (top.step) {
    case 'turn':
      return !top.acted;
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
  const shares = ended ? sharesOf(ended.places) : softmax(expected, 1 / (4 + 2 * (ROUNDS - s.round)));
  const worth: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const glory = Math.min(1, Math.max(0, expected[seat] / GLORY));
    worth.push(VICTORY * shares[seat] + (1 - VICTORY) * glory);
  }
  return worth;
}

function sharesOf(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

function expectations(s: State): number[] {
  const expected: number[] = [];
  for (let seat = 0; seat < s.stations.length; seat++) expected.push(forecast(s, seat));
  if (s.ending !== '') return expected;
  const top = topFrame(s);
  if (top.step === 'turn') expected[top.seat] += WORTH.tempo;
  if (s.seats === 1) expected[1] += script(s);
  return expected;
}

function softmax(merits: readonly number[], sharpness: number): number[] {
  const best = Math.max(...merits);
  const shares: number[] = [];
  let total = 0;
  for (let i = 0; i < merits.length; i++) {
    shares.push(Math.exp(sharpness * (merits[i] - best)));
    total += shares[i];
  }
  for (let i = 0; i < shares.length; i++) shares[i] /= total;
  return shares;
}

/** What Deep Thought will collect beyond its station: cards for nothing, and all modules activated every round. */
function script(s: State): number {
  return 14 * (ROUNDS - s.round) + (s.phase === 'A' ? 8 : 2);
}
