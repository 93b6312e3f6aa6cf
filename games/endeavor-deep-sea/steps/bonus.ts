/** ED-63, ED-81, ED-125: one action given by something else; what cannot be used is lost (ED-104, E-52). */
import { type Decision, refuse } from '@fathom/kernel';
import { ACTIONS } from '../data/slots.ts';
import type { Bonus } from '../frames.ts';
import { isDeed, type Move } from '../move.ts';
import type { State } from '../state.ts';
import { addActions, explainAction, playAction } from './actions.ts';

function openOf(f: Bonus): number {
  return 1 << ACTIONS.indexOf(f.action);
}

export const bonus: Decision<State, Bonus, Move> = {
  settle(s, f) {
    const moves: Move[] = [];
    addActions(s, f, openOf(f), moves);
    if (moves.length > 0) return false;
    s.stack.pop();
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    addActions(s, f, openOf(f), moves);
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, _, move) {
    if (isDeed(move)) return explainAction(s, f, openOf(f), move);
    switch (move.kind) {
      case 'skip':
        return undefined;
      case 'end':
        return refuse('ED-50', 'actionFirst');
      case 'spend':
      case 'use':
        return refuse('E-20', 'notNow');
      case 'copy':
        return refuse('ED-211', 'noCopying');
      default:
        return refuse('ED-48', 'actNow');
    }
  },

  play(s, f, _, move, log) {
    s.stack.pop();
    if (isDeed(move)) playAction(s, f, move, log);
  },
};
