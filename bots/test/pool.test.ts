import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../pool.ts';
import type { FromWorker, ToWorker } from '../request.ts';
import { think } from '../think.ts';
import { midGame, requestFor } from './submarine.ts';

const CRASHING = new URL('./crashing.ts', import.meta.url);
const s = midGame(2, 'pool', 30);
const request = requestFor(s, s.seat, 'greedy');

const pools: BotPool[] = [];
function open(size: number, entry?: URL): BotPool {
  const pool = new BotPool(size, entry && (() => new Worker(entry)));
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('answers as the bot itself would, many at a time', async () => {
  const pool = open(2);
  const requests = Array.from({ length: 8 }, (_, i) => ({ ...request, seed: `s${i}` }));
  const answers = await Promise.all(requests.map(r => pool.choose(r)));
  expect(answers).toEqual(await Promise.all(requests.map(r => think(r))));
});

test('tells how far the thinking is', async () => {
  const shares: number[] = [];
  const answer = await open(1).choose({ ...request, level: 'ismcts:20000' }, share => shares.push(share));
  expect(request.moves).toContain(answer.move);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every(share => share > 0 && share < 1)).toBe(true);
});

test('passes on what the bot complains about, and goes on', async () => {
  const pool = open(1);
  await expect(pool.choose({ ...request, game: 'ludo' })).rejects.toThrow('unknown game "ludo"');
  await expect(pool.choose({ ...request, moves: ['fly:A'] })).rejects.toThrow('"fly:A" is no move');
  expect(request.moves).toContain((await pool.choose(request)).move);
});

test('replaces a crashed worker and repeats the request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-pool-'));
  const pool = open(1, CRASHING);
  try {
    const shares: number[] = [];
    const seed = join(folder, 'crashed');
    expect(await pool.choose({ ...request, seed }, share => shares.push(share))).toEqual({
      move: request.moves[0],
    });
    expect(shares).toEqual([0.5]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('gives up on a request that kills every worker, and serves the next', async () => {
  const pool = open(1, CRASHING);
  const first = pool.choose({ ...request, seed: 'always' });
  const second = pool.choose({ ...request, seed: 'throw' });
  const third = pool.choose({ ...request, seed: import.meta.filename });
  await expect(first).rejects.toThrow('stopped with code 3');
  await expect(second).rejects.toThrow('this bot is broken');
  expect(await third).toEqual({ move: request.moves[0] });
});

test('tells whoever waits that it was closed', async () => {
  const pool = open(1);
  const waiting = [pool.choose({ ...request, level: 'ismcts:5000000' }), pool.choose(request)];
  const settled = Promise.allSettled(waiting);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.choose(request)).rejects.toThrow('closed');
});

test('needs a size', () => {
  expect(() => new BotPool(0)).toThrow('at least one worker');
});

test('the same worker entry answers in a browser', async () => {
  const scope = new EventTarget() as EventTarget & { postMessage(message: FromWorker): void };
  const posted = new Promise<FromWorker>(resolve => {
    scope.postMessage = resolve;
  });
  vi.resetModules();
  vi.stubGlobal('self', scope);
  vi.spyOn(process, 'getBuiltinModule').mockReturnValue({ parentPort: null });
  await import('../worker.ts');
  scope.dispatchEvent(new MessageEvent('message', { data: { type: 'not for a bot' } }));
  const data: ToWorker = { id: 7, request };
  scope.dispatchEvent(new MessageEvent('message', { data }));
  expect(await posted).toEqual({ id: 7, type: 'answer', answer: await think(request) });
});
