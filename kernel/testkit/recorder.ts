import type { Game, MatchRecord, OptionValues, Played, Stateful } from '../index.ts';
import { pick, seedRng } from '../index.ts';
import { choose, type Run } from './drive.ts';

/** Plays one game with a driver and returns it as a record. */
export function recordGame<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, run: Run<O>): MatchRecord {
  const state = game.setup(run.seats, run.options, seedRng(run.seed, 'play'));
  const rng = seedRng(run.seed, `drive/${run.driver}`);
  const played: Played[] = [];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = pick(rng, actors);
    const move = choose(game, state, seat, game.moves(state, seat), rng, run.driver);
    played.push({ seat, text: game.write(move) });
    game.play(state, seat, move);
  }
  const result = game.result(state);
  return {
    fathom: 1,
    game: game.meta.id,
    version: game.meta.version,
    seats: run.seats,
    options: run.options as OptionValues,
    seed: run.seed,
    moves: played.map(({ seat, text }) => [seat, text] as const),
    ...(result && { result }),
  };
}
