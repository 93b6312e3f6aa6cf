/** Bots of several nodes: whoever is there thinks, and each bot moves once. */
import type { BotRequest } from '@fathom/bots/request.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openBus } from '../open.ts';
import { PostgresStore } from '../store/postgres.ts';
import type { BotMaker } from '../table/bots.ts';
import { startWorker, type Worker } from '../worker/worker.ts';
import { createTable, firstMover, type Player } from './arena.ts';
import { at, PATIENCE, random, startCluster } from './cluster.ts';

const cluster = startCluster();

describe('bots', () => {
  const bot = { kind: 'bot', level: 'greedy' } as const;
  const mute: BotMaker = {
    levels: ['greedy'],
    choose: () => new Promise(() => {}),
    close: async () => {},
  };
  let workers: Worker[] = [];
  afterEach(async () => {
    await Promise.all(workers.map(worker => worker.close()));
    workers = [];
  });

  /** Plays until it is the person's turn again. */
  async function untilAsked(host: Player): Promise<void> {
    await expect.poll(async () => (await host.update()).moves.length, PATIENCE).toBeGreaterThan(0);
  }

  async function oneMove(host: Player): Promise<number> {
    await untilAsked(host);
    const { moves, seq } = await host.update();
    await host.move(random(moves), seq);
    return seq;
  }

  test('think in a worker, and in the node when there is none', async () => {
    const asked: BotRequest[] = [];
    const own: BotMaker = {
      ...firstMover,
      choose: async request => {
        asked.push(request);
        return { move: request.moves[0] };
      },
    };
    const host = await createTable(await cluster.start({ bots: own }), { seats: [{ kind: 'you' }, bot] });
    for (let i = 0; i < 5; i++) await oneMove(host);
    await untilAsked(host);
    const without = asked.length;
    expect(without).toBeGreaterThan(0);
    workers.push(await startWorker(cluster.nats.url, 64));
    for (let i = 0; i < 5; i++) await oneMove(host);
    await untilAsked(host);
    expect(asked.length).toBe(without);
  });

  test('a worker that dies in the middle is replaced and the bot moves once', async () => {
    const bus = await openBus(cluster.nats.url);
    let taken = 0;
    bus.work(1, () => {
      taken++;
      return new Promise(() => {});
    });
    const host = await createTable(await cluster.start({ bots: mute }), { seats: [{ kind: 'you' }, bot] });
    while (taken === 0) {
      const { moves, seq } = await host.update();
      if (moves.length > 0) await host.move(random(moves), seq);
      else await new Promise(resolve => setTimeout(resolve, 50));
    }
    await bus.close();
    workers.push(await startWorker(cluster.nats.url, 64));
    await untilAsked(host);
    const store = await PostgresStore.open(cluster.database);
    const rows = await store.rows(host.table, 0);
    const ids = rows.flatMap(({ id }) => (id?.startsWith('bot-') ? [id] : []));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    await store.close();
  });

  test('of a node that goes are taken over at once by those who are left', async () => {
    const stuckAfter = 3_600_000;
    const host = await createTable(await cluster.start({ bots: mute, stuckAfter }), {
      seats: [{ kind: 'you' }, bot],
    });
    const two = await cluster.start({ stuckAfter });
    const store = await PostgresStore.open(cluster.database);
    while (!(await store.table(host.table))?.botTurn) await oneMove(host);
    await cluster.stop(host.url);
    await untilAsked(at(two, host));
    await store.close();
  });

  test('of a node that died are moved by another, though nobody opens the table', async () => {
    const host = await createTable(await cluster.start({ bots: mute }), { seats: [{ kind: 'you' }, bot] });
    const store = await PostgresStore.open(cluster.database);
    while (!(await store.table(host.table))?.botTurn) await oneMove(host);
    const { seq } = (await store.table(host.table)) ?? { seq: 0 };
    await cluster.stop(host.url);
    await cluster.start({ stuckAfter: 500 });
    await expect.poll(async () => (await store.table(host.table))?.botTurn, PATIENCE).toBe(false);
    expect((await store.table(host.table))?.seq).toBeGreaterThan(seq);
    await store.close();
  });
});
