/** Told matches of Pairs, for tests. */
import { below, type Game, pick, seedRng, ToldMatch, type Viewer } from '../index.ts';
import { type PairsMove, type PairsState, pairs } from './pairs.ts';

export const SETUP = { seats: 2, options: { suits: 4 }, seed: 'tide' } as const;
export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

export type Told = ToldMatch<PairsState, PairsMove>;

export function begin(game: typeof pairs = pairs): Told {
  return new ToldMatch<PairsState, PairsMove>(game as unknown as Game<PairsState, PairsMove>, SETUP);
}

/** A choice or an undo at random. */
export function step(told: Told, chance = seedRng('step', 'told')): void {
  const [seat] = told.actors;
  if (told.undoable(seat) > 0 && below(chance, 3) === 0) told.takeBack(seat, below(chance, 2) === 0);
  else told.choose(seat, pick(chance, told.movesOf(seat)), told.seq + 100);
}
