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

/** Share of victory for each seat: certain at the end, else a softmax over the points to be expected. */
export function value(s: State): number[] {
  const ended = result(s);
  if (ended) {
    const winners = ended.places.filter(place => place === 1).length;
    return ended.places.map(place => (place === 1 ? 1 / winners : 0));
  }
  const expected: number[] = [];
  for (let seat = 0; seat < s.stations.length; seat++) expected.push(forecast(s, seat));
  const top = topFrame(s);
  if (top.step === 'turn') expected[top.seat] += WORTH.tempo;
  if (s.seats === 1) expected[1] += script(s);
  const best = Math.max(...expected);
  const sharpness = 1 / (7 + 4 * (ROUNDS - s.round));
  let total = 0;
  for (let i = 0; i < expected.length; i++) {
    expected[i] = Math.exp(sharpness * (expected[i] - best));
    total += expected[i];
  }
  return expected.slice(0, s.seats).map(merit => merit / total);
}

/** What Deep Thought will collect beyond its station: cards for nothing, and all modules activated every round. */
function script(s: State): number {
  return 14 * (ROUNDS - s.round) + (s.phase === 'A' ? 8 : 2);
}
