/** Undo gives back exactly what was, and never reaches behind chance, revelation or another seat. */
import {
  drawCount,
  EventLog,
  eventsFor,
  type Game,
  type Match,
  type Outcome,
  type Played,
  pick,
  type Rng,
  type Seat,
  type Stateful,
  seedRng,
  startMatch,
  submit,
  takeBack,
  undoable,
} from '../index.ts';
import { holds, same } from './check.ts';
import { choose, type Run, viewers } from './drive.ts';

/** One undo in so many is also looked at in another world. */
const SPARSE = 4;

/** Returns how many choices could be taken back: none where every turn is a single decision. */
export function checkUndo<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, run: Run<O>): number {
  const match = startMatch(game as Game<S, M, unknown, O>, run.seats, run.options, run.seed);
  const rng = seedRng(run.seed, `undo/${run.driver}`);
  let taken = 0;
  for (let count = 0; count < game.meta.bounds.moves; count++) {
    const actors = game.actors(match.state);
    if (actors.length === 0) return taken;
    const seat = pick(rng, actors);
    const move = choose(game, match.state, seat, game.moves(match.state, seat), rng, run.driver);
    const before = game.clone(match.state);
    const length = match.moves.length;
    const outcome = submit(match, seat, game.write(move));
    holds(outcome.ok, `a legal move was refused: ${game.write(move)}`);
    const open = isOpen(game, before, outcome.made);
    for (const other of Array(run.seats).keys())
      if (other !== seat)
        holds(undoable(match, other) === 0, `seat ${other} could undo a move of seat ${seat}`);
    if (open) holds(undoable(match, seat) > 0, `${game.write(move)} tells nothing but cannot be taken back`);
    else holds(undoable(match, seat) === 0, `${game.write(move)} can be taken back after what it told`);
    if (!open) continue;
    if (taken++ % SPARSE === 0) checkNothingLearnt(game, before, seat, move, run.seats, rng);
    checkTakenBack(match, seat, before, length, outcome);
  }
  return taken;
}

/**
 * Whether the choice can still be taken back, found without the kernel: it drew nothing, revealed nothing and its seat has
 * more to decide. What is taken by itself after it never draws or reveals.
 */
function isOpen<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  before: S,
  made: readonly Played[],
): boolean {
  const state = game.clone(before);
  let open = true;
  for (const [i, { seat, text }] of made.entries()) {
    const move = game.read(text);
    holds(move !== undefined, `${text} cannot be read`);
    const log = new EventLog();
    const counter = drawCount(state.rng);
    game.play(state, seat, move, log);
    const told = log.revealed || drawCount(state.rng) !== counter;
    holds(i === 0 || !told, `${text} draws or reveals, but was taken by itself`);
    if (i === 0) open = !told && game.actors(state).includes(seat);
  }
  return open;
}

function checkTakenBack<S extends Stateful, M>(
  match: Match<S, M>,
  seat: Seat,
  before: S,
  length: number,
  outcome: Extract<Outcome, { ok: true }>,
): void {
  const { game } = match;
  const { text } = outcome.made[0];
  const after = game.clone(match.state);
  holds(
    takeBack(match, seat) === outcome.made.length,
    'undo takes back the choice and what was forced after it',
  );
  same(before, match.state, `undo of ${text} does not restore the state`);
  holds(match.moves.length === length, 'undo leaves moves behind');
  submit(match, seat, text);
  same(after, match.state, `${text} plays differently after undo`);
}

/**
 * Whoever can take a move back must have known beforehand what it shows: in another world that looks the same to the mover, it
 * looks the same to the mover and to the whole table.
 */
function checkNothingLearnt<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  before: S,
  seat: Seat,
  move: M,
  seats: number,
  rng: Rng,
): void {
  const shown = [before, game.sample(game.view(before, seat), rng)].map(world => {
    const state = game.clone(world);
    const log = new EventLog();
    game.play(state, seat, move, log);
    return viewers(seats)
      .filter(viewer => viewer === seat || viewer === 'spectator')
      .map(viewer => [game.view(state, viewer), eventsFor(log.events, viewer)]);
  });
  same(
    shown[1],
    shown[0],
    `${game.write(move)} can be taken back, but shows something hidden: call log.reveal`,
  );
}
