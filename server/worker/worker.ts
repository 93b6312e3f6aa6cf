/** A process that does nothing but think for the bots of all nodes. */
import type { BotRequest } from '@fathom/bots/request.ts';
import { openBus } from '../open.ts';
import { ownBots } from './bots.ts';

export interface Worker {
  /** Answers what it has taken, and takes no more. */
  close(): Promise<void>;
}

export async function startWorker(nats: string, threads: number): Promise<Worker> {
  const bus = await openBus(nats);
  const bots = ownBots(threads);
  const stop = bus.work(Math.max(1, threads), question => bots.choose(question as BotRequest));
  return {
    close: async () => {
      await stop();
      await bots.close();
      await bus.close();
    },
  };
}
