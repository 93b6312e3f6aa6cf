/** What goes wrong below the server is said in one sentence: what, where, and what to do. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@fathom/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../index.ts';
import { auditPlace } from '../operations/audit.ts';
import { openStore } from '../operations/place.ts';
import { prune } from '../operations/prune.ts';
import { openKeyring } from '../secret.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Unavailable } from '../store/store.ts';
import { explain, StoreTrouble } from '../store/trouble.ts';
import { call, createTable, playOn, seatPeople, startServer, temporaryFolder } from './arena.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

/** What SQLite itself says when the disk is full. */
function fullDisk(): unknown {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (x); PRAGMA max_page_count = 3;');
  try {
    for (;;) db.exec('INSERT INTO t VALUES (randomblob(3000))');
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
}

describe('a disk that is full', () => {
  test('is told to whoever makes a table, and the server is live but not ready until there is room', async () => {
    const server = await startServer(folder.path);
    const error = fullDisk();
    const writes = (['createTable', 'probe'] as const).map(name =>
      vi.spyOn(SqliteStore.prototype, name).mockRejectedValue(error),
    );
    const body = { game: 'submarine', name: 'Anna', seats: [{ kind: 'you' }, { kind: 'open' }] };
    const refused = await call(server.url, 'POST', '/api/tables', { body });
    expect([refused.status, refused.body.error.code]).toEqual([503, 'store_failed']);
    expect(refused.body.error.message).toMatch(/disk of the server is full/);
    expect(refused.body.error.message).not.toContain(folder.path);
    const unready = await fetch(`${server.url}/healthz`);
    expect(unready.status).toBe(503);
    expect(await unready.json()).toMatchObject({
      live: true,
      ready: false,
      why: expect.stringMatching(/full/),
    });
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    for (const write of writes) write.mockRestore();
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ live: true, ready: true });
    expect((await createTable(server.url)).seat).toBe(0);
    await server.close();
  });

  test('takes a move back and says why', async () => {
    const server = await startServer(folder.path);
    const players = await seatPeople(server.url, 2);
    const { seq, actors } = await players[0].update();
    const mover = players[actors[0]];
    const { moves } = await mover.update();
    const write = vi.spyOn(SqliteStore.prototype, 'append').mockRejectedValue(fullDisk());
    const refused = await mover.move(moves[0], seq, 'the-same-id');
    expect(refused.body.error).toMatchObject({
      code: 'store_failed',
      message: expect.stringMatching(/full/),
    });
    write.mockRestore();
    expect((await mover.move(moves[0], seq, 'the-same-id')).status).toBe(200);
    await server.close();
  });
});

describe('at the start', () => {
  const opening = () => serve({ port: 0, host: '127.0.0.1', data: folder.path, log: 'silent' });

  test('a database of another program is refused, with its path and what to do', async () => {
    const db = new DatabaseSync(join(folder.path, 'fathom.db'));
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    await expect(opening()).rejects.toThrow(/no database of Fathom.*fathom\.db.*To do: move it away/);
    const again = new DatabaseSync(join(folder.path, 'fathom.db'));
    expect(again.prepare('SELECT count(*) AS n FROM sqlite_master').get()).toEqual({ n: 1 });
    again.close();
  });

  test('so is a file that is none', async () => {
    writeFileSync(join(folder.path, 'fathom.db'), 'a shopping list '.repeat(1000));
    await expect(opening()).rejects.toThrow(/no database of Fathom.*fathom\.db/);
  });

  test('a folder that is a file', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    for (const data of [file, join(file, 'data')])
      await expect(serve({ port: 0, data, log: 'silent' })).rejects.toThrow(
        /a file and no folder.*file.*To do:/,
      );
  });

  // Not even root makes a folder there.
  test.runIf(process.platform === 'linux')('a folder nobody may write to', async () => {
    const data = '/sys/fathom';
    await expect(serve({ port: 0, data, log: 'silent' })).rejects.toThrow(
      /may not write.*\/sys\/fathom.*To do:/,
    );
  });

  test('a short key is refused by its name', () => {
    writeFileSync(join(folder.path, 'secret'), 'k1 2026-01-01T00:00:00.000Z short\n');
    expect(() => openKeyring({ folder: folder.path })).toThrow(/key k1 .*fewer than 32 characters/);
  });

  test('a PostgreSQL and a NATS that do not answer are named, with what to do', async () => {
    const { openBus, openStore: openAny } = await import('../open.ts');
    const database = 'postgres://fathom:sesame@127.0.0.1:1/fathom';
    const refused = openAny(folder.path, database, 1);
    await expect(refused).rejects.toThrow(
      /nothing answers at DATABASE_URL \(127\.0\.0\.1:1\).*correct DATABASE_URL/,
    );
    await expect(refused).rejects.not.toThrow(/sesame/);
    await expect(openBus('nats://127.0.0.1:1', 1)).rejects.toThrow(
      /nothing answers at NATS_URL.*correct NATS_URL/,
    );
  });
});

