import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { GAMES } from '@fathom/games';
import type { FastifyInstance } from 'fastify';
import type { WorkQueue } from './bus/bus.ts';
import { type Config, configFrom } from './config.ts';
import { openDays, openPulse } from './days.ts';
import { buildApp } from './http/app.ts';
import { Health } from './http/health.ts';
import { randomId } from './ids.ts';
import { Metrics } from './metrics.ts';
import { databaseFile, openBus, openStore } from './open.ts';
import { Refused } from './refused.ts';
import { openKeyring } from './secret.ts';
import { counting } from './store/counted.ts';
import { Unavailable } from './store/store.ts';
import { explain, explaining } from './store/trouble.ts';
import { watched } from './store/watched.ts';
import type { Dependencies } from './table/dependencies.ts';
import { HistoryCache } from './table/history-cache.ts';
import { Origins } from './table/origins.ts';
import { Registry, type RegistrySettings } from './table/registry.ts';
import { STAND_IN } from './table/stand-in.ts';
import type { Keyring } from './tokens.ts';
import { BotQueue } from './work/bot-queue.ts';
import { Ledger } from './work/ledger.ts';
import { Scheduler } from './work/scheduler.ts';
import { ownBots, sharedBots } from './worker/bots.ts';

export { BadSetting, type Config, configFrom } from './config.ts';
export { startWorker, type Worker } from './worker/worker.ts';

/** Connections that may wait to be accepted; the system may allow fewer. */
const LONGEST_LINE = 4096;
/** Bytes of whole histories in memory. */
const MOST_HISTORY = 64 << 20;

/** When many bots think: how many of one address wait, and for how long. */
const BOT_QUEUE = { perAddress: 24, busyAfter: 1500, patience: 10_000 } as const;
/** With workers elsewhere nobody knows how many there are: as many questions are asked at the same time. */
const SHARED_THREADS = 32;

/** An address that may ask for so much in a minute may have one open table. */
const RATE_PER_OPEN_TABLE = 60;

export interface Server {
  /** Where the pages are on this machine. */
  readonly url: string;
  /** Where the matches are kept. */
  readonly keeps: string;
  /** Everything that is due has been done: for simulations, whose time stands still meanwhile. */
  settle(): Promise<void>;
  /** Finishes what is being answered, says goodbye to the sockets and closes the store. */
  close(): Promise<void>;
}

/** Starts a server; what is not given comes from the environment. */
export async function serve(given: Partial<Config> = {}): Promise<Server> {
  const config: Config = { ...configFrom(process.env), ...given };
  const data = resolve(config.data);
  const keyring = openFolder(data, config.secret);
  const metrics = new Metrics();
  const health = new Health();
  const where = config.database === undefined ? databaseFile(data) : 'DATABASE_URL';
  const store = watched(
    await openStore(data, config.database),
    explaining(where, trouble => health.note(trouble)),
    counting(() => metrics.storeErrors.add()),
  );
  const bus = await openBus(config.nats).catch(async error => {
    await store.close();
    throw error;
  });
  const maker = botQueue(config, bus, metrics);
  let report: (error: unknown) => void = () => {};
  const { rate, seatRate, inFlight } = config;
  const ledger = new Ledger({ rate, seatRate, inFlight, exceeded: () => metrics.rateLimited.add() });
  const scheduler = new Scheduler(ledger.addresses);
  const now = config.now ?? Date.now;
  const pulse = openPulse(config, store, now, error => report(error));
  const deps: Dependencies = {
    node: randomId(8),
    store,
    bus,
    metrics,
    bots: {
      maker,
      pause: config.botPause,
      onQueue: change => metrics.botQueue.add(change),
      onError: error => report(error),
    },
    scheduler,
    historyCache: new HistoryCache(MOST_HISTORY),
    origins: new Origins(),
    grace: config.grace,
    now,
    downtimes: () => pulse.downtimes,
    newsDelay: config.newsDelay,
  };
  const registry = new Registry(deps, registrySettings(config));
  const days = await openDays({ ...deps, config, registry, keyring, pulse, onError: deps.bots.onError });
  const app = await buildApp({ ...deps, config, registry, keyring, ledger, health, days }, bus);
  report = reporter(app, config, metrics);
  app.addHook('preClose', async () => scheduler.hurry());
  closeInOrder(app, [days, registry, maker, bus, store]);
  bus.onTrouble(sentence => app.log.warn(sentence));
  await listen(app, config);
  return {
    url: address(app.addresses(), config.host),
    keeps: config.database === undefined ? data : 'PostgreSQL',
    settle: async () => {
      await days.settle();
      await registry.settle();
    },
    close: () => app.close(),
  };
}

function registrySettings({
  games,
  unloadAfter,
  stuckAfter,
  rate,
  database,
  nats,
}: Config): RegistrySettings {
  return {
    games: games ?? GAMES,
    unloadAfter,
    stuckAfter,
    openTables: Math.max(5, Math.ceil(rate / RATE_PER_OPEN_TABLE)),
    alone: database === undefined && nats === undefined,
  };
}

/** What goes wrong while nobody asks for anything. */
function reporter(app: FastifyInstance, config: Config, metrics: Metrics): (error: unknown) => void {
  if (config.database !== undefined && config.secret === '')
    app.log.warn('nodes of one database share their keys: by FATHOM_SECRET, or by one data folder');
  return error => {
    if (isStoreAway(error)) return app.log.warn(error instanceof Error ? error.message : String(error));
    metrics.botErrors.add();
    app.log.error({ err: error }, 'a bot failed');
  };
}

/** Whoever needs another is closed before it. */
function closeInOrder(app: FastifyInstance, parts: readonly { close(): Promise<void> }[]): void {
  app.addHook('onClose', async () => {
    for (const part of parts) await part.close();
  });
}

function openFolder(folder: string, given: string): Keyring {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openKeyring({ folder, given });
  } catch (error) {
    throw explain(error, folder);
  }
}

function botQueue(config: Config, bus: WorkQueue, metrics: Metrics): BotQueue {
  const own = config.bots ?? ownBots(config.botThreads);
  const isShared = config.nats !== undefined;
  const queue = new BotQueue(isShared ? sharedBots(bus, own) : own, {
    ...BOT_QUEUE,
    threads: isShared ? SHARED_THREADS : Math.max(1, config.botThreads),
    cheap: STAND_IN,
    began: (waited, isCheaper) => {
      metrics.botWait.observe(waited);
      if (isCheaper) metrics.cheapBots.add();
    },
  });
  metrics.waitingBots = () => queue.waiting;
  return queue;
}

/** Whoever starts a server says where it is, so the server itself does not. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ port, host, backlog: LONGEST_LINE }).catch(async error => {
    await app.close();
    throw error;
  });
  app.log.level = level;
}

/** The bots go on when it is back. */
function isStoreAway(error: unknown): boolean {
  return error instanceof Unavailable || (error instanceof Refused && error.code === 'store_failed');
}

function address([first]: readonly (AddressInfo | string)[], host: string): string {
  if (typeof first === 'string') return first;
  const anywhere = ['localhost', '0.0.0.0', '::'].includes(host);
  return `http://${anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${first.port}`;
}
