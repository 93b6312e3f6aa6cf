/** The log of a match as it is stored: which of its rows stand, and the record they make. */
import type { Logged, MatchRecord, Seat } from '@fathom/kernel';
import type { MoveRow, Row, TableRow } from '../store/store.ts';

export function isMove(row: Row): row is MoveRow {
  return 'move' in row;
}

/** Folds the undos away. */
export function standingMoves(rows: readonly Row[]): MoveRow[] {
  const moves: MoveRow[] = [];
  for (const row of rows) {
    if (isMove(row)) moves.push(row);
    else moves.length -= row.undo;
  }
  return moves;
}

export function logged({ seq, seat, move, at, forced }: MoveRow): Logged {
  return { seq, seat, text: move, at, forced };
}

/** The record of a match that is over. It opens every secret. */
export function recordOf(row: TableRow, moves: readonly (readonly [Seat, string])[]): MatchRecord {
  const { game, version, options, seed, rng, nonce, commit, result, seats } = row;
  const names = seats.map(({ name }) => name);
  const told = { names, commit, nonce, ...(result && { result }) };
  return { fathom: 1, game, version, seats: seats.length, options, seed, rng, moves, ...told };
}
