/** Reviews are kept in the browser's database, by what they are of. Where that is forbidden they are made again. */
import type { Effort } from '@fathom/bots/coach/effort.ts';
import type { Begun } from '@fathom/bots/coach/review.ts';
import { hex, type MatchRecord, sha256 } from '@fathom/kernel';

const DATABASE = 'fathom';
const STORE = 'reviews';
/** Goes up when reviews are made in another way. */
const EDITION = 1;

/** The same match, reviewed in the same way, has the same key, wherever it came from. */
export function shelfKey(record: MatchRecord, effort: Effort): string {
  const { game, version, seats, options, seed, rng, moves } = record;
  return hex(sha256(JSON.stringify([EDITION, effort, game, version, seats, options, seed, rng, moves])));
}

export async function takeReview(key: string): Promise<Begun | undefined> {
  try {
    const found: unknown = await done((await shelf('readonly')).get(key));
    return isBegun(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export async function putReview(key: string, begun: Begun): Promise<void> {
  try {
    await done((await shelf('readwrite')).put(begun, key));
  } catch {
    // A forbidden or full database: nothing is lost but time.
  }
}

let open: Promise<IDBDatabase> | undefined;

async function shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  open ??= connect();
  return (await open).transaction(STORE, mode).objectStore(STORE);
}

function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database is not there'));
  });
}

function isBegun(value: unknown): value is Begun {
  return typeof value === 'object' && value !== null && 'done' in value && 'review' in value;
}
