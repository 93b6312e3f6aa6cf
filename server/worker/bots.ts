/**
 * Bots that think wherever a worker is free, and here when none is. A worker that dies in the middle is
 * replaced by the next; the answer counts once, whoever gives it, because the table takes only one.
 */
import { LEVEL_NAMES } from '@fathom/bots/level.ts';
import { BotPool } from '@fathom/bots/pool.ts';
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';
import { Unanswered, type WorkQueue } from '../bus/bus.ts';
import type { BotMaker } from '../table/bots.ts';
import { BotProcess } from './process.ts';

/** So often a question is given to workers before this process answers it. */
const TRIES = 3;

export function ownBots(threads: number) {
  const pool = new BotPool(Math.max(1, threads), () => new BotProcess());
  const told = new Set<string>();
  return {
    levels: LEVEL_NAMES,
    choose: async (request: BotRequest) => {
      const answer = await pool.choose(request);
      if (answer.fault !== undefined)
        tellOnce(told, `${request.game}, ${request.seats} seats: ${answer.fault}`);
      return answer;
    },
    close: () => pool.close(),
  };
}

/** Bots play on without what they have learnt; whoever runs the server should know. */
function tellOnce(told: Set<string>, what: string): void {
  if (told.has(what)) return;
  told.add(what);
  process.emitWarning(`weights cannot be used, bots play by the hand-written value (${what})`);
}

export function sharedBots(workQueue: WorkQueue, own: BotMaker): BotMaker {
  return {
    levels: own.levels,
    choose: async (request, thinker) =>
      (await askWorkers(workQueue, request)) ?? own.choose(request, thinker),
    close: () => own.close(),
  };
}

async function askWorkers(workQueue: WorkQueue, request: BotRequest): Promise<BotAnswer | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const answer = await workQueue.ask(request);
      if (isAnswer(answer)) return answer;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }
  return undefined;
}

function isAnswer(answer: unknown): answer is BotAnswer {
  return typeof answer === 'object' && answer !== null && 'move' in answer && typeof answer.move === 'string';
}
