/** Histories that are asked for again and again: told once, kept, and in between everybody else has a turn. */
import { cpSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { SLICE } from '../work/slice.ts';
import { type Player, playOn, Stream, seatPeople, startServer, temporaryFolder } from './arena.ts';
import { COUNTING, done } from './counting.ts';

const LENGTH = 200;
const SYNCS = 150;

/** One match is played; each test has a copy of it, and a server that has nothing of it in memory. */
const original = temporaryFolder();
let port: number;
let players: readonly Player[];
let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
beforeAll(async () => {
  const first = await startServer(original.path, { games: [COUNTING] });
  port = Number(new URL(first.url).port);
  players = await seatPeople(first.url, 2, 'counting');
  await playOn(players, moves => moves[0], LENGTH);
  await first.close();
});
beforeEach(async () => {
  folder = temporaryFolder();
  cpSync(original.path, folder.path, { recursive: true });
  server = await startServer(folder.path, { games: [COUNTING], port });
  Object.assign(done, { plays: 0, setups: 0, watched: 0 });
});
afterEach(async () => {
  await server.close();
  folder.remove();
});
afterAll(() => original.remove());

/** Counts the plays between two rounds of the event loop. */
function watchLoop(): () => number[] {
  const counts: number[] = [];
  let last = done.plays;
  let going = true;
  const look = () => {
    counts.push(done.plays - last);
    last = done.plays;
    if (going) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    going = false;
    return counts;
  };
}

test('a history is told again once, in slices, however often it is asked for', async () => {
  const stream = await players[0].stream(LENGTH);
  const opened = done.plays;
  const stop = watchLoop();
  for (let i = 0; i < SYNCS; i++) await stream.say({ sync: { from: 0 } });
  await stream.until(() => stream.of('update').some(({ update }) => update.base === 0));
  await stream.say({ ping: 1 });
  await stream.until(() => stream.of('pong').length === 1);
  expect(stream.log.map(step => step.seq)).toEqual(Array.from({ length: LENGTH }, (_, i) => i + 1));
  expect(done.plays - opened).toBe(LENGTH);
  expect(Math.max(...stop())).toBeLessThanOrEqual(SLICE.moves);
  const other = await players[1].stream();
  expect(other.log).toHaveLength(LENGTH);
  expect((await players[1].update()).steps).toHaveLength(LENGTH);
  expect(done.plays - opened).toBe(LENGTH);
  stream.close();
  other.close();
});

test('what many streams ask for at the same time is told again once', async () => {
  const streams = await Promise.all(Array.from({ length: 15 }, () => players[0].stream(LENGTH)));
  const opened = done.plays;
  for (const stream of streams) for (let i = 0; i < 20; i++) await stream.say({ sync: { from: 0 } });
  for (const stream of streams) await stream.until(() => stream.log.length === LENGTH);
  expect(done.plays - opened).toBe(LENGTH);
  for (const stream of streams) stream.close();
});

test('syncs that wait are answered by one, to what was said last', async () => {
  const stream = await players[0].stream(LENGTH);
  for (const from of [0, 3, 100, 40]) await stream.say({ sync: { from } });
  await stream.until(() => stream.of('update').some(({ update }) => update.base === 40));
  expect(stream.of('update').length).toBeLessThan(4);
  await stream.say({ sync: { from: LENGTH } });
  await stream.until(() => stream.of('update').some(({ update }) => update.base === LENGTH));
  stream.close();
});

test('what was asked by somebody who has gone is not done', async () => {
  const here = await players[1].stream(LENGTH);
  const gone = await Promise.all(Array.from({ length: 15 }, () => players[0].stream(LENGTH)));
  const opened = done.plays;
  for (const stream of gone) {
    for (let i = 0; i < 20; i++) await stream.say({ sync: { from: 0 } });
    stream.close();
  }
  await here.say({ ping: 1 });
  await here.until(() => here.of('pong').length === 1);
  await Promise.all(gone.map(stream => stream.until(() => stream.closed !== undefined)));
  expect(done.plays - opened).toBeLessThanOrEqual(LENGTH);
  here.close();
});

test('a move that is too late, or known already, is answered from the same history', async () => {
  const stream = await players[0].stream(LENGTH);
  const opened = done.plays;
  const late = { move: { id: 'much-too-late', base: 0, move: 'left' } };
  for (let i = 0; i < 20; i++) {
    expect(await stream.ask(late)).toMatchObject({ error: { code: 'stale' }, update: { base: 0 } });
  }
  expect((await players[0].move('left', 0)).body.update?.steps).toHaveLength(LENGTH);
  expect(done.plays - opened).toBe(LENGTH);
  stream.close();
});

test('moves made while a history is told again are in it', async () => {
  const streams = await Promise.all(players.map(player => player.stream(LENGTH)));
  for (let i = 0; i < 20; i++) {
    await streams[0].say({ sync: { from: 0 } });
    const mover = streams[(LENGTH + i) % 2];
    await mover.until(() => mover.seq === LENGTH + i);
    expect(await mover.ask({ move: { id: `a-move-${i}`, base: LENGTH + i, move: 'right' } })).toMatchObject({
      type: 'accepted',
    });
  }
  const all = Array.from({ length: LENGTH + 20 }, (_, i) => i + 1);
  for (const stream of streams) await stream.until(() => stream.seq === LENGTH + 20);
  const watcher = await Stream.open(server.url, players[0].table, { invite: players[0].invite });
  expect(watcher.log.map(step => step.seq)).toEqual(all);
  expect((await players[0].update()).steps.map(step => step.seq)).toEqual(all);
  for (const stream of [...streams, watcher]) stream.close();
});

test('spectators are told the same text, however many there are and however often they ask', async () => {
  const { table, invite } = players[0];
  const watch = () => Stream.open(server.url, table, { invite });
  const first = await watch();
  const watched = done.watched;
  const crowd = await Promise.all(Array.from({ length: 15 }, watch));
  for (const stream of crowd) for (let i = 0; i < 10; i++) await stream.say({ sync: { from: 0 } });
  for (const stream of crowd) await stream.say({ ping: 1 });
  // The pong comes after everything that was asked before it.
  for (const stream of crowd)
    await stream.until(() => stream.of('update').length > 0 && stream.of('pong').length > 0);
  expect(done.watched).toBe(watched);
  const mover = await players[0].stream(LENGTH);
  expect(await mover.ask({ move: { id: 'seen-by-all', base: LENGTH, move: 'left' } })).toMatchObject({
    type: 'accepted',
  });
  const all = [first, ...crowd];
  for (const stream of all) await stream.until(() => stream.seq === LENGTH + 1);
  expect(done.watched).toBe(watched + 1);
  expect(new Set(all.map(stream => stream.raw.at(-1))).size).toBe(1);
  for (const stream of [mover, ...all]) stream.close();
});
