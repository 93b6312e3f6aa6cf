/** What a table in memory does for what it hears: it reads what is new and no more, and tells old news in slices. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NODES, type Notice } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Dependencies } from '../table/dependencies.ts';
import type { Registry } from '../table/registry.ts';
import type { LiveTable } from '../table/table.ts';
import { Budget } from '../work/budget.ts';
import { Scheduler } from '../work/scheduler.ts';
import { SLICE } from '../work/slice.ts';
import { temporaryFolder } from './arena.ts';
import { COUNTING } from './counting.ts';
import { registryOn } from './rooms.ts';
import { sampleTable } from './samples.ts';

let folder: ReturnType<typeof temporaryFolder>;
let store: SqliteStore;
let registries: Registry[];
beforeEach(() => {
  folder = temporaryFolder();
  store = new SqliteStore(':memory:');
  registries = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const registry of registries) await registry.close();
  await store.close();
  folder.remove();
});

function open(over: Partial<Dependencies> = {}): Registry {
  const registry = registryOn(store, over, [COUNTING]);
  registries.push(registry);
  return registry;
}

/** A match of two people, or of one and a bot. */
async function match(registry: Registry, other: 'open' | 'bot'): Promise<LiveTable> {
  const seats = [{ kind: 'you' as const }, { kind: other }];
  const table = await registry.create({ game: 'counting', name: 'Anna', seats });
  if (other === 'open') await table.join({ name: 'Bert' });
  return table.current();
}

/** Hears it from another node, and says how often the store was asked then. */
async function readsAfter(bus: LocalBus, table: LiveTable, notice: Notice): Promise<number> {
  const reads = vi.spyOn(store, 'since');
  bus.publish(table.id, notice);
  await new Promise(resolve => setImmediate(resolve));
  await table.current();
  const count = reads.mock.calls.length;
  reads.mockRestore();
  return count;
}

test('what is known already is not read again, what is new is', async () => {
  const bus = new LocalBus();
  const table = await match(open({ bus }), 'open');
  const { id, revision, seq } = table.row;
  expect([seq, revision]).toEqual([0, 1]);
  const seats = { kind: 'table', table: id, listed: false } as const;
  expect(await readsAfter(bus, table, { ...seats, revision })).toBe(0);
  expect(await readsAfter(bus, table, { kind: 'moves', table: id, seq })).toBe(0);
  expect(await readsAfter(bus, table, { ...seats, revision: revision + 1 })).toBe(1);
  expect(await readsAfter(bus, table, { kind: 'moves', table: id, seq: seq + 1 })).toBe(1);
});

test('a move that is known is not read again where nobody has changed seats yet', async () => {
  const bus = new LocalBus();
  const table = await match(open({ bus }), 'bot');
  await table.settle();
  const { id, revision, seq } = table.row;
  expect(revision).toBe(0);
  expect(await readsAfter(bus, table, { kind: 'moves', table: id, seq })).toBe(0);
});

test('when notices may have been lost, and when a node comes, it is asked and told who is here', async () => {
  const gaps: (() => void)[] = [];
  class Patchy extends LocalBus {
    override onGap(listener?: () => void): void {
      if (listener) gaps.push(listener);
    }
  }
  const bus = new Patchy();
  const table = await match(open({ bus }), 'open');
  table.come(table.row.host, '192.0.2.1');
  const heard: Notice[] = [];
  bus.subscribe(table.id, notice => heard.push(notice));
  const asked = { kind: 'who', table: table.id, node: 'here' };
  const told = { kind: 'here', table: table.id, node: 'here', seats: [0] };
  for (const gap of gaps) gap();
  await expect.poll(() => heard).toEqual([asked, told]);
  bus.publish(NODES, { kind: 'node', node: 'other', alive: true });
  await expect.poll(() => heard).toEqual([asked, told, asked, told]);
});

test('a long history is told again a slice in each slot', async () => {
  const moves = 200;
  const first = open();
  const table = await match(first, 'open');
  const members = table.row.seats.map(({ member }) => member ?? '');
  for (let seq = 0; seq < moves; seq++)
    await table.play.move(members[seq % 2], { id: `a-move-${seq}`, base: seq, move: 'left' });
  // Only moves count in a slice while no time passes.
  vi.useFakeTimers({ toFake: ['performance'] });
  const scheduler = new Scheduler(new Budget({ perSecond: 1e9, burst: 1e9 }));
  const again = await open({ scheduler }).open(table.id);
  await again.current();
  const slots = vi.spyOn(scheduler, 'slot');
  expect((await again.play.update(members[0], 0))?.steps).toHaveLength(moves);
  expect(slots).toHaveBeenCalledTimes(Math.ceil(moves / SLICE.moves));
});

test('whoever comes in sees the best of five hundred tables, and not of one more', async () => {
  const registry = open();
  const make = (id: string, created: number) =>
    store.createTable(
      sampleTable(id, { game: 'counting', status: 'open', created, updated: created, since: created }),
    );
  const now = Date.now();
  for (let i = 0; i < 499; i++) await make(`crowd-${i}`, now - i);
  await make('last', now - 499);
  const ids = async () => (await registry.listFairly(1000)).map(({ id }) => id);
  expect(await ids()).toContain('last');
  expect(await ids()).toHaveLength(500);
  await make('newer', now);
  expect(await ids()).not.toContain('last');
});
