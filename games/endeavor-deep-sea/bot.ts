import type { Seat } from '@fathom/kernel';
import type { Move } from './move.ts';
import { result, scoreOf } from './score.ts';
import { type State, topFrame } from './state.ts';

export function quiet(s: State): boolean {
  return (
    s.ending !== '' || topFrame(s).step === 'recruit' || (topFrame(s).step === 'turn' && topFrame(s).a === 0)
  );
}

export function value(s: State): number[] {
  const ended = result(s);
  if (ended) {
    const winners = ended.places.filter(place => place === 1).length;
    return ended.places.map(place => (place === 1 ? 1 / winners : 0));
  }
  const scores = scoreOf(s);
  const best = Math.max(...scores);
  const shares = scores.map(x => Math.exp((x - best) / 12));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map(x => x / total);
}

export function prior(_s: State, _seat: Seat, move: Move): number {
  return move.kind === 'skip' || move.kind === 'pass' || move.kind === 'end' ? 0.3 : 1;
}
