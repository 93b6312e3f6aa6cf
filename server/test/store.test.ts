import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { type StoreFactory, storeContract } from '../store/contract.ts';
import { SqliteStore } from '../store/sqlite.ts';

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
