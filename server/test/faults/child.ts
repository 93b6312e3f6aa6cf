/** A node or a worker as a process of its own: loads everything, and starts when it is told how. */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { GAMES } from '@fathom/games';
import { type Config, serve } from '../../index.ts';
import { startWorker } from '../../worker/worker.ts';
import { SEALED } from '../sealed.ts';

export type Order =
  | ({ readonly role: 'node' } & Pick<Config, 'data' | 'port' | 'database' | 'nats' | 'secret'>)
  | { readonly role: 'worker'; readonly nats: string };

const UNLIMITED = 1_000_000;

/** Soon enough for a test to see a table forgotten, late enough for a bot that thinks. */
const STUCK_AFTER = 5000;

createInterface({ input: process.stdin }).once('line', async line => {
  const order: Order = JSON.parse(line);
  if (order.role === 'worker') {
    await startWorker(order.nats, 1);
    process.stdout.write('working\n');
    return;
  }
  const { role: _, ...settings } = order;
  const server = await serve({
    host: '127.0.0.1',
    rate: UNLIMITED,
    seatRate: UNLIMITED,
    sockets: UNLIMITED,
    botPause: 0,
    stuckAfter: STUCK_AFTER,
    log: 'silent',
    games: [...GAMES, SEALED],
    ...settings,
  });
  process.stdout.write(`${server.url}\n`);
});
process.stdout.write('ready\n');
// Whoever is killed leaves nothing for the next one to load faster.
flushCompileCache();
