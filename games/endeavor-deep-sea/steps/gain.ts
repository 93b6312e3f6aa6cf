/** ED-102, E-50: which of several gains comes next. */
import { countOf, GAINS } from '../data/gains.ts';
import { takeOne } from '../gains.ts';
import type { Move } from '../move.ts';
import { refuse, type Step } from './step.ts';

export const gain: Step = {
  moves(_, f) {
    const moves: Move[] = [];
    for (let i = 0; i < GAINS.length; i++) if (countOf(f.gains, i) > 0) moves.push({ kind: 'gain', gain: i });
    return moves;
  },

  explain(_, f, move) {
    if (move.kind !== 'gain') return refuse('ED-102', 'gainFirst');
    return countOf(f.gains, move.gain) > 0 ? undefined : refuse('ED-102', 'notGained', { gain: move.gain });
  },

  play(s, f, move, log) {
    if (move.kind === 'gain') takeOne(s, f, move.gain, log);
  },
};
