/** Players without a plan. */
import { below, type Game, pick, type Rng, type Stateful } from '@fathom/kernel';
import type { Bot } from './bot.ts';

/** Every legal move is equally likely. */
export const uniform: Bot = (_, { moves }, __, rng) => pick(rng, moves);

/** First a kind of move, then a move of that kind: rare kinds come up as often as kinds with many moves. */
export const random: Bot = (game, { moves }, _, rng) => pickByKind(game, moves, rng);

export function pickByKind<S extends Stateful, M>(game: Game<S, M>, moves: readonly M[], rng: Rng): M {
  if (moves.length === 1) return moves[0];
  const kinds: string[] = [];
  const counts: number[] = [];
  for (let i = 0; i < moves.length; i++) {
    const at = kinds.indexOf(game.kind(moves[i]));
    if (at < 0) {
      kinds.push(game.kind(moves[i]));
      counts.push(1);
    } else counts[at]++;
  }
  const chosen = below(rng, kinds.length);
  let skip = below(rng, counts[chosen]);
  for (let i = 0; i < moves.length; i++) {
    if (game.kind(moves[i]) === kinds[chosen] && skip-- === 0) return moves[i];
  }
  return moves[0];
}
