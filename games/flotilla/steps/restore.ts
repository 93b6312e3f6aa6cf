/** RESTORE: depletion tokens come off own tiles. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { at, isDepleted, restored } from '../field.ts';
import type { Restore } from '../frames.ts';
import { CELLS } from '../hex.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { popWhen, STOP } from './moves.ts';

export const restore: Decision<State, Restore, Move> = {
  settle: (s, f) => popWhen(s, f.tokens === 0 || depletedCells(s).length === 0),

  moves(s) {
    const moves: Move[] = depletedCells(s).map(cell => ({ kind: 'restore', cell }));
    moves.push(STOP);
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'restore') return refuse('FL-66', 'restoreFirst');
    return isDepleted(at(s, s.seat, move.cell))
      ? undefined
      : refuse('FL-66', 'notDepleted', { cell: move.cell });
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'restore') {
      s.stack.pop();
      return;
    }
    replaceTop(s, { ...f, tokens: f.tokens - 1 });
    s.field[s.seat * CELLS + move.cell] = restored(at(s, s.seat, move.cell));
    log?.event('restored', { seat: s.seat, cell: move.cell });
  },
};

function depletedCells(s: State): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (isDepleted(at(s, s.seat, cell))) cells.push(cell);
  return cells;
}
