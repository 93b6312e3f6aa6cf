/** Where a server keeps what it knows: for the commands that look after it, beside it or without it. */
import { existsSync } from 'node:fs';
import { databaseFile, openStore as openAnyStore } from '../open.ts';
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

export { databaseFile };

/** Opens what is there; makes a new one only where that is wanted. */
export async function openStore({ folder, database }: Place, make = false): Promise<Store> {
  const path = databaseFile(folder);
  if (database === undefined && !make && !existsSync(path)) throw new Impossible(`there is no ${path}`);
  return openAnyStore(folder, database, 1);
}
