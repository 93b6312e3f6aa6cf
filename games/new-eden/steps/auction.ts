/** NE-59, NE-67, NE-68: whose choice it is brings a row up for auction; in the solo game they come up by themselves. */
import { type Decision, refuse } from '@fathom/kernel';
import { allMarked, isMarked, openAuction, openSoloAuction } from '../auction.ts';
import { ROWS } from '../data/box.ts';
import type { Auction } from '../frames.ts';
import type { Move } from '../move.ts';
import { scoreRound } from '../scoring.ts';
import type { State } from '../state.ts';

export const auction: Decision<State, Auction, Move> = {
  moves(s) {
    const moves: Move[] = [];
    for (let row = 0; row < ROWS; row++) if (!isMarked(s, row)) moves.push({ kind: 'row', row });
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'row') return refuse('NE-59', 'chooseRow');
    return isMarked(s, move.row) ? refuse('NE-59', 'rowMarked', { row: move.row }) : undefined;
  },

  play(s, _, seat, move, log) {
    if (move.kind === 'row') openAuction(s, seat, move.row, log);
  },

  settle(s, _, log) {
    if (allMarked(s)) {
      s.stack.pop();
      scoreRound(s, log);
      return true;
    }
    if (s.seats > 1) return false;
    openSoloAuction(s, log);
    return true;
  },
};
