/** How promising several moves look, asked for in the cheapest way the game knows. */
import type { Game, Seat, Stateful } from '@fathom/kernel';

export function writePriors<S extends Stateful, M>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  moves: readonly M[],
  out: number[],
): void {
  if (game.priors) game.priors(s, seat, moves, out);
  else for (let i = 0; i < moves.length; i++) out[i] = game.prior(s, seat, moves[i]);
}