test.each([
  [{ errcode: 8 }, /may not write/],
  [{ errcode: 10 | (3 << 8) }, /damaged/],
  [{ errcode: 11 }, /damaged/],
  [{ errcode: 5 }, /locked/],
  [{ code: 'ENOSPC' }, /full/],
  [{ code: 'EROFS' }, /may not write/],
])('%j is put into words', (codes, sentence) => {
  const told = explain(Object.assign(new Error('raw'), codes), '/data/fathom.db');
  expect(told).toBeInstanceOf(StoreTrouble);
  expect(String(told)).toMatch(sentence);
  expect(String(told)).toMatch(/\/data\/fathom\.db: raw\) To do: /);
});

test('a database that went away is said to, whatever the reason, and a mistake of ours is not', () => {
  const away = explain(new Unavailable('x', { cause: new Error('terminated') }), 'DATABASE_URL');
  expect(String(away)).toMatch(/does not answer\. \(DATABASE_URL: terminated\)/);
  const ours = new Error('no such column');
  expect(explain(ours, 'x')).toBe(ours);
});

describe('audit', () => {
  test('says what cannot be read and goes on with the rest', async () => {
    const server = await startServer(folder.path);
    for (let i = 0; i < 40; i++) await createTable(server.url, { name: `Anna ${'x'.repeat(10)} ${i}` });
    await server.close();
    const file = join(folder.path, 'fathom.db');
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 3 * 4096, Math.min(bytes.length, 9 * 4096));
    writeFileSync(file, bytes);
    const { findings } = await auditPlace({ folder: folder.path }, GAMES);
    expect(findings.some(({ problem }) => /damaged|cannot be read/.test(problem))).toBe(true);
  });

  test('says that a database cut short is damaged', async () => {
    const server = await startServer(folder.path);
    await createTable(server.url);
    await server.close();
    truncateSync(join(folder.path, 'fathom.db'), 6000);
    const { findings } = await auditPlace({ folder: folder.path }, GAMES);
    expect(findings.length).toBeGreaterThan(0);
  });

  test('says that a short key is one', async () => {
    const server = await startServer(folder.path);
    await server.close();
    writeFileSync(join(folder.path, 'secret'), 'short\n', { mode: 0o600 });
    const { findings } = await auditPlace({ folder: folder.path }, GAMES);
    expect(findings.map(({ problem }) => problem).join()).toMatch(/fewer than 32/);
  });
});

test('prune takes finished matches away, and those only, after it has said which and kept their records', async () => {
  const server = await startServer(folder.path);
  const over = await seatPeople(server.url, 2, 'sealed');
  await playOn(over, moves => moves[0]);
  expect((await over[0].look()).table.status).toBe('finished');
  const running = await createTable(server.url);
  const keep = join(folder.path, 'records');
  const store = await openStore({ folder: folder.path });
  const later = Date.now() + 1000;
  expect(await prune(store, { before: later - 60_000, act: true, keep })).toEqual({ tables: 0, moves: 0 });
  const found: string[] = [];
  const dry = await prune(store, { before: later, act: false, keep, found: ({ id }) => found.push(id) });
  expect([dry.tables, found]).toEqual([1, [over[0].table]]);
  expect(await store.table(over[0].table)).toBeDefined();
  expect(await prune(store, { before: later, act: true, keep })).toEqual(dry);
  expect(await store.table(over[0].table)).toBeUndefined();
  expect(await store.rows(over[0].table, 0)).toEqual([]);
  expect(await store.table(running.table)).toBeDefined();
  const [file] = readdirSync(keep);
  expect(JSON.parse(readFileSync(join(keep, file), 'utf8'))).toMatchObject({ fathom: 1, game: 'sealed' });
  await store.close();
  await server.close();
});

test('frames that are none write nothing into the log', async () => {
  const script = new URL('./child.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script], { env: { ...process.env, FATHOM_TEST_LOG: 'info' } });
  let log = '';
  child.stdout.on('data', chunk => {
    log += chunk;
  });
  child.stderr.on('data', chunk => {
    log += chunk;
  });
  child.stdin.write(`${folder.path} 0\n`);
  await expect.poll(() => /^http:\S+$/m.exec(log)?.[0]).toBeTruthy();
  const { hostname, port } = new URL(/^http:\S+$/m.exec(log)?.[0] ?? '');
  const upgrade =
    'GET /api/lobby/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  const frames = [
    'ff00',
    'c18000000000',
    '8100',
    '89fe0100',
    '81ff7fffffffffffffff00000000',
    '81820000000080ff',
  ];
  for (const frame of frames) {
    await new Promise<void>(resolve => {
      const socket = connect(Number(port), hostname, () => socket.write(upgrade));
      socket.once('data', () => socket.write(Buffer.from(frame, 'hex')));
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }
  child.kill('SIGTERM');
  await new Promise(resolve => child.once('exit', resolve));
  expect(log).not.toMatch(/stack|WS_ERR|\bat .*\.js:/);
});
