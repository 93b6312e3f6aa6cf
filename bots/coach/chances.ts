/** How the chances stand, as far as a viewer may know: worlds that fit the view, each judged at the end of the turn. */
import { type Game, type Rng, type Stateful, seedRng } from '@fathom/kernel';
import { playout } from '../playout.ts';

/** Expected share of victory of each seat. */
export function chances<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  view: V,
  worlds: number,
  seed: string,
): number[] {
  const rng = seedRng(seed, 'chances');
  return average(Array.from({ length: worlds }, () => playout(game, game.sample(view, rng), rng)));
}

/** What a seat could expect of a move before it was made: its chances after it, over all that could have come of it. */
export function expected<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  view: V,
  play: (world: S) => void,
  worlds: number,
  rng: Rng,
): number[] {
  return average(
    Array.from({ length: worlds }, () => {
      const world = game.sample(view, rng);
      play(world);
      return playout(game, world, rng);
    }),
  );
}

function average(values: readonly (readonly number[])[]): number[] {
  return values[0].map((_, seat) => values.reduce((sum, shares) => sum + shares[seat], 0) / values.length);
}
