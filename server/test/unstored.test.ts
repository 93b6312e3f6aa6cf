/** What happened in a match is told when it is stored, and not before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { Conflict } from '../store/store.ts';
import type { Registry } from '../table/registry.ts';
import type { LiveTable } from '../table/table.ts';
import { registryOn } from './rooms.ts';

let store: SqliteStore;
let registry: Registry;
let table: LiveTable;

beforeEach(async () => {
  store = new SqliteStore(':memory:');
  registry = registryOn(store);
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  table = await registry.create({ game: 'submarine', name: 'Anna', seats });
  await table.join({ name: 'Bert' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await registry.close();
  await store.close();
});

/** The host, or the other, chooses the first move there is; `outcome` is what becomes of it in the store. */
async function begin(outcome: Promise<void>) {
  const { append } = store;
  vi.spyOn(store, 'append').mockImplementationOnce(batch => outcome.then(() => append.call(store, batch)));
  const { moving, watcher } = await move();
  await vi.waitUntil(() => vi.mocked(store.append).mock.calls.length === 1);
  return { moving, watcher };
}

/** Whoever is asked chooses the first move there is, and the other watches. */
async function move() {
  const members = table.row.seats.map(({ member }) => member ?? '');
  const updates = await Promise.all(members.map(member => table.play.update(member, 0)));
  const seat = updates.findIndex(update => (update?.moves.length ?? 0) > 0);
  const [first = ''] = updates[seat]?.moves ?? [];
  const moving = table.play.move(members[seat], { id: 'a-move', base: 0, move: first });
  return { moving, watcher: members[1 - seat] };
}

test('while it is being stored nobody is told, afterwards everybody at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { moving, watcher } = await begin(promise);
  expect(table.play.newsAtOnce(watcher, 0)).toBeUndefined();
  expect(table.play.newsAtOnce(undefined, 0)).toBeUndefined();
  resolve();
  const { seq } = await moving;
  expect(table.play.newsAtOnce(watcher, 0)).toMatchObject({ base: 0, seq });
  expect(table.play.newsAtOnce(undefined, 0)).toMatchObject({ base: 0, seq });
  expect(table.play.newsAtOnce(watcher, seq)).toBeNull();
  // Somebody who has not been greeted yet hears it with the greeting.
  expect(table.play.newsAtOnce(watcher, undefined)).toBeUndefined();
});

test('what could not be stored is never told', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { moving, watcher } = await begin(promise);
  reject(new Error('disk full'));
  await expect(moving).rejects.toMatchObject({ code: 'store_failed' });
  expect(table.play.newsAtOnce(watcher, 0) ?? null).toBeNull();
  expect(await table.play.update(watcher, 0)).toMatchObject({ seq: 0 });
});

test('whoever others are always faster than is told so, and nobody tries for ever', async () => {
  const append = vi.spyOn(store, 'append').mockRejectedValue(new Conflict('somebody was faster'));
  const { moving, watcher } = await move();
  await expect(moving).rejects.toMatchObject({ code: 'busy' });
  expect(append.mock.calls.length).toBeLessThan(100);
  expect(await table.play.update(watcher, 0)).toMatchObject({ seq: 0 });
});
