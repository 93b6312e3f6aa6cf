/** Opens what a server stands on: where it remembers, how its nodes hear of each other. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, WorkQueue } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { NatsBus } from './bus/nats.ts';
import { PostgresStore } from './store/postgres.ts';
import { SqliteStore } from './store/sqlite.ts';
import { type Store, Unavailable } from './store/store.ts';

const TRIES = 10;
const BETWEEN_TRIES = 1000;

export function databaseFile(folder: string): string {
  return join(folder, 'fathom.db');
}

/** PostgreSQL where an address is given, else a file in the folder. */
export async function openStore(folder: string, database: string | undefined, tries = TRIES): Promise<Store> {
  if (database === undefined) return new SqliteStore(databaseFile(folder), true);
  return patiently(tries, 'DATABASE_URL', database, () => PostgresStore.open(database));
}

export async function openBus(nats: string | undefined, tries = TRIES): Promise<Bus & WorkQueue> {
  return nats === undefined ? new LocalBus() : patiently(tries, 'NATS_URL', nats, () => NatsBus.open(nats));
}

/** Machines that are started together are not ready at the same moment. */
async function patiently<T>(tries: number, setting: string, url: string, open: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (attempt === tries)
        throw new Error(
          `nothing answers at ${setting} (${withoutSecret(url)}): ${reason(error)}; start it, or correct ${setting}`,
        );
      await wait(BETWEEN_TRIES);
    }
  }
}

/** What has a right to be wrong for a while; a refused password or schema has not. */
function isAway(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isStarting = code === '57P03';
  return (
    isStarting || /^E[A-Z]+$/.test(code) || /ECONN|ENOTFOUND|timeout|terminated|refused/i.test(reason(error))
  );
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  if (error instanceof Unavailable) return reason(error.cause);
  return error instanceof Error ? error.message || error.name : String(error);
}

function withoutSecret(url: string): string {
  return url
    .split(',')
    .map(one => (URL.canParse(one) ? new URL(one).host : 'not an address'))
    .join(', ');
}
