/** Matches between bots. The referee knows the state; a bot is only ever shown its view. */
import { type Game, pick, type Result, type Rng, type Seat, type Stateful, seedRng } from '@fathom/kernel';
import { botOf, type Strength } from './levels.ts';
import { Memory } from './memory.ts';
import { pickByKind } from './random.ts';

/** Somebody at the table, as the referee sees them. */
export type Player<S, M> = (s: S, seat: Seat, moves: readonly M[]) => M;

export interface Tally {
  moves: number;
  /** Legal moves summed over all decisions, and the most there were. */
  legal: number;
  mostLegal: number;
}

export function playerOf<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  strength: Strength,
  rng: Rng,
): Player<S, M> {
  // Blind players spare the referee the view.
  if (strength.algorithm === 'uniform') return (_, __, moves) => pick(rng, moves);
  if (strength.algorithm === 'random') return (_, __, moves) => pickByKind(game, moves, rng);
  const bot = botOf(strength);
  const budget = strength.algorithm === 'ismcts' ? { ...strength, memory: new Memory() } : strength;
  return (s, seat, moves) => bot(game, { seat, view: game.view(s, seat), moves }, budget, rng);
}

/** Plays until nobody owes a decision, or until `limit` moves; undefined when the match did not end. */
export function playMatch<S extends Stateful, M>(
  game: Game<S, M>,
  state: S,
  players: readonly Player<S, M>[],
  tally: Tally,
  limit = game.meta.bounds.moves,
): Result | undefined {
  for (let count = 0; count < limit; count++) {
    const actors = game.actors(state);
    if (actors.length === 0) return game.result(state);
    const seat = actors[0];
    const moves = game.moves(state, seat);
    tally.moves++;
    tally.legal += moves.length;
    if (moves.length > tally.mostLegal) tally.mostLegal = moves.length;
    game.play(state, seat, players[seat](state, seat, moves));
  }
  return game.result(state);
}

/** The seed of one match of a series; deals and bots draw from different streams of it. */
export function matchRng(seed: string, match: number, stream: string): Rng {
  return seedRng(`${seed}/${match}`, stream);
}
