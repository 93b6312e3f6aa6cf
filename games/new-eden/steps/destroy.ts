/** NE-75 … NE-77: the damage would have gone past the end, so the owner gives up the outermost card of an arm. */
import { type Decision, range, refuse } from '@fathom/kernel';
import { destroyModule } from '../damage.ts';
import { ARMS } from '../data/box.ts';
import type { Destroy } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { hasCardOn } from '../station.ts';

const MOVES: readonly Move[] = range(ARMS).map(arm => ({ kind: 'destroy', arm }));

export const destroy: Decision<State, Destroy, Move, 'destroy'> = {
  moves: (s, _, seat) => MOVES.filter((_, arm) => hasCardOn(s.stations[seat], arm)),

  explain(s, _, seat, move) {
    if (move.kind !== 'destroy') return refuse('NE-75', 'destroyFirst');
    return hasCardOn(s.stations[seat], move.arm) ? undefined : refuse('NE-76', 'emptyArm', { arm: move.arm });
  },

  play(s, _, seat, move, log) {
    s.stack.pop();
    destroyModule(s, seat, move.arm, log);
  },
};
