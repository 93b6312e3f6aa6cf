/** Two nodes of one server and a browser, for the tests of one file; nodes can be killed and come back at their address. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../server/config.ts';
import { PostgresStore } from '../server/store/postgres.ts';
import { sql } from '../server/store/sql.ts';
import { temporaryFolder } from '../server/test/arena.ts';
import { NatsServer } from '../server/test/machines/nats.ts';
import { freePort } from '../server/test/machines/port.ts';
import { PostgresServer } from '../server/test/machines/postgres.ts';
import { ServerProcess } from '../server/test/process/process.ts';
import { launch } from './browser.ts';

export interface Nodes {
  readonly browser: Browser;
  readonly urls: readonly string[];
  kill(...nodes: readonly number[]): Promise<void>;
  restart(...nodes: readonly number[]): Promise<void>;
  /** Whether no node has a message in hand. */
  isQuiet(): Promise<boolean>;
}

/** Call inside a `describe`; what it returns is there while its tests run. */
export function nodes(given: Partial<Config>): () => Nodes {
  const folder = temporaryFolder();
  let [postgres, nats, browser]: [PostgresServer?, NatsServer?, Browser?] = [];
  let store: PostgresStore | undefined;
  let ports: number[] = [];
  let running: ServerProcess[] = [];
  let settings: Partial<Config> = {};
  const start = (node: number) => ServerProcess.start(folder.path, { ...settings, port: ports[node] });

  beforeAll(async () => {
    [postgres, nats, browser] = await Promise.all([PostgresServer.start(), NatsServer.start(), launch()]);
    ports = [await freePort(), await freePort()];
    const database = await postgres.createDatabase();
    settings = {
      database,
      nats: nats.url,
      secret: 'two-nodes-two-nodes-two-nodes-two-nodes',
      seatRate: 1_000_000,
      ...given,
    };
    running = await Promise.all(ports.map((_, node) => start(node)));
    store = await PostgresStore.open(database);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(running.map(node => node.stop('SIGKILL')));
    await store?.close();
    await Promise.all([postgres?.remove(), nats?.stop()]);
    folder.remove();
  });

  return () => {
    if (!browser) throw new Error('the nodes are not open yet');
    return {
      browser,
      urls: ports.map(port => `http://127.0.0.1:${port}`),
      kill: async (...which) => {
        await Promise.all(which.map(node => running[node].stop('SIGKILL')));
      },
      restart: async (...which) => {
        for (const node of which) running[node] = await start(node);
      },
      isQuiet: async () => {
        const held = sql(`SELECT count(*) AS n FROM outbox WHERE state = 'waiting' AND held > 0`);
        return Number((await store?.ask(held))?.[0].n) === 0;
      },
    };
  };
}
