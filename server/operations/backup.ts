/**
 * A backup is one file: a SQLite database with every match, whatever store they come from, and the keys that sign tokens.
 * It is made while people play. Bringing it back adds what is missing and never touches a match that is there.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { adoptKeys, parseKeys, readKeys, secretPath, writeKeys } from '../secret.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { type Copied, copyMatches } from './copy.ts';
import { databaseFile, Impossible, openStore, type Place } from './place.ts';

/** The whole file in one step: a copy in steps begins anew whenever somebody moves. */
const ALL_PAGES = 2 ** 31 - 1;

export interface BackedUp {
  readonly tables: number;
  readonly moves: number;
  readonly keys: number;
}

export async function makeBackup(place: Place, file: string): Promise<BackedUp> {
  if (existsSync(file)) throw new Impossible(`${file} is there already`);
  const draft = `${resolve(file)}.part`;
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'wx', 0o600));
  try {
    await (place.database ? copyStore(place, draft) : copyFile(place.folder, draft));
    const made = seal(draft, place.folder);
    renameSync(draft, file);
    return made;
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(draft + end, { force: true });
  }
}

export interface Restored extends Copied {
  readonly keys: number;
}

export async function restoreBackup(place: Place, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Impossible(`there is no ${file}`);
  const scratch = mkdtempSync(join(tmpdir(), 'fathom-restore-'));
  try {
    const copy = join(scratch, 'fathom.db');
    copyFileSync(file, copy);
    const keys = parseKeys(keysIn(copy, file));
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    if (keys.length > 0) adoptKeys(place.folder, keys);
    const from = new SqliteStore(copy);
    const to = await openStore(place, true);
    try {
      return { ...(await copyMatches(from, to)), keys: keys.length };
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function copyFile(folder: string, draft: string): Promise<void> {
  const path = databaseFile(folder);
  if (!existsSync(path)) throw new Impossible(`there is no ${path}`);
  const db = new DatabaseSync(path, { timeout: 5000 });
  await backup(db, draft, { rate: ALL_PAGES }).finally(() => db.close());
}

async function copyStore(place: Place, draft: string): Promise<void> {
  const from = await openStore(place);
  const to = new SqliteStore(draft);
  try {
    await copyMatches(from, to);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

/** One file that is whole, with the keys in it. */
function seal(draft: string, folder: string): BackedUp {
  const path = secretPath(folder);
  const keys = existsSync(path) ? readKeys(path) : [];
  const db = new DatabaseSync(draft);
  try {
    db.exec(
      'PRAGMA journal_mode = DELETE; CREATE TABLE backup (made INTEGER NOT NULL, keys TEXT NOT NULL) STRICT;',
    );
    db.prepare('INSERT INTO backup (made, keys) VALUES (?, ?)').run(Date.now(), writeKeys(keys));
    const check = db.prepare('PRAGMA integrity_check').get();
    if (check?.integrity_check !== 'ok')
      throw new Impossible(`the copy is damaged: ${check?.integrity_check}`);
    const count = (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    return { tables: count('tables'), moves: count('moves'), keys: keys.length };
  } finally {
    db.close();
  }
}

function keysIn(copy: string, file: string): string {
  const db = new DatabaseSync(copy);
  try {
    return String(db.prepare('SELECT keys FROM backup').get()?.keys ?? '');
  } catch {
    throw new Impossible(`${file} is no backup`);
  } finally {
    db.close();
  }
}
