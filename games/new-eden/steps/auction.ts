/** NE-59, NE-67, NE-68: whose choice it is brings a row up for auction; NE-108, NE-109: in the solo game two rows are blocked first. */
import { allMarked, isMarked, openAuction, openSoloAuction } from '../auction.ts';
import { discard } from '../damage.ts';
import { COLUMNS, ROWS } from '../data/box.ts';
import type { Move } from '../move.ts';
import { scoreRound } from '../scoring.ts';
import { BLOCKED, EMPTY, type State, topFrame } from '../state.ts';
import { cardsIn } from '../tableau.ts';
import { refuse, type Step } from './step.ts';

export const auction: Step = {
  moves(s) {
    const moves: Move[] = [];
    for (let row = 0; row < ROWS; row++) if (!isMarked(s, row)) moves.push({ kind: 'row', row });
    return moves;
  },

  explain(s, _, move) {
    if (move.kind !== 'row') return refuse('NE-59', 'chooseRow');
    return isMarked(s, move.row) ? refuse('NE-59', 'rowMarked', { row: move.row }) : undefined;
  },

  play(s, seat, move, log) {
    if (move.kind === 'row') openAuction(s, seat, move.row, log);
  },

  advance(s, log) {
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

export const block: Step = {
  moves(s) {
    const moves: Move[] = [];
    for (let row = 0; row < ROWS; row++) if (canBlock(s, row)) moves.push({ kind: 'block', row });
    return moves;
  },

  explain(s, _, move) {
    if (move.kind !== 'block') return refuse(ruleOf(s), 'blockFirst');
    if (isMarked(s, move.row)) return refuse(ruleOf(s), 'rowMarked', { row: move.row });
    return canBlock(s, move.row)
      ? undefined
      : refuse(topFrame(s).left === 2 ? 'NE-109' : 'A-59', 'notThisRow', { row: move.row });
  },

  play(s: State, _, move, log) {
    if (move.kind !== 'block') return;
    s.markers |= 1 << move.row;
    s.winners[move.row] = BLOCKED;
    log?.event('blocked', { row: move.row });
    if (s.options.soloAuction === 'english') discardRow(s, move.row);
    if (--topFrame(s).left === 0) s.stack.pop();
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
