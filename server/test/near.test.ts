/** What only just counts at a table, beside what only just does not. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notice } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Presence } from '../table/presence.ts';
import type { Registry } from '../table/registry.ts';
import { temporaryFolder } from './arena.ts';
import { registryOn } from './rooms.ts';

let now = 0;
let folder: ReturnType<typeof temporaryFolder>;
let store: SqliteStore;
let registry: Registry;
beforeEach(() => {
  now = 0;
  folder = temporaryFolder();
  store = new SqliteStore(join(folder.path, 'fathom.db'));
  registry = registryOn(store, { now: () => now });
});
afterEach(async () => {
  await registry.close();
  await store.close();
  folder.remove();
});

const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
const opened = () => registry.create({ game: 'sealed', name: 'Anna', seats });

test('a table is idle when it was last changed before that moment, not at it', async () => {
  now = 50;
  const table = await opened();
  await table.life.abandonIfIdle(50);
  expect(table.row.status).toBe('open');
  await table.life.abandonIfIdle(51);
  expect(table.row.status).toBe('abandoned');
});

test('of the chat the last two hundred lines are shown', async () => {
  const table = await opened();
  const { host } = table.row;
  for (let i = 0; i < 200; i++) await table.say(host, `line ${i}`);
  expect(await table.chat()).toHaveLength(200);
  await table.say(host, 'one more');
  const shown = await table.chat();
  expect([shown.length, shown[0].text, shown.at(-1)?.text]).toEqual([200, 'line 1', 'one more']);
});

test('a table that somebody asked for lately stays in memory', async () => {
  const table = await opened();
  now = 1500;
  await registry.open(table.id);
  now = 2500;
  await registry.unload();
  expect(await registry.open(table.id)).toBe(table);
  now = 3501;
  await registry.unload();
  expect(await registry.open(table.id)).not.toBe(table);
});

test('a node that is lost makes a difference when somebody was connected to it', () => {
  const presence = new Presence({
    table: 'reef',
    node: 'here',
    bus: new LocalBus(),
    now: () => now,
    seatOf: () => 0,
    memberAt: () => 'anna',
  });
  expect(presence.lose('there')).toBe(false);
  presence.hear({ kind: 'here', table: 'reef', node: 'there', seats: [0] });
  expect([presence.lose('there'), presence.lose('there')]).toEqual([true, false]);
});

test('a table that somebody used lately stays in memory, whenever it was asked for', async () => {
  const table = await opened();
  now = 1500;
  await table.life.abandonIfIdle(0);
  now = 2400;
  await registry.unload();
  expect(await registry.open(table.id)).toBe(table);
});

test('whoever comes or goes is told to the other nodes, once', async () => {
  const bus = new LocalBus();
  const heard: Notice[] = [];
  bus.subscribe('reef', notice => heard.push(notice));
  const presence = new Presence({
    table: 'reef',
    node: 'here',
    bus,
    now: () => now,
    seatOf: () => 2,
    memberAt: () => 'anna',
  });
  expect([presence.come('anna'), presence.come('anna')]).toEqual([true, false]);
  await expect.poll(() => heard).toEqual([{ kind: 'here', table: 'reef', node: 'here', seats: [2] }]);
  expect([presence.go('anna'), presence.go('anna')]).toEqual([false, true]);
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'here', table: 'reef', node: 'here', seats: [] });
});
