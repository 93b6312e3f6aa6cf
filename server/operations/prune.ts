/** Finished matches that nobody has touched for long: which they are, their records as files, and taking them away. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store, TableRow } from '../store/store.ts';
import { recordOf, standingMoves } from '../table/rows.ts';
import { everyTable } from './person.ts';
import { Impossible } from './place.ts';

export interface Pruned {
  readonly tables: number;
  readonly moves: number;
}

export interface Pruning {
  /** Only what was finished before, in milliseconds since 1970. */
  readonly before: number;
  /** Takes them away; else they are only counted. */
  readonly act: boolean;
  /** Folder for the records of what is taken away. */
  readonly keep?: string | undefined;
  readonly found?: (row: TableRow) => void;
}

export async function prune(store: Store, { before, act, keep, found }: Pruning): Promise<Pruned> {
  let tables = 0;
  let moves = 0;
  if (act && keep !== undefined) mkdirSync(keep, { recursive: true, mode: 0o700 });
  for await (const row of everyTable(store)) {
    if (row.status !== 'finished' || row.since >= before) continue;
    found?.(row);
    if (act && keep !== undefined) await writeRecord(store, row, keep);
    if (act && !(await store.removeFinished(row.id, row.revision))) continue;
    tables++;
    moves += row.moves;
  }
  return { tables, moves };
}

/** On disk before the match is taken away; never over another file. */
async function writeRecord(store: Store, row: TableRow, folder: string): Promise<void> {
  const moves = standingMoves(await store.rows(row.id, 0)).map(({ seat, move }) => [seat, move] as const);
  const path = join(folder, `${row.game}-${row.id}.json`);
  try {
    writeFileSync(path, `${JSON.stringify(recordOf(row, moves))}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Impossible(`the record of ${row.id} cannot be kept, so nothing more is taken away: ${reason}`);
  }
}
