/** SU-16 … SU-23: the ship moves to the right, to a column with an own submarine or off the board. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { ARRIVED, type Sail } from '../frames.ts';
import type { Move } from '../move.ts';
import { COLUMNS, RIGHT } from '../space.ts';
import type { State } from '../state.ts';
import { depthsBelow } from '../submarines.ts';

export const sail: Decision<State, Sail, Move, 'sail'> = {
  moves(s) {
    const moves: Move[] = [];
    for (let column = s.ships[s.seat] + 1; column < COLUMNS.length; column++) {
      if (canStop(s, column)) moves.push({ kind: 'sail', column });
    }
    // SU-20, SU-21: leaving is always possible.
    moves.push({ kind: 'sail', column: RIGHT });
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'sail') return refuse('SU-16', 'shipFirst');
    const ship = s.ships[s.seat];
    if (move.column < ship) return refuse('SU-17', 'onlyRight', { column: move.column });
    if (move.column === ship) return refuse('SU-18', 'onlyRight', { column: move.column });
    if (move.column === RIGHT || canStop(s, move.column)) return undefined;
    return refuse('SU-19', 'noSubmarineBelow', { column: move.column });
  },

  play(s, _, __, move, log) {
    s.ships[s.seat] = move.column;
    if (move.column === RIGHT) {
      replaceTop(s, { step: 'rest', left: true });
      log?.event('left', { seat: s.seat });
    } else {
      replaceTop(s, ARRIVED);
      log?.event('sailed', { seat: s.seat, column: move.column });
    }
  },
};

/** SU-19: the ship stops only above an own submarine. */
function canStop(s: State, column: number): boolean {
  return depthsBelow(s, s.seat, column) !== 0;
}
