/** Looking after a server: backup while people play, restore elsewhere, audit, people who want to be forgotten. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@fathom/games';
import { seedRng } from '@fathom/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditBackup, auditFolder, auditPlace } from '../operations/audit.ts';
import { type BackedUp, makeBackup, restoreBackup } from '../operations/backup.ts';
import { forgetSeat, seatsNamed } from '../operations/person.ts';
import { openStore, type Place } from '../operations/place.ts';
import { rotateSecret } from '../secret.ts';
import type { Row } from '../store/store.ts';
import { call, Player, playOn, seatPeople, startServer, temporaryFolder } from './arena.ts';
import { Crowd } from './killing.ts';
import { PostgresServer } from './machines/postgres.ts';
import { ServerProcess } from './process/process.ts';
import { SEALED } from './sealed.ts';

const ALL_GAMES = [...GAMES, SEALED];
const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
afterAll(() => folder.remove());

async function rowsOf(place: Place, table: string): Promise<Row[]> {
  const store = await openStore(place);
  return store.rows(table, 0).finally(() => store.close());
}

describe('a backup of a running server', () => {
  let server: ServerProcess;
  let crowd: Crowd;
  /** Tables that were there before the backup; more are opened while it is made. */
  let known: ReadonlyMap<string, Player[]>;
  beforeAll(async () => {
    mkdirSync(at('home'));
    server = await ServerProcess.start(at('home'));
    crowd = new Crowd(() => server.url, seedRng('backup', 'test'));
    crowd.start(6);
    await vi.waitUntil(() => crowd.acks.length > 100, { timeout: 120_000 });
  });
  afterAll(async () => {
    await crowd.stop();
    await server.stop();
  });

  test('has every move that was acknowledged before it, and every one of them replays elsewhere', async () => {
    const acks = [...crowd.acks];
    known = new Map(crowd.tables);
    const made = await makeBackup({ folder: at('home') }, at('first.backup'));
    expect(crowd.acks.length).toBeGreaterThanOrEqual(acks.length);
    expect(made.tables).toBeGreaterThanOrEqual(known.size);
    expect(statSync(at('first.backup')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path).filter(name => name.startsWith('first.backup'))).toEqual([
      'first.backup',
    ]);
    expect(await auditBackup(at('first.backup'), ALL_GAMES)).toMatchObject({
      ...counted(made),
      unreplayed: 0,
      findings: [],
    });

    const restored = await restoreBackup({ folder: at('elsewhere') }, at('first.backup'));
    expect(restored).toMatchObject({
      copied: made.tables,
      moves: made.moves,
      kept: 0,
      different: [],
      keys: 1,
    });
    expect(await auditPlace({ folder: at('elsewhere') }, ALL_GAMES)).toMatchObject({
      unreplayed: 0,
      findings: [],
    });
    const stored = new Map<string, Row[]>();
    for (const { table, seat, id, seq, move } of acks) {
      const rows = stored.get(table) ?? (await rowsOf({ folder: at('elsewhere') }, table));
      stored.set(table, rows);
      const row = rows[seq - 1];
      expect(row).toMatchObject({ seat, id, seq });
      expect('move' in row ? row.move : undefined).toBe(move);
    }
  });

  test('opens the seats where it was restored: the keys came along', async () => {
    const other = await startServer(at('elsewhere'));
    const [table] = known.values();
    const there = table.map(player => new Player(other.url, playerAt(player)));
    const looks = await Promise.all(there.map(player => player.look()));
    expect(looks.map(({ you }) => you)).toEqual(table.map(({ seat }) => seat));
    await other.close();
  });

  test('brought back into the running server adds what is missing and touches nothing else', async () => {
    const [id] = known.keys();
    const before = await restoreBackup({ folder: at('home') }, at('first.backup'));
    expect(before).toMatchObject({ copied: 0, different: [] });
    const other = temporaryFolder();
    const empty = await startServer(other.path);
    expect((await call(empty.url, 'GET', `/api/tables/${id}`)).status).toBe(404);
    await restoreBackup({ folder: other.path }, at('first.backup'));
    expect((await call(empty.url, 'GET', `/api/tables/${id}`)).body.error.code).toBe('invite_required');
    await empty.close();
    other.remove();
  });

  test('is not written over another file, and nothing else is taken for a backup', async () => {
    writeFileSync(at('notes.txt'), 'not a backup');
    await expect(makeBackup({ folder: at('home') }, at('notes.txt'))).rejects.toThrow(/there already/);
    await expect(makeBackup({ folder: at('nowhere') }, at('x.backup'))).rejects.toThrow(/there is no/);
    await expect(restoreBackup({ folder: at('nothing') }, at('notes.txt'))).rejects.toThrow(/no backup/);
    await expect(restoreBackup({ folder: at('nothing') }, at('missing'))).rejects.toThrow(/there is no/);
    expect(readFileSync(at('notes.txt'), 'utf8')).toBe('not a backup');
    expect(existsSync(at('x.backup'))).toBe(false);
  });
});

const counted = ({ tables, moves }: BackedUp) => ({ tables, moves });

function playerAt({ table, token, seat, invite }: Player) {
  return { table: { id: table }, token, you: seat, invite } as ConstructorParameters<typeof Player>[1];
}

