/** Told matches of Pairs, for tests. */
import { below, type Game, pick, range, seedRng, ToldMatch, type Viewer } from '../index.ts';
import { type Played, setUp } from '../match.ts';
import { type PairsMove, type PairsState, pairs } from './pairs.ts';

export const SETUP = { seats: 2, options: { suits: 4 }, seed: 'tide' } as const;
export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

export const game = pairs as unknown as Game<PairsState, PairsMove>;

export type Told = ToldMatch<PairsState, PairsMove>;

export function begin(game: typeof pairs = pairs): Told {
  return new ToldMatch<PairsState, PairsMove>(game as unknown as Game<PairsState, PairsMove>, SETUP);
}

/** How many moves a match of Pairs has. */
export const ALL = 24;

/** A match that begins with moves of another one, and the state after each of its moves. */
export function walk(seed: string, begun: readonly Played[]) {
  const chance = seedRng(seed, 'walk');
  const state = setUp(game, SETUP);
  const states = [game.clone(state)];
  const moves = range(ALL).map(i => {
    const [seat] = game.actors(state);
    const move = pick(chance, game.moves(state, seat));
    const played = begun[i] ?? { seat, text: game.write(move) };
    game.play(state, played.seat, game.read(played.text) ?? move);
    states.push(game.clone(state));
    return played;
  });
  return { moves, states };
}

/** A choice or an undo at random. */
export function step(told: Told, chance = seedRng('step', 'told')): void {
  const [seat] = told.actors;
  if (told.undoable(seat) > 0 && below(chance, 3) === 0) told.takeBack(seat, below(chance, 2) === 0);
  else told.choose(seat, pick(chance, told.movesOf(seat)), told.seq + 100);
}
