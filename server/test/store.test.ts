import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLE_COLUMNS, tableValues } from '../store/columns.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { PersonSeats } from '../store/person-seats.ts';
import { PostgresStore } from '../store/postgres.ts';
import { LOCK, MIGRATIONS as POSTGRES_MIGRATIONS } from '../store/postgres-migrations.ts';
import { sql } from '../store/sql.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Conflict, type Store, Unavailable } from '../store/store.ts';
import { PostgresServer } from './machines/postgres.ts';
import { peopleContract } from './people-contract.ts';
import { sampleMove, sampleTable } from './samples.ts';
import { type StoreFactory, storeContract } from './store-contract.ts';

function sqliteFile(isServer = false): StoreFactory & { readonly path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-store-'));
  const path = join(folder, 'fathom.db');
  return {
    path,
    open: async () => new SqliteStore(path, isServer),
    reopen: async () => new SqliteStore(path, isServer),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

storeContract('SQLite store', () => sqliteFile());
peopleContract('SQLite store', () => sqliteFile());
storeContract('SQLite store of a server', () => sqliteFile(true));
peopleContract('SQLite store of a server', () => sqliteFile(true));

/** How many changes a database had when notes belonged to seats. */
const BEFORE_NOTES = { sqlite: 6, postgres: 4 } as const;
const OLD_NOTES = `INSERT INTO notes (match, seat, text, at) VALUES ('t1', 0, 'mine', 5), ('t1', 7, 'nobody''s', 5)`;

async function checkNotes(store: Store): Promise<void> {
  const { seats } = sampleTable('t1');
  const notes = new PersonSeats(store);
  expect(await notes.noteOf('t1', seats[0].member ?? '')).toBe('mine');
  expect(await store.ask(sql('SELECT match FROM notes'))).toHaveLength(1);
}

const OLD_SNAPSHOT = `INSERT INTO snapshots (match, seq, state) VALUES ('t1', 1, 'of another shape')`;

/** What is stored now is read; what is written as it was before is not. */
async function checkShapes(store: Store, writeOld: () => Promise<void>): Promise<void> {
  expect(await store.snapshot('t1')).toBeUndefined();
  await writeOld();
  expect(await store.snapshot('t1')).toBeUndefined();
  await store.createTable(sampleTable('t1'));
  const snapshot = { seq: 1, state: 'of this shape' };
  await store.append({
    match: 't1',
    revision: 0,
    rows: [sampleMove(1)],
    moves: 1,
    botTurn: false,
    snapshot,
  });
  expect(await store.snapshot('t1')).toEqual(snapshot);
}

describe('SQLite file', () => {
  test('commits are synced to disk and a newer schema is refused', async () => {
    const place = sqliteFile();
    const store = await place.open();
    await store.close();
    const db = new DatabaseSync(place.path);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => new SqliteStore(place.path)).toThrow(/schema 99/);
    await place.remove();
  });

  test('snapshots from before states changed their shape are gone, and what an older node writes is not read', async () => {
    const place = sqliteFile();
    const db = new DatabaseSync(place.path);
    for (const migration of MIGRATIONS.slice(0, 3)) db.exec(migration);
    db.exec('PRAGMA user_version = 3');
    db.exec(OLD_SNAPSHOT);
    const store = await place.open();
    expect(db.prepare('SELECT count(*) AS n FROM snapshots').get()).toEqual({ n: 0 });
    await checkShapes(store, async () => db.exec(OLD_SNAPSHOT));
    db.close();
    await store.close();
    await place.remove();
  });

  test('notes from when they belonged to a seat belong to whoever sits there', async () => {
    const place = sqliteFile();
    const db = new DatabaseSync(place.path);
    for (const migration of MIGRATIONS.slice(0, BEFORE_NOTES.sqlite)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${BEFORE_NOTES.sqlite}`);
    const values = tableValues(sampleTable('t1'), { flag: Number, isTrue: Boolean, parse: String });
    db.prepare(`INSERT INTO tables (${TABLE_COLUMNS}) VALUES (${TABLE_COLUMNS.map(() => '?')})`).run(
      ...values,
    );
    db.exec(OLD_NOTES);
    db.close();
    const store = await place.open();
    await checkNotes(store);
    await store.close();
    await place.remove();
  });

  test('matches from before there was a choice draw from sfc32', async () => {
    const place = sqliteFile();
    const db = new DatabaseSync(place.path);
    for (const migration of MIGRATIONS.slice(0, 4)) db.exec(migration);
    db.exec('PRAGMA user_version = 4');
    const { rng: _, ...old } = sampleTable('t1');
    const isOld = (column: string) => !['rng', 'terms', 'clock', 'ballot', 'alarm'].includes(column);
    const columns = TABLE_COLUMNS.filter(isOld);
    const values = tableValues(
      { ...old, rng: 'sfc32' },
      { flag: Number, isTrue: Boolean, parse: String },
    ).filter((_value, i) => isOld(TABLE_COLUMNS[i]));
    db.prepare(`INSERT INTO tables (${columns}) VALUES (${columns.map(() => '?')})`).run(...values);
    const store = await place.open();
    expect(await store.table('t1')).toEqual({ ...old, rng: 'sfc32' });
    db.close();
    await store.close();
    await place.remove();
  });
});

describe('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  });
  afterAll(() => server.remove());

  function database(): StoreFactory {
    let url = '';
    return {
      open: async () => {
        url = await server.createDatabase();
        return PostgresStore.open(url);
      },
      reopen: () => PostgresStore.open(url),
      remove: async () => {},
    };
  }

  storeContract('PostgreSQL store', database);
  peopleContract('PostgreSQL store', database);

  test('five nodes that start at once on an empty database all find it ready', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => PostgresStore.open(url)));
    await stores[0].createTable(sampleTable('t1'));
    for (const store of stores) expect(await store.table('t1')).toEqual(sampleTable('t1'));
    await Promise.all(stores.map(store => store.close()));
  });

  test('snapshots from before states changed their shape are gone, and what an older node writes is not read', async () => {
    const url = await server.createDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE fathom_schema (version integer NOT NULL)');
    await client.query('INSERT INTO fathom_schema VALUES (1)');
    await client.query(POSTGRES_MIGRATIONS[0]);
    await client.query(OLD_SNAPSHOT);
    const store = await PostgresStore.open(url);
    expect((await client.query('SELECT * FROM snapshots')).rowCount).toBe(0);
    await checkShapes(store, async () => {
      await client.query(OLD_SNAPSHOT);
    });
    await client.end();
    await store.close();
  });

  test('notes from when they belonged to a seat belong to whoever sits there', async () => {
    const url = await server.createDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE fathom_schema (version integer NOT NULL)');
    await client.query(`INSERT INTO fathom_schema VALUES (${BEFORE_NOTES.postgres})`);
    for (const migration of POSTGRES_MIGRATIONS.slice(0, BEFORE_NOTES.postgres))
      await client.query(migration);
    const values = tableValues(sampleTable('t1'), { flag: Boolean, isTrue: Boolean, parse: String });
    const marks = TABLE_COLUMNS.map((_, i) => `$${i + 1}`);
    await client.query(`INSERT INTO tables (${TABLE_COLUMNS}) VALUES (${marks})`, values);
    await client.query(OLD_NOTES);
    await client.end();
    const store = await PostgresStore.open(url);
    await checkNotes(store);
    await store.close();
  });

  test('a connection that breaks while a node waits for the schema is an error of its start and nothing more', async () => {
    const url = await server.createDatabase();
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const opening = PostgresStore.open(url).catch(error => error);
    const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'fathom' AND datname = current_database() AND wait_event = 'advisory'`;
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    await other.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS found`);
    expect(await opening).toBeInstanceOf(Error);
    await other.end();
    await (await PostgresStore.open(url)).close();
  });

  test('a newer schema is refused, and so is a database that does not wait for its disk', async () => {
    const url = await server.createDatabase();
    await (await PostgresStore.open(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('UPDATE fathom_schema SET version = 99');
    await expect(PostgresStore.open(url)).rejects.toThrow(/schema 99/);
    await client.query(`UPDATE fathom_schema SET version = ${POSTGRES_MIGRATIONS.length}`);
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    await expect(PostgresStore.open(url)).rejects.toThrow(/synchronous_commit/);
    await client.end();
  });

  test('nodes that write the same matches in groups: each row is written once, and nobody waits for ever', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 3 }, () => PostgresStore.open(url)));
    const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => stores[0].createTable(sampleTable(id))));
    for (let seq = 1; seq <= 5; seq++) {
      const writes = stores.flatMap((store, node) =>
        (node === 1 ? ids.toReversed() : ids).map(match =>
          store.append({
            match,
            revision: 0,
            rows: [sampleMove(seq, { id: `node-${node}-${seq}` })],
            moves: seq,
            botTurn: false,
          }),
        ),
      );
      const outcomes = await Promise.allSettled(writes);
      const lost = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(outcomes.length - lost.length).toBe(ids.length);
      expect(lost.every(reason => reason instanceof Conflict)).toBe(true);
    }
    for (const id of ids) {
      expect((await stores[2].rows(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    }
    await Promise.all(stores.map(store => store.close()));
  });

  test('while the database is gone everything fails as unavailable; afterwards it goes on', async () => {
    const store = await PostgresStore.open(await server.createDatabase());
    await store.createTable(sampleTable('t1'));
    for (const how of ['fast', 'immediate'] as const) {
      await server.stop(how);
      await expect(store.table('t1')).rejects.toThrow(Unavailable);
      await expect(store.addChat('t1', { seat: 0, name: 'A', text: 'x', at: 1 })).rejects.toThrow(
        Unavailable,
      );
      await server.start();
      await expect.poll(() => store.table('t1').catch(() => undefined)).toEqual(sampleTable('t1'));
    }
    await store.close();
  });
});
