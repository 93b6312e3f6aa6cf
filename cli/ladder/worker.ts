/** A thread of the ladder: plays the matches it is given, one at a time. */
import { parentPort } from 'node:worker_threads';
import { matchRng, playerOf, playMatch } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { findGame } from '@fathom/games';
import { victoryShares } from '@fathom/kernel';
import type { Outcome, Task } from './pairing.ts';

async function playTask(task: Task): Promise<Outcome> {
  const { game } = (await findGame(task.game)?.rules()) ?? {};
  const challenger = parseStrength(task.challenger);
  const others = parseStrength(task.others);
  if (!game || !challenger || !others) throw new Error(`cannot play ${JSON.stringify(task)}`);
  const start = performance.now();
  const players = Array.from({ length: task.seats }, (_, seat) => {
    const rng = matchRng(task.seed, task.deal, `bot/${task.seat}/${seat}`);
    return playerOf(game, seat === task.seat ? challenger : others, rng);
  });
  const tally = { moves: 0, legal: 0, mostLegal: 0 };
  const state = game.setup(task.seats, task.options, matchRng(task.seed, task.deal, 'play'));
  const result = playMatch(game, state, players, tally);
  if (!result) throw new Error(`deal ${task.deal} did not end within ${tally.moves} moves`);
  return {
    share: victoryShares(result.places)[task.seat],
    moves: tally.moves,
    milliseconds: performance.now() - start,
  };
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await playTask(task)));
