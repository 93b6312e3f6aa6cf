/** A decision is never taken by itself where that tells a secret: who watches would learn that there was no choice. */
import { type Game, onlyMove, type Rng, type Seat, type Stateful } from '../index.ts';
import { holds } from './check.ts';
import { type Position, viewers } from './drive.ts';

/**
 * Twin worlds: others cannot tell this position from a world that looks the same to them. If a decision is taken by itself
 * in one of them, there is no choice in the other either.
 */
export function checkVeil<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  seats: number,
  rng: Rng,
): void {
  const here = onlyMove(game, p.state);
  const others = viewers(seats).filter(viewer => viewer !== p.seat);
  // Where nothing is taken one witness in turn will do: most positions are silent, and silence tells less.
  for (const viewer of here ? others : [others[p.count % others.length]]) {
    const world = game.sample(game.view(p.state, viewer), rng);
    holds(
      (game.veiled?.(p.state) ?? false) === (game.veiled?.(world) ?? false),
      `veiled depends on something hidden from ${viewer}`,
    );
    if (here)
      holds(
        isSingle(game, world, p.seat),
        `${here.played.text} of seat ${p.seat} is taken by itself, which tells ${viewer} that there was no choice: let veiled say so`,
      );
    else if (p.moves.length > 1)
      holds(
        onlyMove(game, world) === undefined,
        `nothing is taken from seat ${p.seat}, which tells ${viewer} that there is a choice: let veiled say so`,
      );
  }
}

function isSingle<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, state: S, seat: Seat): boolean {
  return game.moves(state, seat).length === 1;
}
