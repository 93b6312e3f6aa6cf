/** What a host relies on: memory is given back, failures are told, pages are served, nothing secret is logged. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below, pick, seedRng } from '@fathom/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Server, serve } from '../index.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { SNAPSHOT_SHAPE, type Store } from '../store/store.ts';
import {
  call,
  createTable,
  firstMover,
  playOn,
  Stream,
  seatPeople,
  startServer,
  temporaryFolder,
} from './arena.ts';
import { registryOn } from './rooms.ts';
import { sampleTable } from './samples.ts';

const DAY = 24 * 60 * 60 * 1000;
const chance = seedRng('registry', 'test');
const random = (moves: string[]) => pick(chance, moves);

let folder: ReturnType<typeof temporaryFolder>;
let servers: Server[];
beforeEach(() => {
  folder = temporaryFolder();
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  folder.remove();
});

async function open(over: Parameters<typeof startServer>[1] = {}): Promise<Server> {
  const server = await startServer(folder.path, over);
  servers.push(server);
  return server;
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

const request = {
  game: 'sealed',
  name: 'Anna',
  seats: [{ kind: 'you' as const }, { kind: 'open' as const }],
};

describe('memory', () => {
  test('a table nobody uses is let go, one that is watched stays', async () => {
    const server = await open({ unloadAfter: 100 });
    const [host] = await seatPeople(server.url, 2);
    const stream = await host.stream();
    await new Promise(resolve => setTimeout(resolve, 400));
    expect(await metric(server.url, 'fathom_open_matches')).toBe(1);
    stream.close();
    await stream.until(() => stream.closed !== undefined);
    await expect.poll(() => metric(server.url, 'fathom_open_matches')).toBe(0);
    expect((await host.look()).table.status).toBe('playing');
  });
});

describe('tables nobody comes back to', () => {
  test('are given up after a while and leave the lobby', async () => {
    const store = new SqliteStore(join(folder.path, 'fathom.db'));
    const old = { game: 'sealed', status: 'open' as const, seats: [{ kind: 'open' as const, name: '' }] };
    // Two who wait for a third are not given up as soon as an empty table.
    const waiting = ['anna', 'bert'].map(name => ({ kind: 'person' as const, name, member: name }));
    await store.createTable(sampleTable('old', { ...old, updated: 1000 }));
    await store.createTable(sampleTable('just', { ...old, seats: waiting, updated: 4 * DAY - 1 }));
    await store.createTable(sampleTable('nearly', { ...old, seats: waiting, updated: 4 * DAY + 1000 }));
    await store.createTable(sampleTable('fresh', { ...old, updated: 5 * DAY - 1000 }));
    const swept = registryOn(store, { now: () => 5 * DAY });
    await expect.poll(async () => (await store.table('old'))?.status).toBe('abandoned');
    await expect.poll(async () => (await store.table('just'))?.status).toBe('abandoned');
    expect((await swept.list({})).tables.map(({ id }) => id).sort()).toEqual(['fresh', 'nearly']);
    await swept.close();
    await store.close();
  });
});

describe('bots after a restart', () => {
  test('go on although nobody opens the table', async () => {
    const store = new SqliteStore(join(folder.path, 'fathom.db'));
    const silent = await open({ bots: { ...firstMover, choose: () => new Promise(() => {}) } });
    const host = await createTable(silent.url, {
      seats: [{ kind: 'you' }, { kind: 'bot', level: 'greedy' }],
    });
    while (!(await store.table(host.table))?.botTurn) {
      const { moves, seq } = await host.update();
      await host.move(random(moves), seq);
    }
    const before = await store.table(host.table);
    await servers.pop()?.close();
    await open();
    await expect.poll(async () => (await store.table(host.table))?.botTurn).toBe(false);
    expect((await store.table(host.table))?.seq).toBeGreaterThan(before?.seq ?? 0);
    await store.close();
  });
});

describe('a store that fails', () => {
  test('means the move does not count, is told so, and can be sent again', async () => {
    const real = new SqliteStore(join(folder.path, 'fathom.db'));
    let broken = false;
    const store: Store = new Proxy(real, {
      get: (target, name) => {
        if (broken && name === 'append') return () => Promise.reject(new Error('disk full'));
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const rooms = registryOn(store);
    const table = await rooms.create(request);
    await table.join({ name: 'Bert' });
    const { host } = table.row;
    const before = await table.play.update(host, 0);
    const move = { id: 'first-move', base: 0, move: before?.moves[0] ?? '' };
    broken = true;
    await expect(table.play.move(host, move)).rejects.toMatchObject({ code: 'store_failed' });
    expect(await table.play.update(host, 0)).toEqual(before);
    broken = false;
    expect(await table.play.move(host, move)).toMatchObject({ seq: 1 });
    await rooms.close();
    await real.close();
  });
});

test('a snapshot of another shape is not used: the match is what its moves replay to', async () => {
  const first = await open();
  const players = await seatPeople(first.url, 2);
  await playOn(players, random, 40);
  const before = await Promise.all(players.map(player => player.update()));
  const port = Number(new URL(first.url).port);
  await servers.pop()?.close();
  const db = new DatabaseSync(join(folder.path, 'fathom.db'));
  const { changes } = db.prepare(`UPDATE snapshots SET state = '{"frames":[]}', shape = 0`).run();
  expect(Number(changes)).toBe(1);
  await open({ port });
  expect(await Promise.all(players.map(player => player.update()))).toEqual(before);
  await playOn(players, random, 40);
  expect(db.prepare('SELECT shape FROM snapshots').get()).toEqual({ shape: SNAPSHOT_SHAPE });
  db.close();
});

test('a snapshot of this shape is gone on from: what came before it is not played again', async () => {
  const first = await open();
  const players = await seatPeople(first.url, 2);
  await playOn(players, random, 40);
  const port = Number(new URL(first.url).port);
  await servers.pop()?.close();
  const db = new DatabaseSync(join(folder.path, 'fathom.db'));
  const { changes } = db.prepare(`UPDATE snapshots SET state = json_set(state, '$.voyage', 77)`).run();
  db.close();
  expect(Number(changes)).toBe(1);
  await open({ port });
  const { voyage } = (await players[0].update()).view as { voyage: number };
  expect(voyage).toBeGreaterThanOrEqual(77);
});

test('two servers on one file: the slower one is told what it missed', async () => {
  const one = await open();
  const two = await open();
  const players = await seatPeople(one.url, 2);
  const look = () => call(two.url, 'GET', `/api/matches/${players[0].table}`, { token: players[0].token });
  expect((await look()).status).toBe(200);
  const { seq, actors } = await players[0].update();
  const player = players[actors[0]];
  const update = await player.update();
  expect((await player.move(update.moves[0], seq)).status).toBe(200);
  const late = await call(two.url, 'POST', `/api/matches/${player.table}/moves`, {
    token: player.token,
    body: { id: 'too-late-now', base: seq, move: update.moves[1] },
  });
  expect(late.body.error.code).toBe('stale');
  expect(late.body.update?.steps.map(step => step.text)).toContain(update.moves[0]);
});

test('the real bots play a game of Submarine to its end', async () => {
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    data: folder.path,
    rate: 1_000_000,
    botPause: 0,
    log: 'silent',
  });
  servers.push(server);
  const seats = [
    { kind: 'you' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'random' },
  ] as const;
  const host = await createTable(server.url, { seats: [...seats] });
  const stream = await host.stream();
  while (!stream.update?.result) {
    await stream.until(() => (stream.update?.moves.length ?? 0) > 0 || stream.update?.result !== undefined);
    const { update, seq } = stream;
    if (!update || update.moves.length === 0) continue;
    await host.move(update.moves[below(chance, update.moves.length)], seq);
    await stream.until(() => stream.seq > seq);
  }
  expect((await host.look()).table.status).toBe('finished');
  expect(await metric(server.url, 'fathom_bot_errors_total')).toBe(0);
  stream.close();
});

test('a port that is taken is said so, and the data folder is free again', async () => {
  const first = await open();
  const port = Number(new URL(first.url).port);
  const other = temporaryFolder();
  await expect(startServer(other.path, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const later = await startServer(other.path);
  expect((await fetch(`${later.url}/healthz`)).status).toBe(200);
  await later.close();
  other.remove();
});

test('pages: the shell for every address of the app, files for ever, a page for wrong addresses', async () => {
  const web = join(folder.path, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  mkdirSync(join(web, 'shells', 'en'), { recursive: true });
  writeFileSync(join(web, 'shells', 'en', 'other.html'), '<!doctype html><title>Fathom</title>');
  writeFileSync(join(web, 'assets', 'app-abc123.js'), 'export {};');
  const { url } = await open({ web });
  const get = (path: string, accept = 'text/html') => fetch(`${url}${path}`, { headers: { accept } });
  for (const path of [
    '/',
    '/t/abc',
    '/local/submarine',
    '/replay',
    '/replay/abc?move=3',
    '/rules/submarine',
  ]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    expect(await answer.text()).toContain('Fathom');
  }
  const file = await get('/assets/app-abc123.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/nowhere')).status).toBe(404);
  expect(await (await get('/nowhere')).text()).toContain('Fathom');
  expect((await get('/assets/gone.js', '*/*')).status).toBe(404);
  for (const path of ['/../secret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret']) {
    expect([403, 404]).toContain((await get(path, '*/*')).status);
  }
});

