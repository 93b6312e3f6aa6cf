/** NE-63 … NE-65, A-31, A-32: the winner of a row moves Deeples once for every symbol, and once more for a damage. */
import { hurt } from '../damage.ts';
import type { Move } from '../move.ts';
import { frame, topFrame } from '../state.ts';
import { addTanks, canDive, explainTank, playTank } from './dive.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { refuse, type Step } from './step.ts';

const SKIP: Move = { kind: 'skip' };
const EXTRA: Move = { kind: 'extra' };
const END: Move = { kind: 'end' };

export const reward: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    const { left, acted } = topFrame(s);
    if (left > 0) addTanks(s, seat, moves);
    else if (!acted && canDive(s, seat)) moves.push(EXTRA);
    addFree(s, seat, moves);
    moves.push(left > 0 ? SKIP : END);
    return moves;
  },

  explain(s, seat, move) {
    const { left, acted } = topFrame(s);
    switch (move.kind) {
      case 'use':
        return left > 0 ? explainTank(s, seat, move.card) : refuse('NE-63', 'noActivationLeft');
      case 'skip':
        return left > 0 ? undefined : refuse('NE-63', 'noActivationLeft');
      case 'extra':
        if (left > 0) return refuse('NE-65', 'symbolsFirst', { left });
        if (acted) return refuse('A-32', 'extraTaken');
        return canDive(s, seat) ? undefined : refuse('A-15', 'cannotDive');
      case 'end':
        return left > 0 ? refuse('NE-63', 'activationsLeft', { left }) : undefined;
      default:
        return explainFree(s, seat, move, refuse('NE-63', 'finishRow'));
    }
  },

  play(s, seat, move, log) {
    const rewarded = topFrame(s);
    switch (move.kind) {
      case 'use':
        rewarded.left--;
        return playTank(s, seat, move.card, log);
      case 'skip':
        rewarded.left = 0;
        return;
      case 'extra':
        rewarded.acted = true;
        log?.event('extra', { seat });
        s.stack.push(frame('tank', seat));
        return hurt(s, seat, 1, log);
      case 'end':
        s.stack.pop();
        return;
      default:
        playFree(s, seat, move, log);
    }
  },
};

/** The damage of the extra activation is taken; now the oxygen card is chosen. A-67: without one it lapses. */
export const tank: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    addTanks(s, seat, moves);
    addFree(s, seat, moves);
    return moves;
  },

  explain: (s, seat, move) =>
    move.kind === 'use'
      ? explainTank(s, seat, move.card)
      : explainFree(s, seat, move, refuse('NE-35', 'chooseTank')),

  play(s, seat, move, log) {
    if (move.kind !== 'use') playFree(s, seat, move, log);
    else {
      s.stack.pop();
      playTank(s, seat, move.card, log);
    }
  },

  advance(s) {
    if (canDive(s, topFrame(s).seat)) return false;
    s.stack.pop();
    return true;
  },
};
