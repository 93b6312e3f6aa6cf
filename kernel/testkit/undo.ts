/** Undo gives back exactly what was, and never reaches behind chance, revelation or another seat. */
import { type Game, pick, type Stateful, seedRng, startMatch, submit, takeBack, undoable } from '../index.ts';
import { holds, same } from './check.ts';
import { choose, type Run } from './drive.ts';

export function checkUndo<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, run: Run<O>): number {
  const match = startMatch(game as Game<S, M, unknown, O>, run.seats, run.options, run.seed);
  const rng = seedRng(run.seed, `undo/${run.driver}`);
  let taken = 0;
  for (let count = 0; count < game.meta.bounds.moves; count++) {
    const actors = game.actors(match.state);
    if (actors.length === 0) return taken;
    const seat = pick(rng, actors);
    const move = choose(game, match.state, seat, game.moves(match.state, seat), rng, run.driver);
    const before = JSON.stringify(match.state);
    const length = match.moves.length;
    const outcome = submit(match, seat, game.write(move));
    holds(outcome.ok, `a legal move was refused: ${game.write(move)}`);
    for (const other of Array(run.seats).keys()) {
      if (other !== seat)
        holds(undoable(match, other) === 0, `seat ${other} could undo a move of seat ${seat}`);
    }
    if (undoable(match, seat) === 0) continue;
    const after = JSON.stringify(match.state);
    holds(
      takeBack(match, seat) === outcome.made.length,
      'undo takes back the choice and what was forced after it',
    );
    same(JSON.parse(before), match.state, `undo of ${game.write(move)} does not restore the state`);
    holds(match.moves.length === length, 'undo leaves moves behind');
    submit(match, seat, game.write(move));
    same(JSON.parse(after), match.state, `${game.write(move)} plays differently after undo`);
    taken++;
  }
  return taken;
}
