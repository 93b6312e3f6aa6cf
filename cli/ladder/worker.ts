/** A thread of the ladder: plays the matches it is given, one at a time. */
import { parentPort } from 'node:worker_threads';
import { matchRng } from '@fathom/bots/arena.ts';
import { findGame } from '@fathom/games';
import { type Game, type Result, type Stateful, victoryShares } from '@fathom/kernel';
import { CLOSE, type Outcome, type Task } from './pairing.ts';
import { closePrograms, type LadderPlayer, ownPlayer, programOf, programPlayer } from './players.ts';

async function playTask(task: Task): Promise<Outcome> {
  const entry = findGame(task.game);
  if (!entry) throw new Error(`there is no game "${task.game}"`);
  const { game } = await entry.rules();
  const state = game.setup(task.seats, task.options, matchRng(task.seed, task.deal, 'play'));
  const programs = [task.challenger, task.others].map(contender =>
    contender.command ? programOf(contender, task.patience) : undefined,
  );
  const lapses = () => programs.map(program => (program ? sumOf(program.lapses) : 0));
  const before = lapses();
  const players = await Promise.all(
    Array.from({ length: task.seats }, (_, seat) => {
      const side = seat === task.seat ? 0 : 1;
      const contender = side === 0 ? task.challenger : task.others;
      const program = programs[side];
      const stream = `bot/${task.seat}/${seat}`;
      if (program) return programPlayer(program, contender, game, `${task.seed}/${task.deal}/${stream}`);
      const rng = matchRng(task.seed, task.deal, stream);
      return ownPlayer(contender, entry, state, task.seats, task.scales[side], rng);
    }),
  );
  const start = performance.now();
  const { result, moves, decisions } = await playOut(game, state, players);
  if (!result) throw new Error(`deal ${task.deal} did not end within ${moves} moves`);
  const after = lapses();
  return {
    share: victoryShares(result.places)[task.seat],
    moves,
    milliseconds: performance.now() - start,
    spent: spentBy(players, programs, task.seat),
    decisions: [decisions[task.seat], decisions.reduce((sum, n) => sum + n, 0) - decisions[task.seat]],
    lapses: [after[0] - before[0], after[1] - before[1]],
  };
}

interface Played {
  readonly result: Result | undefined;
  readonly moves: number;
  /** Real choices of each seat. */
  readonly decisions: readonly number[];
}

async function playOut(game: Game, state: Stateful, players: readonly LadderPlayer[]): Promise<Played> {
  const decisions = players.map(() => 0);
  for (let count = 0; count < game.meta.bounds.moves; count++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { result: game.result(state), moves: count, decisions };
    const moves = game.moves(state, seat);
    if (moves.length > 1) decisions[seat]++;
    game.play(state, seat, await players[seat].choose({ state, seat, moves, seats: players.length }));
  }
  return { result: game.result(state), moves: game.meta.bounds.moves, decisions };
}

/** Processor time of the challenger and of the others together. One program may play several seats, but spends its time once. */
function spentBy(
  players: readonly LadderPlayer[],
  programs: readonly unknown[],
  challenger: number,
): [number, number] {
  const others = players.filter((_, seat) => seat !== challenger).map(player => player.spent());
  return [players[challenger].spent(), programs[1] ? (others[0] ?? 0) : others.reduce((a, b) => a + b, 0)];
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

parentPort?.on('message', async (task: Task | typeof CLOSE) => {
  if (task === CLOSE) closePrograms();
  parentPort?.postMessage(task === CLOSE ? CLOSE : await playTask(task));
});
