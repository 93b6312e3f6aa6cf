/**
 * What makes a bot human: it overlooks moves that do not leap to the eye, and it misjudges those it has looked at. It
 * never plays just anything: a promising move is not overlooked, and it errs by a part of what is at stake at most, so
 * that a move which wins at once is not taken for a bad one.
 */
import { type Game, type Rng, type Stateful, unit } from '@fathom/kernel';
import type { Budget, Position } from './bot.ts';
import type { Ranked } from './ismcts.ts';
import { writePriors } from './priors.ts';

/** How little a move is trusted that was hardly looked at, as a part of what is at stake. */
const DISTRUST = 0.3;

/** Less than this is no difference. */
const NOTHING = 0.004;

/** The moves that come to mind. The most promising one always does. */
export function noticed<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  { seat, view, moves }: Position<M, V>,
  { oversight = 0 }: Budget,
  rng: Rng,
): readonly M[] {
  if (oversight <= 0 || moves.length < 3) return moves;
  const priors: number[] = [];
  writePriors(game, game.sample(view, rng), seat, moves, priors);
  const most = Math.max(...priors.slice(0, moves.length));
  return moves.filter((_, i) => unit(rng) >= oversight * (1 - priors[i] / most));
}

/** The move that seems best to somebody who errs. */
export function misjudged<M>(ranked: readonly Ranked<M>[], { noise = 0 }: Budget, rng: Rng): M {
  const tried = ranked.filter(({ visits }) => visits > 0);
  if (noise <= 0 || tried.length < 2) return ranked[0].move;
  const values = tried.map(({ value }) => value);
  const stake = Math.max(...values) - Math.min(...values);
  // Where nothing is at stake nobody has to err: a bot that wins anyway does not dawdle.
  if (stake < NOTHING) return ranked[0].move;
  let best = tried[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const one of tried) {
    const error = noise * (unit(rng) + unit(rng) - 1);
    const worth = one.value + stake * (error - DISTRUST / Math.sqrt(one.visits));
    if (worth > bestWorth) {
      best = one;
      bestWorth = worth;
    }
  }
  return best.move;
}
