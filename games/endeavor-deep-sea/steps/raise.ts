/** ED-95: one attribute of the own choice (`a` 0), or one of the lowest (`a` 1). */
import { TRACKS } from '../data/gains.ts';
import { raisable, stepTrack } from '../gains.ts';
import type { Move } from '../move.ts';
import { refuse, type Step } from './step.ts';

export const raise: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    const open = raisable(s, f.seat, f.a === 1);
    for (let track = 0; track < TRACKS.length; track++) {
      if ((open & (1 << track)) !== 0) moves.push({ kind: 'raise', track });
    }
    return moves;
  },

  explain(s, f, move) {
    if (move.kind !== 'raise') return refuse('ED-95', 'raiseNow');
    return (raisable(s, f.seat, f.a === 1) & (1 << move.track)) !== 0
      ? undefined
      : refuse('E-54', 'notLowest', { track: move.track });
  },

  play(s, f, move, log) {
    s.stack.pop();
    if (move.kind === 'raise') stepTrack(s, f.seat, move.track, log);
  },
};
