import type { Seat } from '@fathom/kernel';
import type { Move } from './move.ts';
import { result } from './score.ts';
import type { State } from './state.ts';

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const top = s.stack[s.stack.length - 1];
  return (top.step === 'turn' && !top.acted) || top.step === 'auction' || top.step === 'block';
}
export function value(s: State): number[] {
  const r = result(s);
  return r ? r.places.map(p => (p === 1 ? 1 : 0)) : s.hands.slice(0, s.seats).map(() => 0.5);
}
export function prior(_s: State, _seat: Seat, _move: Move): number {
  return 1;
}
