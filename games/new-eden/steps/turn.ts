/** NE-26 … NE-28, A-6: a turn of phase A is one action, with free actions before and after it. */
import type { Log } from '@fathom/kernel';
import { isDeepThought } from '../automaton.ts';
import type { Move } from '../move.ts';
import { nextTurn } from '../round.ts';
import { type State, topFrame } from '../state.ts';
import { addPurchases, explainPurchase, playPurchase } from './buy.ts';
import { addTanks, explainTank, playTank } from './dive.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { playPass } from './pass.ts';
import { playScript } from './script.ts';
import { refuse, type Step } from './step.ts';

const PASS: Move = { kind: 'pass' };
const END: Move = { kind: 'end' };

export const turn: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    if (topFrame(s).acted) {
      addFree(s, seat, moves);
      moves.push(END);
      return moves;
    }
    addPurchases(s, seat, moves);
    addTanks(s, seat, moves);
    addFree(s, seat, moves);
    moves.push(PASS);
    return moves;
  },

  explain(s, seat, move) {
    const { acted } = topFrame(s);
    switch (move.kind) {
      case 'end':
        return acted ? undefined : refuse('A-6', 'actFirst');
      case 'pass':
        return acted ? refuse('NE-26', 'actedAlready') : undefined;
      case 'buy':
        return acted ? refuse('NE-26', 'actedAlready') : explainPurchase(s, seat, move.card);
      case 'use':
        return acted ? refuse('NE-26', 'actedAlready') : explainTank(s, seat, move.card);
      default:
        return explainFree(s, seat, move, misplaced(move));
    }
  },

  play(s: State, seat, move: Move, log?: Log): void {
    const turnFrame = topFrame(s);
    switch (move.kind) {
      case 'end':
        s.stack.pop();
        return nextTurn(s, seat, log);
      case 'pass':
        s.stack.pop();
        playPass(s, seat, log);
        return nextTurn(s, seat, log);
      case 'buy':
        turnFrame.acted = true;
        return playPurchase(s, seat, move.card, log);
      case 'use':
        turnFrame.acted = true;
        return playTank(s, seat, move.card, log);
      default:
        playFree(s, seat, move, log);
    }
  },

  /** Deep Thought takes its turns by itself. */
  advance(s, log) {
    const { seat, acted } = topFrame(s);
    if (!isDeepThought(s, seat)) return false;
    if (acted) {
      s.stack.pop();
      nextTurn(s, seat, log);
    } else {
      topFrame(s).acted = true;
      playScript(s, log);
    }
    return true;
  },
};

/** Moves that belong to another decision, with the rule that says where they belong. */
function misplaced(move: Move) {
  switch (move.kind) {
    case 'swim':
    case 'hold':
    case 'activate':
    case 'done':
      return refuse('NE-35', 'tankFirst');
    case 'market':
      return refuse('NE-53', 'marketLater');
    case 'row':
    case 'block':
    case 'bid':
    case 'drop':
    case 'extra':
    case 'skip':
      return refuse('NE-58', 'auctionLater');
    default:
      return refuse('NE-26', 'chooseAction');
  }
}
