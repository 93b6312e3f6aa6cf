/** Which moves look promising at a glance. */
import type { Seat } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export function prior(s: State, seat: Seat, move: Move): number {
  if (move.kind === 'take') return move.value === s.fists[seat] ? 2 * move.value : move.value;
  return move.kind === 'open' ? s.fists[seat] : 1;
}
