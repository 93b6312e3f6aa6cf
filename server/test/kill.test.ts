/** SIGKILL at random moments of play: every acknowledged move is there exactly once and in order, and play goes on. */
import { join } from 'node:path';
import { GAMES } from '@fathom/games';
import { below, type Game, seedRng } from '@fathom/kernel';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Row } from '../store/store.ts';
import { LiveMatch } from '../table/live.ts';
import { temporaryFolder } from './arena.ts';
import { type Ack, Crowd, MortalServer } from './killing.ts';
import { SEALED } from './sealed.ts';

const KILLS = 30;
const MATCHES = 6;
const LONGEST_REPRIEVE = 100;

const folder = temporaryFolder();
const server = new MortalServer(folder.path);
afterAll(async () => {
  await server.end();
  folder.remove();
});

test(`${KILLS} kills during play`, { timeout: 600_000 }, async () => {
  const chance = seedRng('kill', String(Date.now()));
  await server.start();
  const crowd = new Crowd(() => server.url, seedRng('crowd', String(Date.now())));
  crowd.start(MATCHES);
  for (let kill = 0; kill < KILLS; kill++) {
    await server.killAndRestart(below(chance, LONGEST_REPRIEVE));
  }
  await crowd.stop();
  expect(crowd.acks.length).toBeGreaterThan(KILLS);
  expect(crowd.retries).toBeGreaterThan(KILLS);
  await checkLogs(crowd);
  await Promise.all([...crowd.tables.values()].slice(-MATCHES).map(players => crowd.finish(players)));
  await checkLogs(crowd);
});

/** Looks at the file itself, beside the running server. */
async function checkLogs(crowd: Crowd): Promise<void> {
  const store = new SqliteStore(join(folder.path, 'fathom.db'));
  for (const table of crowd.tables.keys()) {
    const rows = await store.rows(table, 0);
    checkAcks(
      rows,
      crowd.acks.filter(ack => ack.table === table),
    );
    const row = await store.table(table);
    if (!row) throw new Error(`table ${table} is lost`);
    const { game } = await gameOf(row.game);
    const fromStart = new LiveMatch(game, row, rows);
    const fromSnapshot = new LiveMatch(game, row, rows, await store.snapshot(table));
    expect(fromSnapshot.update(0, 0)).toEqual(fromStart.update(0, 0));
    expect(fromStart.count).toBe(row.moves);
  }
  await store.close();
}

function checkAcks(rows: readonly Row[], acks: readonly Ack[]): void {
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  const stored = rows.filter(({ id }) => id !== undefined && !id.startsWith('bot-'));
  const told = acks.map(({ id, seat, seq, move }) => ({ id, seat, seq, move })).sort((a, b) => a.seq - b.seq);
  const kept = stored.map(row => ({
    id: row.id,
    seat: row.seat,
    seq: row.seq,
    move: 'move' in row ? row.move : undefined,
  }));
  expect(kept).toEqual(told);
}

async function gameOf(id: string): Promise<{ readonly game: Game }> {
  const entry = [...GAMES, SEALED].find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.rules();
}
