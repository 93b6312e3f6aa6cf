/** ED-95: one attribute of the own choice, or one of the lowest. */
import { bitsOf, countBits, type Decision, hasBit, refuse } from '@fathom/kernel';
import type { Raise } from '../frames.ts';
import { raisable, stepTrack } from '../gains.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const raise: Decision<State, Raise, Move, 'raise'> = {
  settle(s, f, log) {
    const open = raisable(s, f.seat, f.lowest);
    if (countBits(open) > 1) return false;
    s.stack.pop();
    stepTrack(s, f.seat, bitsOf(open)[0], log);
    return true;
  },

  moves: (s, f) => bitsOf(raisable(s, f.seat, f.lowest)).map(track => ({ kind: 'raise', track })),

  explain(s, f, _, move) {
    if (move.kind !== 'raise') return refuse('ED-95', 'raiseNow');
    return hasBit(raisable(s, f.seat, f.lowest), move.track)
      ? undefined
      : refuse('E-54', 'notLowest', { track: move.track });
  },

  play(s, f, _, move, log) {
    s.stack.pop();
    stepTrack(s, f.seat, move.track, log);
  },
};
