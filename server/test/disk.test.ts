/**
 * A disk that is full and has room again, several times during play. It is a real one, small and in memory, which only root
 * can make; elsewhere `trouble.test.ts` says what SQLite says then.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { seedRng } from '@fathom/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../open.ts';
import { isMove } from '../table/rows.ts';
import { call, temporaryFolder } from './arena.ts';
import { type Ack, Crowd } from './killing.ts';
import { ServerProcess } from './process/process.ts';

const TIMES = 3;
const MATCHES = 4;
const MOVES_BETWEEN = 25;
const CHUNKS = [1 << 16, 1 << 12, 1];

const folder = temporaryFolder();
const filler = join(folder.path, 'filler');
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder.path]).status === 0;
let server: ServerProcess;
let crowd: Crowd;

beforeAll(async () => {
  server = await ServerProcess.start(folder.path);
  crowd = new Crowd(() => server.url, seedRng('disk', 'test'));
});
afterAll(async () => {
  await server.stop();
  if (mounted) spawnSync('umount', [folder.path]);
  folder.remove();
});

/** Until not one byte more can be written. */
function fill(): void {
  const file = openSync(filler, 'w');
  for (const size of CHUNKS) {
    const chunk = Buffer.alloc(size);
    try {
      for (;;) writeSync(file, chunk);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(file);
}

async function played(): Promise<void> {
  const before = crowd.acks.length;
  await vi.waitUntil(() => crowd.acks.length >= before + MOVES_BETWEEN, { timeout: 120_000 });
}

function makeTable(): Promise<{ status: number }> {
  const body = { game: 'submarine', name: 'Anna', seats: [{ kind: 'you' }, { kind: 'open' }] };
  return call(server.url, 'POST', '/api/tables', { body });
}

async function isReady(): Promise<{ status: number; why?: string }> {
  const answer = await fetch(`${server.url}/healthz`);
  return { status: answer.status, ...((await answer.json()) as { why?: string }) };
}

test.runIf(mounted)(
  'nothing acknowledged is lost, everybody is told why, and it goes on by itself',
  async () => {
    crowd.start(MATCHES);
    for (let i = 0; i < TIMES; i++) {
      await played();
      fill();
      await expect
        .poll(isReady)
        .toMatchObject({ status: 503, why: expect.stringMatching(/disk of the server is full/) });
      // What is small enough may still find room in the log of the database.
      await expect.poll(makeTable, { interval: 5 }).toMatchObject({
        status: 503,
        body: {
          error: { code: 'store_failed', message: expect.stringMatching(/disk of the server is full/) },
        },
      });
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
      rmSync(filler);
      await expect.poll(isReady).toMatchObject({ status: 200 });
    }
    await played();
    await crowd.stop();
    expect(crowd.retries).toBeGreaterThan(0);
    await server.stop();
    expect(await missing(crowd.acks)).toEqual([]);
  },
);

/** What was acknowledged and does not stand where it should. */
async function missing(acks: readonly Ack[]): Promise<Ack[]> {
  const store = await openStore(folder.path, undefined);
  const gone: Ack[] = [];
  for (const ack of acks) {
    const row = await store.findRow(ack.table, ack.seat, ack.id);
    const isThere = row?.seq === ack.seq && (isMove(row) ? row.move : undefined) === ack.move;
    if (!isThere) gone.push(ack);
  }
  await store.close();
  return gone;
}
