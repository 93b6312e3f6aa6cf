/** NE-108, NE-109: in the solo game two rows are blocked before the auction. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { isMarked } from '../auction.ts';
import { discard } from '../damage.ts';
import { COLUMNS, ROWS } from '../data/box.ts';
import type { Block } from '../frames.ts';
import type { Move } from '../move.ts';
import { BLOCKED, EMPTY, type State } from '../state.ts';
import { cardsIn } from '../tableau.ts';

export const block: Decision<State, Block, Move, 'block'> = {
  moves(s) {
    const moves: Move[] = [];
    for (let row = 0; row < ROWS; row++) if (canBlock(s, row)) moves.push({ kind: 'block', row });
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind !== 'block') return refuse(ruleOf(s), 'blockFirst');
    if (canBlock(s, move.row)) return undefined;
    if (isMarked(s, move.row)) return refuse(ruleOf(s), 'rowMarked', { row: move.row });
    return refuse(f.rows === 2 ? 'NE-109' : 'A-59', 'notThisRow', { row: move.row });
  },

  play(s, f, _, move, log) {
    s.markers |= 1 << move.row;
    s.winners[move.row] = BLOCKED;
    log?.event('blocked', { row: move.row });
    if (s.options.soloAuction === 'english') discardRow(s, move.row);
    if (f.rows === 1) s.stack.pop();
    else replaceTop(s, { ...f, rows: f.rows - 1 });
  },
};

/** NE-108: any row. NE-109, A-59: rows with cards, as long as one of them remains; otherwise an empty one. */
function canBlock(s: State, row: number): boolean {
  if (isMarked(s, row)) return false;
  if (s.options.soloAuction === 'german') return true;
  let stocked = 0;
  for (let r = 0; r < ROWS; r++) if (!isMarked(s, r) && cardsIn(s.display, r) > 0) stocked++;
  return cardsIn(s.display, row) > 0 === stocked > 1;
}

function ruleOf(s: State): string {
  return s.options.soloAuction === 'german' ? 'NE-108' : 'NE-109';
}

function discardRow(s: State, row: number): void {
  for (let space = row * COLUMNS; space < (row + 1) * COLUMNS; space++) {
    if (s.display[space] === EMPTY) continue;
    discard(s, s.display[space]);
    s.display[space] = EMPTY;
  }
}
