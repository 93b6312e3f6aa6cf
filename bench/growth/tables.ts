/** Tables in a folder that is gone afterwards, and the middle of several tries. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tables } from '../tables.ts';

export async function withTables(job: (tables: Tables) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-growth-'));
  const tables = new Tables(join(folder, 'fathom.db'));
  try {
    await job(tables);
  } finally {
    await tables.close();
    rmSync(folder, { recursive: true });
  }
}

/** `prepare` is not timed; what it returns is. */
export async function middleOf(tries: number, prepare: () => Promise<() => Promise<void>>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < tries; i++) {
    const job = await prepare();
    const start = performance.now();
    await job();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[tries >> 1];
}
