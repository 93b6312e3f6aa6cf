/**
 * What a match costs in memory, without sockets: open (in use) and idle (let go of, to be found in the store).
 * Run with --expose-gc: `memory.ts <game> <matches> <moves>`; prints JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { used } from '../memory.ts';
import { Tables } from '../tables.ts';
import { SEATS } from './target.ts';

export interface Memory {
  readonly matches: number;
  readonly moves: number;
  readonly openBytes: number;
  readonly idleBytes: number;
}

/** Matches played at the same time share their commits. */
const AT_ONCE = 50;

const [game, matches, moves] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'fathom-memory-'));
const tables = new Tables(join(folder, 'fathom.db'));
await fill(Number(matches));
await tables.unloadAll();
const before = used();
await fill(Number(matches));
const open = used();
await tables.unloadAll();
const idle = used();
await tables.close();
rmSync(folder, { recursive: true });
const memory: Memory = {
  matches: Number(matches),
  moves: Number(moves),
  openBytes: Math.round((open - idle) / Number(matches)),
  idleBytes: Math.max(0, Math.round((idle - before) / Number(matches))),
};
console.log(JSON.stringify(memory));

async function fill(count: number): Promise<void> {
  for (let left = count; left > 0; left -= AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, left) }, () =>
      tables.play(game, SEATS, Number(moves)),
    );
    await Promise.all(some);
  }
}
