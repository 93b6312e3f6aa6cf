/** SU-16 … SU-23: the ship moves to the right, to a column with an own submarine or off the board. */
import type { Log } from '@fathom/kernel';
import type { Move } from '../move.ts';
import { COLUMNS, RIGHT } from '../space.ts';
import type { State } from '../state.ts';
import { depthsBelow } from '../submarines.ts';
import { refuse, type Step } from './step.ts';

export const sail: Step = {
  moves(s) {
    const moves: Move[] = [];
    for (let column = s.ships[s.seat] + 1; column < COLUMNS.length; column++) {
      if (depthsBelow(s, s.seat, column) !== 0) moves.push({ kind: 'sail', column });
    }
    // SU-20, SU-21: leaving is always possible.
    moves.push({ kind: 'sail', column: RIGHT });
    return moves;
  },

  explain(s, move) {
    if (move.kind !== 'sail') return refuse('SU-16', 'shipFirst');
    const ship = s.ships[s.seat];
    if (move.column < ship) return refuse('SU-17', 'onlyRight', { column: move.column });
    if (move.column === ship) return refuse('SU-18', 'onlyRight', { column: move.column });
    if (move.column !== RIGHT && depthsBelow(s, s.seat, move.column) === 0) {
      return refuse('SU-19', 'noSubmarineBelow', { column: move.column });
    }
    return undefined;
  },

  play(s: State, move: Move, log?: Log): void {
    if (move.kind !== 'sail') return;
    const frame = s.stack[0];
    s.ships[s.seat] = move.column;
    if (move.column === RIGHT) {
      frame.step = 'rest';
      frame.deed = 'left';
      log?.event('left', { seat: s.seat });
    } else {
      frame.step = 'act';
      log?.event('sailed', { seat: s.seat, column: move.column });
    }
  },
};
