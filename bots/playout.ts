/** How a search goes on beyond its tree: at a glance to the end of a turn, then the position is judged. */
import { below, type Game, type Rng, type Seat, type Stateful, weighted } from '@fathom/kernel';
import { writePriors } from './priors.ts';

/** How many moves are looked at for a choice; with more on offer, chance picks which. */
const GLANCE = 8;
/** A turn that does not come to rest is judged where it stands. */
const PLIES = 60;

const weights: number[] = [];

/** Plays `s` on until it is quiet, and so many `turns` more, and returns what it is worth to each seat. */
export function playout<S extends Stateful, M>(game: Game<S, M>, s: S, rng: Rng, turns = 0): number[] {
  let left = turns;
  for (let ply = 0; ply < PLIES; ply++) {
    if (game.quiet(s) && left-- === 0) break;
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
  const some = moves.length <= GLANCE ? moves : pickSome(moves, rng);
  writePriors(game, s, seat, some, weights);
  return some[weighted(rng, weights, some.length)];
}

function pickSome<M>(moves: readonly M[], rng: Rng): M[] {
  const some: M[] = [];
  for (let i = 0; i < GLANCE; i++) some.push(moves[below(rng, moves.length)]);
  return some;
}
