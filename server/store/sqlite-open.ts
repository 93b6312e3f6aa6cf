/** Opens a SQLite file and brings its schema up to date. */
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { explain, ForeignDatabase } from './trouble.ts';

/** Says what is wrong with it, and lets go of what it cannot use. */
export function openDatabase(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = connect(path);
    migrate(db);
    return db;
  } catch (error) {
    if (db?.isTransaction) db.exec('ROLLBACK');
    db?.close();
    throw explain(error, path);
  }
}

/** Another connection to a database that is up to date. */
export function connect(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    db.exec('PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 4000;');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A file that has tables and was never brought up to date belongs to somebody else. */
function checkOurs(db: DatabaseSync, version: number): void {
  const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const isOurs =
    names.length === 0 ? version === 0 : names.some(({ name }) => name === 'tables') && version > 0;
  if (!isOurs) throw new ForeignDatabase('it holds tables of another program');
}

function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const had = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  checkOurs(db, had);
  if (had > MIGRATIONS.length) {
    throw new Error(
      `the database has schema ${had}, this server knows only ${MIGRATIONS.length}: use a newer one`,
    );
  }
  for (const migration of MIGRATIONS.slice(had)) db.exec(migration);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  db.exec('COMMIT');
}
