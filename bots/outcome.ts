/** How a game ended for each seat, as a share of victory: what bots learn to foresee. */
import { type Game, type Stateful, victoryShares } from '@fathom/kernel';

/** Undefined while it goes on. Who wins together, or alone against the game, wins all or nothing. */
export function outcome<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  s: S,
  together: boolean,
): number[] | undefined {
  const ended = game.result(s);
  if (!ended) return undefined;
  return together ? ended.places.map(place => (place === 1 ? 1 : 0)) : victoryShares(ended.places);
}
