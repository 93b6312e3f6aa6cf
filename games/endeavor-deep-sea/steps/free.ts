/** E-20: right after a dive, before the feature of the site, dive tokens may be spent. */
import { type Decision, refuse } from '@fathom/kernel';
import type { Free } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { addSpends, explainSpend, playSpend } from './spend.ts';

export const free: Decision<State, Free, Move> = {
  settle(s, f) {
    if (s.held[f.seat].length > 0) return false;
    s.stack.pop();
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    addSpends(s, f.seat, moves);
    moves.push({ kind: 'go' });
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'go') return undefined;
    if (move.kind === 'spend' || move.kind === 'use') return explainSpend(s, f.seat, move);
    return refuse('E-20', 'tokensOrGo');
  },

  play(s, f, _, move, log) {
    if (move.kind === 'spend' || move.kind === 'use') return playSpend(s, f.seat, move, log);
    s.stack.pop();
  },
};
