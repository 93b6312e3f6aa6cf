/**
 * Plays its own turn as well as it can and looks no further: in a few worlds that fit its view it tries the most
 * promising ways to the end of the turn and takes the first move of the one that ends best on average.
 */
import type { Game, Seat, Stateful } from '@fathom/kernel';
import type { Bot } from './bot.ts';
import { writePriors } from './priors.ts';

const WORLDS = 3;
/** How many moves are tried at each decision of the turn, counted from the one to be taken; the last goes on. */
const WIDTHS = [40, 5, 3, 2, 1];
/** A turn that is longer than this is judged where it stands. */
const DEPTH = 24;
/** What a further move of the turn must bring: whoever can win now does not dawdle. */
const EFFORT = 1e-6;

export const greedy: Bot = (game, { seat, view, moves }, _, rng) => {
  if (moves.length === 1) return moves[0];
  const worlds = Array.from({ length: WORLDS }, () => game.sample(view, rng));
  let best = moves[0];
  let bestTotal = Number.NEGATIVE_INFINITY;
  for (const move of promising(game, worlds[0], seat, moves, WIDTHS[0])) {
    let total = 0;
    for (const world of worlds) total += worth(game, game.clone(world), seat, seat, move, 1);
    if (total > bestTotal) {
      best = move;
      bestTotal = total;
    }
  }
  return best;
};

/** What a move is worth for `seat` when it goes on as well as it can until the turn is over; uses up the state. */
function worth<S extends Stateful, M>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  actor: Seat,
  move: M,
  depth: number,
): number {
  game.play(s, actor, move);
  if (depth >= DEPTH || game.quiet(s)) return game.value(s)[seat] - EFFORT * depth;
  const [next] = game.actors(s);
  if (next === undefined) return game.value(s)[seat] - EFFORT * depth;
  // Others who decide in the middle of the turn are expected to do the obvious.
  const width = next === seat ? WIDTHS[Math.min(depth, WIDTHS.length - 1)] : 1;
  const replies = promising(game, s, next, game.moves(s, next), width);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < replies.length; i++) {
    const own = i === replies.length - 1 ? s : game.clone(s);
    best = Math.max(best, worth(game, own, seat, next, replies[i], depth + 1));
  }
  return best;
}

/** The moves with the highest priors. */
function promising<S extends Stateful, M>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  moves: readonly M[],
  width: number,
): readonly M[] {
  if (moves.length <= width) return moves;
  const priors: number[] = [];
  writePriors(game, s, seat, moves, priors);
  return moves
    .map((move, i) => ({ move, prior: priors[i] }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, width)
    .map(({ move }) => move);
}
