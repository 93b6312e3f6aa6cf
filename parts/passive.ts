/** Doing without: which moves give something up, and what would be worth doing first. */
import type { BoardProps } from './board.ts';

export interface Passive<V = unknown, M = unknown> {
  /** Kinds of moves that pass, stop or do without. */
  readonly kinds: readonly string[];
  /** Of these the ones that ask once more while something useful is left. */
  readonly asks: readonly string[];
  /** Whether another move is worth mentioning before one does without it. */
  useful(move: M, table: BoardProps<V, M>): boolean;
}

/** What is useful besides the passive choice. */
export function usefulMoves<V, M>(
  { kinds, useful }: Passive<V, M>,
  table: BoardProps<V, M>,
  kindOf: (move: M) => string,
): M[] {
  return table.moves.filter(move => !kinds.includes(kindOf(move)) && useful(move, table));
}

/** After it the viewer has nothing more to decide, so nothing can be taken back. */
export function isFinal<V, M>(table: BoardProps<V, M>, move: M): boolean {
  const next = table.foresee(move).moves;
  return next === undefined || next.length === 0;
}
