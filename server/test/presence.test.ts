/** When somebody counts as gone, so that the host may seat a bot: not a moment too early, and not never. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LocalBus } from '../bus/local.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Connections } from '../table/connections.ts';
import { temporaryFolder } from './arena.ts';
import { registryOn } from './rooms.ts';

const GRACE = 60;
const OPENED = 1000;

describe('connections', () => {
  const opened = () => new Connections(OPENED);
  const isGone = (connections: Connections, now: number, decided?: number) =>
    connections.isGone('anna', 0, GRACE, now, decided);

  test('who was never seen counts from when the table was opened', () => {
    expect(isGone(opened(), OPENED + GRACE - 1)).toBe(false);
    expect(isGone(opened(), OPENED + GRACE)).toBe(true);
  });

  test('who has given a sign of life counts from that', () => {
    const connections = opened();
    connections.note('anna', 2000);
    connections.note('bert', 5000);
    expect(isGone(connections, 2000 + GRACE - 1)).toBe(false);
    expect(isGone(connections, 2000 + GRACE)).toBe(true);
  });

  test('who has decided something later, wherever that was, counts from that', () => {
    const connections = opened();
    connections.note('anna', 2000);
    expect(isGone(connections, 3000 + GRACE - 1, 3000)).toBe(false);
    expect(isGone(connections, 3000 + GRACE, 3000)).toBe(true);
    expect(isGone(connections, 2000 + GRACE - 1, 1500)).toBe(false);
    expect(isGone(connections, 2000 + GRACE, 1500)).toBe(true);
  });

  test('who is here is never gone, and counts from when the last window was closed', () => {
    const connections = opened();
    expect([connections.come('anna'), connections.come('anna')]).toEqual([true, false]);
    expect(connections.go('anna', 4000)).toBe(false);
    expect(isGone(connections, 1e9)).toBe(false);
    expect(connections.go('anna', 5000)).toBe(true);
    expect(isGone(connections, 5000 + GRACE - 1)).toBe(false);
    expect(isGone(connections, 5000 + GRACE)).toBe(true);
  });

  test('who is connected to another node is here', () => {
    const connections = opened();
    connections.hear('other', [0, 2]);
    expect(isGone(connections, 1e9)).toBe(false);
    expect(connections.isHere('bert', 1)).toBe(false);
    expect(connections.hear('other', [2])).toEqual([0]);
    expect(isGone(connections, 1e9)).toBe(true);
  });
});

test('a move made at another node, over HTTP, is a sign of life here', async () => {
  const folder = temporaryFolder();
  const store = new SqliteStore(join(folder.path, 'fathom.db'));
  const bus = new LocalBus();
  let now = 0;
  const [here, there] = ['here', 'there'].map(node =>
    registryOn(store, { node, bus, now: () => now, grace: { live: GRACE, days: GRACE } }),
  );
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  const table = await here.create({ game: 'sealed', name: 'Anna', seats });
  const { host } = table.row;
  const guest = await table.join({ name: 'Bert' });
  now = 1000;
  const elsewhere = await there.open(table.id);
  const update = await elsewhere.play.update(guest, 0);
  await elsewhere.play.move(guest, { id: 'a-first-bid', base: 0, move: update?.moves[0] ?? '' });
  await table.refresh();
  now = 1000 + GRACE - 1;
  await expect(table.setSeat(host, 1, { kind: 'bot' })).rejects.toMatchObject({ code: 'not_waiting' });
  now = 1000 + GRACE;
  await table.setSeat(host, 1, { kind: 'bot' });
  expect(table.row.seats[1]).toMatchObject({ kind: 'bot', away: true });
  await here.close();
  await there.close();
  await store.close();
  folder.remove();
});

test('a move that is refused is a sign of life, too', async () => {
  const folder = temporaryFolder();
  const store = new SqliteStore(join(folder.path, 'fathom.db'));
  let now = 0;
  const here = registryOn(store, { now: () => now, grace: { live: GRACE, days: GRACE } });
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  const table = await here.create({ game: 'sealed', name: 'Anna', seats });
  const guest = await table.join({ name: 'Bert' });
  now = 1000;
  const attempt = table.play.move(guest, { id: 'no-such-bid', base: 0, move: 'nonsense' });
  await expect(attempt).rejects.toMatchObject({ code: 'refused' });
  now = 1000 + GRACE - 1;
  await expect(table.setSeat(table.row.host, 1, { kind: 'bot' })).rejects.toMatchObject({
    code: 'not_waiting',
  });
  now = 1000 + GRACE;
  await table.setSeat(table.row.host, 1, { kind: 'bot' });
  expect(table.row.seats[1]).toMatchObject({ kind: 'bot', away: true });
  await here.close();
  await store.close();
  folder.remove();
});

test('whoever is connected to another node is here until that node goes', async () => {
  const folder = temporaryFolder();
  const store = new SqliteStore(join(folder.path, 'fathom.db'));
  const bus = new LocalBus();
  const [here, there] = ['here', 'there'].map(node => registryOn(store, { node, bus }));
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  const table = await here.create({ game: 'sealed', name: 'Anna', seats });
  const guest = await table.join({ name: 'Bert' });
  const isConnected = () => table.info().seats[1].connected;
  expect(isConnected()).toBe(false);
  (await there.open(table.id)).come(guest, 'a-far-window');
  await expect.poll(isConnected).toBe(true);
  await there.close();
  await expect.poll(isConnected).toBe(false);
  await here.close();
  await store.close();
  folder.remove();
});
