/** What is foreseen is what happens: for every move that draws nothing and reveals nothing, down to the last number of the view. */
import { EventLog, foresee, type Game, hasDrawn, type Stateful } from '../index.ts';
import { same } from './check.ts';
import type { Position } from './drive.ts';

/** Checks the moves of a position; where several decide at the same time, what follows is not one seat's doing. */
export function checkForesight<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
): number {
  if (game.actors(p.state).length > 1) return 0;
  const view = game.view(p.state, p.seat);
  let checked = 0;
  for (const move of p.moves) {
    const after = game.clone(p.state);
    const log = new EventLog();
    game.play(after, p.seat, move, log);
    if (log.revealed || hasDrawn(p.state.rng, after.rng)) continue;
    const foresight = foresee(game, view, p.seat, move);
    same(
      foresight.view,
      game.view(after, p.seat),
      `${game.write(move)} does something else than was foreseen`,
    );
    same(
      foresight.moves?.map(next => game.write(next)),
      game.moves(after, p.seat).map(next => game.write(next)),
      `${game.write(move)} leads to other choices than were foreseen`,
    );
    checked++;
  }
  return checked;
}
