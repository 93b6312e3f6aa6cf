/** Counts the paths of a given length: any change of the rules changes the numbers. */
import type { Game, Stateful } from '../index.ts';

export function perft<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, state: S, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const seat of game.actors(state)) {
    for (const move of game.moves(state, seat)) {
      const next = game.clone(state);
      game.play(next, seat, move);
      nodes += perft(game, next, depth - 1);
    }
  }
  return nodes;
}
