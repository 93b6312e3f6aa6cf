/** The server of a league, in a process of its own: its clocks show what it is told. */
import { type Config, type Server, serve } from '@fathom/server';

/** How it is to be started, then what time it is. */
export type Order =
  | ({ readonly now: number } & Pick<Config, 'speed'> & Partial<Config>)
  | { readonly now: number };
export type Answer = { readonly url: string } | { readonly now: number };

/** Everybody comes from one address here. */
const UNLIMITED = 1_000_000;

let now = 0;
let server: Server | undefined;
process.on('message', async (order: Order) => {
  now = Math.max(now, order.now);
  if (!('speed' in order)) {
    await server?.settle();
    return answer({ now });
  }
  const { now: _, ...settings } = order;
  server = await serve({
    port: 0,
    host: '127.0.0.1',
    rate: UNLIMITED,
    seatRate: UNLIMITED,
    botPause: 0,
    privateHooks: true,
    log: 'silent',
    now: () => now,
    ...settings,
  });
  answer({ url: server.url });
});
process.on('disconnect', () => process.exit());

function answer(message: Answer): void {
  process.send?.(message);
}
