/** NE-26 … NE-28, A-6: a turn of phase A is one action, with free actions before and after it. */
import { type Decision, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { hasSecretPurses } from '../coins.ts';
import type { Turn } from '../frames.ts';
import type { Move } from '../move.ts';
import { nextTurn } from '../round.ts';
import type { State } from '../state.ts';
import { addTanks, explainTank, playTank } from './breathe.ts';
import { addPurchases, explainPurchase, playPurchase } from './buy.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { playPass } from './pass.ts';

const PASS: Move = { kind: 'pass' };
const END: Move = { kind: 'end' };

export const turn: Decision<State, Turn, Move> = {
  // passing or ending at once would tell that the purse allows nothing else.
  veiled: hasSecretPurses,

  moves(s, { acted }, seat) {
    const moves: Move[] = [];
    if (!acted) {
      addPurchases(s, seat, moves);
      addTanks(s, seat, moves);
    }
    addFree(s, seat, moves);
    moves.push(acted ? END : PASS);
    return moves;
  },

  explain(s, { acted }, seat, move) {
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

  play(s, _, seat, move, log) {
    switch (move.kind) {
      case 'end':
        s.stack.pop();
        return nextTurn(s, seat, log);
      case 'pass':
        s.stack.pop();
        playPass(s, seat, log);
        return nextTurn(s, seat, log);
      case 'buy':
        replaceTop(s, { step: 'turn', seat, acted: true });
        return playPurchase(s, seat, move.card, log);
      case 'use':
        replaceTop(s, { step: 'turn', seat, acted: true });
        return playTank(s, seat, move.card, log);
      default:
        playFree(s, seat, move, log);
    }
  },
};

/** Moves that belong to another decision, with the rule that says where they belong. */
function misplaced(move: Move): Refusal {
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
