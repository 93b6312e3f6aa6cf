/** Where a server keeps what it knows: for the commands that look after it, beside it or without it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

export interface Place {
  readonly folder: string;
  /** Address of the PostgreSQL database, if that is where the matches are. */
  readonly database?: string;
}

/** The command was understood and cannot be done. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

export function databaseFile(folder: string): string {
  return join(folder, 'fathom.db');
}

/** Opens what is there; makes a new one only where that is wanted. */
export async function openStore({ folder, database }: Place, make = false): Promise<Store> {
  if (database) {
    const { PostgresStore } = await import('../store/postgres.ts');
    return PostgresStore.open(database);
  }
  const path = databaseFile(folder);
  if (!make && !existsSync(path)) throw new Impossible(`there is no ${path}`);
  return new SqliteStore(path);
}
