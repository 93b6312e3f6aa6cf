/** A crowded lobby: nobody fills it alone, nobody is somebody else there, and what is no text is refused. */
import { describe, expect, test } from 'vitest';
import { looksLike } from '../confusables.ts';
import type { TableInfo } from '../protocol.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { fairOrder } from '../table/fair-order.ts';
import { call, createTable, joinTable, Stream, startServer, temporaryFolder } from './arena.ts';
import { registryOn } from './rooms.ts';
import { runningServer } from './running.ts';

const server = runningServer();

const MINUTE = 60_000;

test('one address has so many open tables, and again one more when one has begun', async () => {
  const own = temporaryFolder();
  const strict = await startServer(own.path, { rate: 300 });
  const tables = [];
  for (let i = 0; i < 5; i++) tables.push(await createTable(strict.url));
  await expect(createTable(strict.url)).rejects.toThrow(/too_many_tables/);
  expect((await createTable(strict.url, { seats: [{ kind: 'you' }, { kind: 'bot' }] })).seat).toBe(0);
  await joinTable(tables[2]);
  expect((await createTable(strict.url)).seat).toBe(0);
  await expect(createTable(strict.url)).rejects.toThrow(/too_many_tables/);
  await strict.close();
  own.remove();
});

test('when it is crowded every address has its first table shown before the second of another', () => {
  const table = (id: string, connected = true, pace = 'live') =>
    ({ id, pace, host: 0, seats: [{ connected }] }) as unknown as TableInfo;
  const tables = [table('a1'), table('a2'), table('a3', false), table('b1'), table('c1', false), table('a4')];
  const order = fairOrder([...tables, table('d1', false, 'days')], id => id[0]);
  expect(order.map(({ id }) => id)).toEqual(['a1', 'b1', 'd1', 'a2', 'a4', 'a3', 'c1']);
});

test('whoever comes in sees a table of everybody, however many one address has made since', async () => {
  const own = temporaryFolder();
  const store = new SqliteStore(`${own.path}/fathom.db`);
  let now = 1_000_000;
  const registry = registryOn(store, { now: () => now++ });
  const request = { game: 'sealed', name: 'Anna', listed: true } as const;
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  const first = await registry.create({ ...request, seats }, '192.0.2.1');
  for (let i = 0; i < 60; i++) await registry.create({ ...request, seats }, '192.0.2.2');
  const shown = await registry.listFairly(50);
  expect(shown).toHaveLength(50);
  expect(shown.slice(0, 2).map(({ id }) => id)).toContain(first.id);
  expect([registry.isFirstOfItsOwner(first.id), registry.isFirstOfItsOwner(shown[10].id)]).toEqual([
    true,
    false,
  ]);
  await registry.close();
  await store.close();
  own.remove();
});

test('an open table whose host has gone is given up after half an hour; one over days stays', async () => {
  const own = temporaryFolder();
  const store = new SqliteStore(`${own.path}/fathom.db`);
  const clock = { now: 1_000_000_000 };
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  const first = registryOn(store, { now: () => clock.now });
  const live = await first.create({ game: 'sealed', name: 'Anna', seats });
  const days = await first.create({ game: 'sealed', name: 'Anna', seats, pace: 'days' });
  await first.close();
  clock.now += 31 * MINUTE;
  const second = registryOn(store, { now: () => clock.now });
  await expect.poll(async () => (await store.table(live.id))?.status).toBe('abandoned');
  expect((await store.table(days.id))?.status).toBe('open');
  await second.close();
  await store.close();
  own.remove();
});

describe('names that look alike', () => {
  const alike: [string, string][] = [
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Anna', 'An na'],
    ['Anna', 'An\u200dna'],
    ['Anna', 'Ａｎｎａ'],
    ['Paul', 'Ρaul'],
    ['Bill', 'BiII'],
    ['HANS', 'ΗANS'],
    ['Bob', 'B0b'],
    ['Tom', 'Torn'],
    ['Änne', 'A\u0308nne'],
  ];
  test.each(alike)('%j and %j', (one, other) => {
    expect(looksLike(one, [other])).toBe(true);
  });
  const different: [string, string][] = [
    ['Anna', 'Anne'],
    ['Guest 1', 'Guest 2'],
    ['深海', '海深'],
    ['👩', '👨'],
    ['Änne', 'Anne'],
  ];
  test.each(different)('%j and %j do not', (one, other) => {
    expect(looksLike(one, [other])).toBe(false);
  });

  test('do not sit at one table', async () => {
    const host = await createTable(server.url, {
      seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }],
    });
    await expect(joinTable(host, 'Аnna')).rejects.toThrow(/name_taken/);
    expect((await joinTable(host, 'Bert')).seat).toBe(1);
    await expect(joinTable(host, ' bert ')).rejects.toThrow(/name_taken/);
  });
});

describe('what is no text', () => {
  const post = async (path: string, token: string, bytes: Buffer) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes),
    });
    return [answer.status, (await answer.json()).error?.code];
  };
  const broken: [string, Buffer][] = [
    ['a byte that begins nothing', Buffer.from('{"text":"a\xffb"}', 'latin1')],
    ['half a character in bytes', Buffer.from('{"text":"\xed\xa0\x80"}', 'latin1')],
    ['an overlong form', Buffer.from('{"text":"\xc0\xaf"}', 'latin1')],
    ['half a character, escaped', Buffer.from('{"text":"a\\ud800b"}')],
    ['half a character in the name of a field', Buffer.from('{"text":"a","\\udc00":1}')],
  ];
  test.each(broken)('%s is refused', async (_, bytes) => {
    const { table, token } = await createTable(server.url);
    expect(await post(`/api/tables/${table}/chat`, token, bytes)).toEqual([400, 'bad_json']);
    expect(
      (await call<{ chat: unknown[] }>(server.url, 'GET', `/api/matches/${table}`, { token })).body.chat,
    ).toEqual([]);
  });

  test('a whole one is not', async () => {
    const { table, token } = await createTable(server.url);
    const bytes = Buffer.from('{"text":"\\ud83d\\udc19 ü"}');
    expect(await post(`/api/tables/${table}/chat`, token, bytes)).toEqual([201, undefined]);
  });

  test('nor is it listened to on a stream', async () => {
    const { table } = await createTable(server.url);
    const stream = Stream.connect(`${server.url}/api/matches/${table}/stream`);
    await stream.say('{"hello":{"invite":"\\ud800"}}');
    await stream.until(() => stream.closed !== undefined);
    expect(stream.closed?.reason).toBe('bad_request');
  });
});
