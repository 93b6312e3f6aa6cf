import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { LEVELS } from '@fathom/bots/levels.ts';
import { BotPool } from '@fathom/bots/pool.ts';
import { GAMES } from '@fathom/games';
import { LocalBus } from './bus/local.ts';
import { type Config, configFrom } from './config.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { openKeyring } from './secret.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { BotMaker } from './table/bots.ts';
import { House } from './table/house.ts';
import type { Surroundings } from './table/table.ts';

export { BadSetting, type Config, configFrom } from './config.ts';

/** Connections that may wait to be accepted; the system may allow fewer. */
const LONGEST_LINE = 4096;

export interface Server {
  /** Where the pages are on this machine. */
  readonly url: string;
  /** Finishes what is being answered, says goodbye to the sockets and closes the store. */
  close(): Promise<void>;
}

/** Starts a server; what is not given comes from the environment. */
export async function serve(given: Partial<Config> = {}): Promise<Server> {
  const config: Config = { ...configFrom(process.env), ...given };
  const data = resolve(config.data);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const keyring = openKeyring({ folder: data, given: config.secret });
  const store = new SqliteStore(join(data, 'fathom.db'));
  const bus = new LocalBus();
  const metrics = new Metrics();
  const maker = config.bots ?? botPool(config.botThreads);
  let report: (error: unknown) => void = () => {};
  const around: Surroundings = {
    store,
    bus,
    metrics,
    bots: {
      maker,
      pause: config.botPause,
      onQueue: change => metrics.botQueue.add(change),
      onError: error => report(error),
    },
    grace: config.grace,
    now: Date.now,
  };
  const house = new House(around, { games: config.games ?? GAMES, unloadAfter: config.unloadAfter });
  const app = await buildApp({ config, house, store, keyring, metrics }, bus);
  report = error => {
    metrics.botErrors.add();
    app.log.error({ err: error }, 'a bot failed');
  };
  app.addHook('onClose', async () => {
    await house.close();
    await maker.close();
    await bus.close();
    await store.close();
  });
  await app.listen({ port: config.port, host: config.host, backlog: LONGEST_LINE }).catch(async error => {
    await app.close();
    throw error;
  });
  return { url: address(app.addresses(), config.host), close: () => app.close() };
}

function botPool(threads: number): BotMaker {
  const pool = new BotPool(Math.max(1, threads));
  return { levels: LEVELS, choose: request => pool.choose(request), close: () => pool.close() };
}

function address([first]: readonly (AddressInfo | string)[], host: string): string {
  if (typeof first === 'string') return first;
  const anywhere = ['localhost', '0.0.0.0', '::'].includes(host);
  return `http://${anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${first.port}`;
}
