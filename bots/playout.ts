/** How a search goes on beyond its tree: at a glance to the end of the turn, then the position is judged. */
import { below, type Game, type Rng, type Seat, type Stateful, weighted } from '@fathom/kernel';

/** How many moves are looked at for a choice; with more on offer, chance picks which. */
const GLANCE = 8;
/** A turn that does not come to rest is judged where it stands. */
const PLIES = 60;

const weights: number[] = [];
const glanced: number[] = [];

/** Plays `s` on until it is quiet and returns what it is worth to each seat. */
export function playout<S extends Stateful, M>(game: Game<S, M>, s: S, rng: Rng): number[] {
  for (let ply = 0; ply < PLIES && !game.quiet(s); ply++) {
    const actors = game.actors(s);
    if (actors.length === 0) break;
    const moves = game.moves(s, actors[0]);
    game.play(s, actors[0], moves.length === 1 ? moves[0] : glance(game, s, actors[0], moves, rng));
  }
  return game.value(s);
}

/** A move drawn by prior. */
export function glance<S extends Stateful, M>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
): M {
  const all = moves.length <= GLANCE;
  const count = all ? moves.length : GLANCE;
  weights.length = count;
  for (let i = 0; i < count; i++) {
    glanced[i] = all ? i : below(rng, moves.length);
    weights[i] = game.prior(s, seat, moves[glanced[i]]);
  }
  return moves[glanced[weighted(rng, weights)]];
}
