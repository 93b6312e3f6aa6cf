/** NE-65: the damage of the extra activation is taken; now the oxygen card is chosen. A-67: without one it lapses. */
import { type Decision, refuse } from '@fathom/kernel';
import { hasSecretPurses } from '../coins.ts';
import type { Tank } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { addTanks, canDive, explainTank, playTank } from './breathe.ts';
import { addFree, explainFree, playFree } from './free.ts';

export const tank: Decision<State, Tank, Move> = {
  // the only oxygen card taken at once would tell that no expansion can be paid.
  veiled: hasSecretPurses,

  moves(s, _, seat) {
    const moves: Move[] = [];
    addTanks(s, seat, moves);
    addFree(s, seat, moves);
    return moves;
  },

  explain: (s, _, seat, move) =>
    move.kind === 'use'
      ? explainTank(s, seat, move.card)
      : explainFree(s, seat, move, refuse('NE-35', 'chooseTank')),

  play(s, _, seat, move, log) {
    if (move.kind !== 'use') return playFree(s, seat, move, log);
    s.stack.pop();
    playTank(s, seat, move.card, log);
  },

  settle(s, { seat }) {
    if (canDive(s.stations[seat])) return false;
    s.stack.pop();
    return true;
  },
};
