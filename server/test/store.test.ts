import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PostgresStore } from '../store/postgres.ts';
import { LOCK } from '../store/postgres-migrations.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Conflict, Unavailable } from '../store/store.ts';
import { PostgresServer } from './machines/postgres.ts';
import { type StoreFactory, sampleMove, sampleTable, storeContract } from './store-contract.ts';

/** Other things may run on the machine at the same time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

function sqliteFile(): StoreFactory & { readonly path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-store-'));
  const path = join(folder, 'fathom.db');
  return {
    path,
    open: async () => new SqliteStore(path),
    reopen: async () => new SqliteStore(path),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

storeContract('SQLite store', sqliteFile);

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

  test('five nodes that start at once on an empty database all find it ready', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => PostgresStore.open(url)));
    await stores[0].createTable(sampleTable('t1'));
    for (const store of stores) expect(await store.table('t1')).toEqual(sampleTable('t1'));
    await Promise.all(stores.map(store => store.close()));
  });

  test('a connection that breaks while a node waits for the schema is an error of its start and nothing more', async () => {
    const url = await server.createDatabase();
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const opening = PostgresStore.open(url).catch(error => error);
    const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'fathom' AND datname = current_database() AND wait_event = 'advisory'`;
    await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
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
    await client.query('UPDATE fathom_schema SET version = 1');
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
