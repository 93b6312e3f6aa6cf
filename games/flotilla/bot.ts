import type { Seat } from '@fathom/kernel';
import type { Move } from './move.ts';
import { result } from './score.ts';
import type { State } from './state.ts';
export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const { step } = s.stack[s.stack.length - 1];
  return step === 'play' || step === 'end';
}
export function value(s: State): number[] {
  const ended = result(s);
  if (ended) return ended.places.map(place => (place === 1 ? 1 : 0));
  return s.vp.map(() => 0.5);
}
export function prior(_: State, __: Seat, move: Move): number {
  return move.kind === 'stop' ? 0.3 : 1;
}
