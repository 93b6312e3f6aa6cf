/** Going down in order: nothing is lost, everybody is sent on, nobody holds it up; and what the process says meanwhile. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@fathom/games';
import { seedRng } from '@fathom/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { loggedError } from '../http/log.ts';
import { auditPlace } from '../operations/audit.ts';
import { openStore } from '../operations/place.ts';
import { counting } from '../store/counted.ts';
import { Conflict, type Store } from '../store/store.ts';
import { watched } from '../store/watched.ts';
import { call, createTable, joinTable, playOn, Stream, seatPeople, temporaryFolder } from './arena.ts';
import { Crowd } from './killing.ts';
import { ServerProcess } from './process/process.ts';
import { SEALED } from './sealed.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('SIGTERM during play: streams are sent on, moves in flight are stored, and the next process goes on', async () => {
  const data = join(folder.path, 'restart');
  let server = await ServerProcess.start(data);
  const port = Number(new URL(server.url).port);
  const crowd = new Crowd(() => server.url, seedRng('shutdown', 'test'));
  crowd.start(6);
  const [host] = await seatPeople(server.url, 2);
  const streams = await Promise.all(Array.from({ length: 15 }, () => host.stream()));
  const stuck = new WebSocket(`${server.url.replace('http', 'ws')}/api/lobby/stream`);
  stuck.on('error', () => {});
  await new Promise(resolve => stuck.once('message', resolve));
  stuck.pause();
  await vi.waitUntil(() => crowd.acks.length > 60, { timeout: 120_000 });

  const stopped = server.stop('SIGTERM');
  await Promise.all(streams.map(stream => stream.until(() => stream.closed !== undefined)));
  for (const stream of streams) {
    expect(stream.closed?.code).toBe(1012);
    expect(stream.of('bye')[0].after).toBeGreaterThanOrEqual(0);
    expect(stream.of('bye')[0].after).toBeLessThanOrEqual(10_000);
  }
  expect(new Set(streams.map(stream => stream.of('bye')[0].after)).size).toBeGreaterThan(5);
  const refused = await call(server.url, 'GET', '/healthz').catch(() => undefined);
  expect([undefined, 503]).toContain(refused?.status);
  expect([undefined, 'busy']).toContain(refused?.body.error.code);
  expect(await stopped).toBe(0);
  stuck.terminate();

  const before = crowd.acks.length;
  server = await ServerProcess.start(data, { port });
  await vi.waitUntil(() => crowd.acks.length > before + 30, { timeout: 120_000 });
  await crowd.stop();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(await auditPlace({ folder: data }, [...GAMES, SEALED])).toMatchObject({ findings: [] });
  const store = await openStore({ folder: data });
  for (const { table, seat, id, seq } of crowd.acks)
    expect(await store.findRow(table, seat, id)).toMatchObject({ seat, id, seq });
  await store.close();
});

test('SIGTERM: whoever has connected and says nothing, half of it, or never the end holds nobody up', async () => {
  const server = await ServerProcess.start(join(folder.path, 'silent'));
  const { port } = new URL(server.url);
  const said = [
    '',
    'GET /healthz HTTP/1.1\r\nHost: x\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ];
  const sockets = await Promise.all(
    said.map(async text => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    }),
  );
  await call(server.url, 'GET', '/healthz');
  expect(await server.stop('SIGTERM')).toBe(0);
  for (const socket of sockets) socket.destroy();
});

test('SIGTERM: whoever comes while the last still say goodbye, and says nothing, is hung up on', async () => {
  const server = await ServerProcess.start(join(folder.path, 'late'));
  const { port } = new URL(server.url);
  const streams = await Promise.all(
    ['slow', 'quick'].map(async () => {
      const stream = new WebSocket(`${server.url.replace('http', 'ws')}/api/lobby/stream`);
      await once(stream, 'message');
      return stream;
    }),
  );
  const [slow, quick] = streams;
  slow.pause();
  let hasEnded = false;
  const stopped = server.stop('SIGTERM').finally(() => {
    hasEnded = true;
  });
  await once(quick, 'close');
  const late = connect(Number(port), '127.0.0.1');
  late.on('error', () => {});
  await once(late, 'close');
  expect(hasEnded).toBe(false);
  slow.on('error', () => {});
  slow.terminate();
  expect(await stopped).toBe(0);
});

test('the log of a played table is JSON, and holds no token, invite, seed, key, name or chat', async () => {
  const data = join(folder.path, 'log');
  const server = await ServerProcess.start(data, { log: 'info' });
  const host = await createTable(server.url, { name: 'Xanthippe', game: 'sealed', listed: true });
  const guest = await joinTable(host, 'Yorick');
  const watcher = await Stream.open(server.url, host.table, { invite: host.invite });
  const player = await guest.stream();
  await guest.act('chat', { text: 'a word between us' });
  await call(server.url, 'GET', `/api/matches/${host.table}?token=${host.token}`, { token: guest.token });
  await fetch(`${server.url}/t/${host.table}?invite=${host.invite}`);
  await call(server.url, 'POST', `/api/matches/${host.table}/moves`, { token: 'forged.token', body: {} });
  await call(server.url, 'POST', '/api/tables', { body: '{"broken' });
  await host.act('invite');
  await playOn([host, guest], moves => moves[0]);
  await call(server.url, 'DELETE', `/api/tables/${host.table}/me`, { token: guest.token });
  for (const stream of [watcher, player]) stream.close();
  expect(await server.stop()).toBe(0);

  const lines = server.output.split('\n').filter(line => line !== '' && !line.startsWith('ready '));
  const messages = lines.map(line => JSON.parse(line).msg);
  expect(messages).toContain('table created');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  const db = new DatabaseSync(join(data, 'fathom.db'));
  const [row] = db.prepare('SELECT * FROM tables').all();
  db.close();
  const key = readFileSync(join(data, 'secret'), 'utf8').trim().split(' ')[2];
  const members: { member: string }[] = JSON.parse(String(row.seats));
  const secrets = [
    ...[host, guest].map(({ token }) => token.split('.')[4]),
    ...members.map(({ member }) => member),
    ...[
      host.invite,
      row.invite,
      row.seed,
      row.nonce,
      key,
      'Xanthippe',
      'Yorick',
      'a word between us',
      'forged',
    ].map(String),
  ];
  expect(secrets.every(secret => secret.length > 5)).toBe(true);
  for (const secret of secrets) expect([secret, server.output.includes(secret)]).toEqual([secret, false]);
});

test('an error in the log says what and where, and nothing of the row it was about', () => {
  const cause = Object.assign(new Error('null value in column "seed"'), {
    code: '23502',
    detail: 'Failing row contains (t1, the-seed-itself)',
  });
  const logged = loggedError(new Error('could not be stored', { cause }));
  expect(logged).toMatchObject({ type: 'Error', message: 'could not be stored', cause: { code: '23502' } });
  expect(JSON.stringify(logged)).not.toContain('the-seed-itself');
  expect(loggedError('text')).toEqual({ type: 'string', message: 'text', stack: '' });
});

test('the metrics count what happens: moves, latency, connections, answers, bots, failures of the store', async () => {
  const data = join(folder.path, 'metrics');
  const server = await ServerProcess.start(data);
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const value = async (name: string) =>
    Number(new RegExp(`^${name} ([\\d.e-]+)$`, 'm').exec(await metrics())?.[1]);
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 'random' }] as const;
  const host = await createTable(server.url, { game: 'sealed', seats: [...seats] });
  const stream = await host.stream();
  expect(await value('fathom_connections')).toBe(1);
  await playOn([host], moves => moves[0]);
  await vi.waitUntil(async () => (await host.look()).table.status === 'finished', { timeout: 120_000 });
  expect(await value('fathom_moves_total')).toBe(8);
  expect(await value('fathom_bot_moves_total')).toBe(4);
  expect(await value('fathom_move_seconds_count')).toBe(4);
  expect(await value('fathom_bot_queue')).toBe(0);
  expect(await value('fathom_store_errors_total')).toBe(0);
  expect(await value('fathom_open_matches')).toBe(1);
  expect(await value('fathom_loop_delay_seconds')).toBeGreaterThanOrEqual(0);
  await call(server.url, 'GET', '/api/nothing');
  expect(await value('fathom_answers_total\\{status="2xx"\\}')).toBeGreaterThan(5);
  expect(await value('fathom_answers_total\\{status="4xx"\\}')).toBe(1);
  stream.close();
  await vi.waitUntil(async () => (await value('fathom_connections')) === 0, { timeout: 120_000 });
  const lines = (await metrics()).split('\n').filter(Boolean);
  for (const line of lines)
    expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^\w+(\{\w+="[^"]*"\})? -?[\d.e+-]+$/);
  expect(await server.stop()).toBe(0);
});

test('a store that fails is counted, one that was faster is not', async () => {
  let failures = 0;
  const broken = {
    table: () => Promise.reject(new Error('disk')),
    addChat: () => Promise.reject(new Conflict('faster')),
    rows: async () => [],
  } as unknown as Store;
  const store = watched(
    broken,
    counting(() => failures++),
  );
  await expect(store.table('x')).rejects.toThrow('disk');
  await expect(store.addChat('x', { seat: 0, name: '', text: '', at: 0 })).rejects.toThrow(Conflict);
  expect(await store.rows('x', 0)).toEqual([]);
  expect(failures).toBe(1);
});