test('the log of the process is JSON and holds no token, invite, seed or name', async () => {
  const script = new URL('./child.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script], { env: { ...process.env, FATHOM_TEST_LOG: 'info' } });
  let log = '';
  child.stdout.on('data', chunk => {
    log += chunk;
  });
  child.stdin.write(`${folder.path} 0\n`);
  await expect.poll(() => /^http:\S+$/m.exec(log)?.[0]).toBeTruthy();
  const url = /^http:\S+$/m.exec(log)?.[0] ?? '';
  const players = await seatPeople(url, 2);
  const watcher = await Stream.open(url, players[0].table, { invite: players[0].invite });
  await playOn(players, random, 5);
  await call(url, 'POST', `/api/matches/${players[0].table}/moves`, { token: 'forged.token', body: {} });
  watcher.close();
  child.kill('SIGTERM');
  await new Promise(resolve => child.once('exit', resolve));
  const lines = log.split('\n').filter(line => line !== '' && line !== 'ready' && !line.startsWith('http:'));
  expect(lines.map(line => JSON.parse(line)).some(({ msg }) => msg === 'table created')).toBe(true);
  for (const { token, invite } of players) {
    expect(log).not.toContain(token.split('.')[4]);
    expect(log).not.toContain(invite);
  }
  expect(log).not.toContain('forged');
  expect(log).not.toContain('Anna');
});