describe('PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(() => postgres?.remove());

  test('a backup goes from SQLite to PostgreSQL and back, and stays the same', async () => {
    const place: Place = { folder: at('cluster'), database: await postgres.createDatabase() };
    const into = await restoreBackup(place, at('first.backup'));
    expect(into).toMatchObject({ kept: 0, different: [] });
    expect((await restoreBackup(place, at('first.backup'))).kept).toBe(into.copied);
    const made = await makeBackup(place, at('second.backup'));
    expect(made).toEqual({ tables: into.copied, moves: into.moves, keys: 1 });
    expect(await auditPlace(place, ALL_GAMES)).toMatchObject({ ...counted(made), findings: [] });
    expect(await auditBackup(at('second.backup'), ALL_GAMES)).toMatchObject({
      ...counted(made),
      findings: [],
    });
    await restoreBackup({ folder: at('again') }, at('second.backup'));
    await restoreBackup({ folder: at('reference') }, at('first.backup'));
    for (const { id } of tablesOf(at('reference')))
      expect(await rowsOf({ folder: at('again') }, id)).toEqual(
        await rowsOf({ folder: at('reference') }, id),
      );
  });
});

function tablesOf(place: string): { id: string }[] {
  const db = new DatabaseSync(join(place, 'fathom.db'));
  const rows = db.prepare('SELECT id FROM tables').all();
  db.close();
  return rows.map(({ id }) => ({ id: String(id) }));
}

describe('the audit', () => {
  const damage: [string, string, RegExp][] = [
    ['a move that is missing', 'DELETE FROM moves WHERE seq = 2', /missing|replay|rows/],
    ['a move that is not allowed', `UPDATE moves SET move = 'nonsense' WHERE seq = 1`, /moves\[0\]/],
    ['another seed', `UPDATE tables SET seed = 'chosen afterwards'`, /moves\[|commit/],
    ['another commitment', `UPDATE tables SET commitment = 'x'`, /commit: does not match/],
    [
      'another result',
      `UPDATE tables SET result = '{"ending":"x","places":[1,2],"scores":[9,0]}'`,
      /result: differs/,
    ],
    ['a snapshot of something else', `UPDATE snapshots SET state = '{}'`, /snapshot at/],
    ['a wrong count', 'UPDATE tables SET moves = 3', /count of moves/],
    ['a match without a table', `INSERT INTO chat VALUES ('lost', 1, 0, 'A', 'b', 1)`, /chat of 1 tables/],
    [
      'two seats for one',
      `UPDATE tables SET seats = replace(seats, (SELECT host FROM tables), 'x')`,
      /host|two seats|contradict/,
    ],
  ];
  let sound: string;
  beforeAll(async () => {
    sound = at('sound');
    const server = await startServer(sound);
    const players = await seatPeople(server.url, 2, 'sealed');
    await playOn(players, moves => moves[0]);
    await server.close();
  });

  test('finds nothing in what the server has written', async () => {
    expect(await auditPlace({ folder: sound }, ALL_GAMES)).toEqual({
      tables: 1,
      moves: 8,
      unreplayed: 0,
      findings: [],
    });
    expect(await auditPlace({ folder: sound }, GAMES)).toMatchObject({ unreplayed: 1, findings: [] });
  });

  test.each(damage)('finds %s', async (_, statement, problem) => {
    const own = temporaryFolder();
    await makeBackup({ folder: sound }, join(own.path, 'fathom.db'));
    const db = new DatabaseSync(join(own.path, 'fathom.db'));
    if (statement.includes('two seats') || statement.includes('replace(seats'))
      db.exec(`UPDATE tables SET status = 'playing', result = NULL`);
    db.exec(statement);
    db.close();
    const { findings } = await auditPlace({ folder: own.path }, ALL_GAMES);
    expect(findings.map(finding => finding.problem).join('\n')).toMatch(problem);
    own.remove();
  });

  test('finds files others may read, and a secret without a key', () => {
    const own = temporaryFolder();
    rotateAfterCreating(own.path);
    expect(auditFolder(own.path)).toEqual([]);
    chmodSync(join(own.path, 'secret'), 0o644);
    expect(auditFolder(own.path)).toMatchObject([{ problem: expect.stringContaining('chmod 600') }]);
    chmodSync(join(own.path, 'secret'), 0o600);
    writeFileSync(join(own.path, 'secret'), '');
    expect(auditFolder(own.path)).toMatchObject([{ problem: expect.stringContaining('no key') }]);
    own.remove();
  });
});

function rotateAfterCreating(path: string): void {
  writeFileSync(join(path, 'secret'), 'x'.repeat(32), { mode: 0o600 });
  rotateSecret(path);
}

describe('a person, for the host', () => {
  test('is found by name at every table, and forgotten in the store', async () => {
    const server = await startServer(at('people'));
    const [first] = await seatPeople(server.url, 2);
    const [second, guest] = await seatPeople(server.url, 2, 'sealed');
    await guest.act('chat', { text: 'a line of mine' });
    await server.close();
    const store = await openStore({ folder: at('people') });
    const found: string[] = [];
    for await (const { row, seat } of seatsNamed(store, 'Guest 1')) found.push(`${row.id} ${seat}`);
    expect(found.sort()).toEqual([`${first.table} 1`, `${second.table} 1`].sort());
    const row = await store.table(guest.table);
    if (!row) throw new Error('the table is gone');
    await forgetSeat(store, row, 1, Date.now());
    await expect(forgetSeat(store, row, 7, Date.now())).rejects.toThrow(/nobody/);
    await store.close();
    const bytes = readFileSync(join(at('people'), 'fathom.db'), 'utf8');
    expect(bytes).not.toContain('a line of mine');
    const again = await startServer(at('people'));
    expect((await new Player(again.url, playerAt(guest)).look()).table.seats[1].name).toBe('–');
    await again.close();
  });
});
