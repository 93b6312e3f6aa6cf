/** Nodes on one PostgreSQL and one NATS, started for the tests of a file; each test has a database of its own. */
import { pick, seedRng } from '@fathom/kernel';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Server } from '../index.ts';
import { createTable, joinTable, Player, startServer, temporaryFolder } from './arena.ts';
import { NatsServer } from './machines/nats.ts';
import { PostgresServer } from './machines/postgres.ts';

export const PATIENCE = { timeout: 120_000 };

export interface Cluster {
  readonly database: string;
  readonly nats: NatsServer;
  readonly postgres: PostgresServer;
  start(over?: Parameters<typeof startServer>[1]): Promise<string>;
  stop(url: string): Promise<void>;
}

export function startCluster(): Cluster {
  const folder = temporaryFolder();
  let postgres: PostgresServer;
  let nats: NatsServer;
  let database: string;
  let nodes: Server[] = [];

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([PostgresServer.start(), NatsServer.start()]);
  });
  beforeEach(async () => {
    database = await postgres.createDatabase();
  });
  afterEach(async () => {
    await Promise.all(nodes.map(node => node.close()));
    nodes = [];
  });
  afterAll(async () => {
    await Promise.all([postgres.remove(), nats.stop()]);
    folder.remove();
  });

  async function start(over: Parameters<typeof startServer>[1] = {}): Promise<string> {
    const settings = { database, nats: nats.url, seatRate: 1_000_000, ...over };
    const node = await startServer(folder.path, settings);
    nodes.push(node);
    return node.url;
  }

  async function stop(url: string): Promise<void> {
    const node = nodes.find(one => one.url === url);
    nodes = nodes.filter(one => one !== node);
    await node?.close();
  }

  return {
    get database() {
      return database;
    },
    get nats() {
      return nats;
    },
    get postgres() {
      return postgres;
    },
    start,
    stop,
  };
}

const chance = seedRng('cluster', 'test');
export const random = (moves: string[]) => pick(chance, moves);

export function at(url: string, player: Player): Player {
  return Object.assign(Object.create(Player.prototype), player, { url });
}

/** A match of two people on two nodes. */
export async function across(one: string, two: string, game = 'submarine'): Promise<[Player, Player]> {
  const host = await createTable(one, { game });
  return [host, at(two, await joinTable(at(two, host)))];
}

/** Whose decision it is, once every node has heard of the last one. */
export async function asked(
  players: readonly Player[],
): Promise<{ player: Player; moves: string[]; seq: number }> {
  for (;;) {
    const updates = await Promise.all(players.map(player => player.look().then(({ update }) => update)));
    const index = updates.findIndex(update => (update?.moves.length ?? 0) > 0);
    const update = updates[index];
    if (update && updates.every(other => other?.seq === update.seq))
      return { player: players[index], moves: update.moves, seq: update.seq };
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
