/** Streams: from any sequence number, nothing twice, nothing lost, nothing for strangers. */
import { randomUUID } from 'node:crypto';
import { pick, seedRng } from '@fathom/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { type Player, Stream, seatPeople, startServer, temporaryFolder } from './arena.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  // A whole match is played here in less time than a person needs for a move.
  server = await startServer(folder.path, { sockets: 120, seatRate: 6000 });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const chance = seedRng('stream', 'test');

/** Moves and undos mixed, so that some steps are taken back. */
async function playWithUndo(players: readonly Player[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { actors } = await players[0].update();
    if (actors.length === 0) return;
    const player = players[actors[0]];
    const update = await player.update();
    const answer =
      update.undo > 0 && chance[3] % 3 === 0
        ? await player.undo(update.seq, chance[3] % 2 === 0)
        : await player.move(pick(chance, update.moves), update.seq);
    expect(answer.status).toBe(200);
    pick(chance, [0, 1]);
  }
}

test('whoever asks for changes knows the same as somebody who is told everything, in fewer words', async () => {
  const players = await seatPeople(server.url, 2);
  const [whole, changes] = [await players[0].stream(0, false), await players[0].stream()];
  await playWithUndo(players, 40);
  const truth = await players[0].update();
  for (const stream of [whole, changes]) {
    await stream.until(() => stream.seq === truth.seq);
    expect(stream.update?.view).toEqual(truth.view);
    expect(stream.log).toEqual(truth.steps);
  }
  expect(changes.of('update').map(({ update }) => update.view)).toEqual(
    whole.of('update').map(({ update }) => update.view),
  );
  const told = (stream: Stream) => stream.raw.filter(text => text.includes('"type":"update"')).join();
  expect(told(whole)).not.toContain('"change"');
  expect(told(changes)).not.toContain('"view"');
  expect(told(changes).length).toBeLessThan(told(whole).length / 1.5);

  // Whoever has missed something is shown everything.
  await changes.say({ sync: { from: truth.seq - 1 } });
  await changes.until(() => (changes.raw.at(-1) ?? '').includes('"view"'));
  for (const stream of [whole, changes]) stream.close();
});

test('a client may come back with any sequence number and ends up with the same log', async () => {
  const players = await seatPeople(server.url, 2);
  const steady = await players[0].stream();
  const known: { seq: number; log: Stream['log'] }[] = [{ seq: 0, log: [] }];
  for (let i = 0; i < 15; i++) {
    await playWithUndo(players, 2);
    const { seq } = await players[0].update();
    await steady.until(() => steady.seq === seq);
    known.push({ seq, log: steady.log });
  }
  const truth = await players[0].update();
  expect(steady.log).toEqual(truth.steps);
  for (const { seq, log } of known) {
    const back = await players[0].stream(seq);
    const { update } = back.of('welcome')[0];
    expect(update).toMatchObject({ base: seq, seq: truth.seq, view: truth.view });
    const merged = [...log.filter(step => step.seq <= (update?.keep ?? 0)), ...(update?.steps ?? [])];
    expect(merged).toEqual(truth.steps);
    back.close();
  }
  steady.close();
});

test('a gap is filled on request, and a number from elsewhere starts anew', async () => {
  const players = await seatPeople(server.url, 2);
  await playWithUndo(players, 6);
  const stream = await players[1].stream();
  await stream.say({ sync: { from: 1 } });
  await stream.until(() => stream.of('update').length === 1);
  expect(stream.of('update')[0].update).toMatchObject({ base: 1, seq: stream.seq });
  await stream.say({ sync: { from: 999 } });
  await stream.until(() => stream.of('resync').length === 1);
  expect(stream.of('resync')[0].update.base).toBe(0);
  expect(stream.of('resync')[0].update.steps).toEqual((await players[1].update()).steps);
  await stream.say({ ping: 7 });
  await stream.until(() => stream.of('pong').length === 1);
  stream.close();
});

test('every message goes to every socket of a seat and to spectators', async () => {
  const players = await seatPeople(server.url, 2);
  const invite = players[0].invite;
  const streams = await Promise.all([
    players[0].stream(),
    players[0].stream(),
    players[1].stream(),
    Stream.open(server.url, players[0].table, { invite }),
  ]);
  await playWithUndo(players, 20);
  const { seq } = await players[0].update();
  for (const stream of streams) {
    await stream.until(() => stream.seq === seq);
    expect(stream.log.map(step => step.seq)).toEqual(streams[0].log.map(step => step.seq));
    stream.close();
  }
  expect(streams[3].of('welcome')[0]).toMatchObject({ you: null, update: { moves: [], undo: 0 } });
});

describe('moves over the stream', () => {
  const request = (base: number, move: string, id: string = randomUUID()) => ({ move: { id, base, move } });

  test('a whole match with undos: answered once, told to everybody else, never twice to the mover', async () => {
    const players = await seatPeople(server.url, 2);
    const streams = await Promise.all(players.map(player => player.stream()));
    const watcher = await Stream.open(server.url, players[0].table, { invite: players[0].invite });
    let undone = 0;
    for (let i = 0; ; i++) {
      const seq = Math.max(...streams.map(stream => stream.seq));
      for (const stream of streams) await stream.until(() => stream.seq === seq);
      if (streams[0].update?.result) break;
      const mover = streams.find(stream => (stream.update?.moves.length ?? 0) > 0);
      if (!mover?.update) throw new Error('nobody may move');
      const back = mover.update.undo > 0 && i % 7 === 0;
      if (back) undone++;
      const answer = await mover.ask(
        back ? { undo: { id: randomUUID(), base: seq } } : request(seq, pick(chance, mover.update.moves)),
      );
      expect(answer).toMatchObject({ type: 'accepted', update: { base: seq } });
    }
    const truth = await players[0].update();
    for (const stream of [...streams, watcher]) {
      await stream.until(() => stream.seq === truth.seq);
      expect(stream.log.map(step => step.seq)).toEqual(truth.steps.map(step => step.seq));
    }
    for (const stream of streams) {
      const told = stream.messages.flatMap(message =>
        'update' in message ? (message.update?.seq ?? []) : [],
      );
      expect(new Set(told).size).toBe(told.length);
    }
    expect(undone).toBeGreaterThan(0);
    for (const stream of [...streams, watcher]) stream.close();
  });

  test('sent again here or over HTTP it is the same move; the line survives every no', async () => {
    const players = await seatPeople(server.url, 2);
    const { seq, moves, actors } = await players[0].update();
    const mover = players[actors[0]];
    const own = moves.length > 0 ? moves : (await mover.update()).moves;
    const stream = await mover.stream();
    const first = await stream.ask(request(seq, own[0], 'the-first-id'));
    expect(first).toMatchObject({ type: 'accepted', id: 'the-first-id', seq: seq + 1 });
    expect(await stream.ask(request(seq, own[0], 'the-first-id'))).toMatchObject({
      type: 'accepted',
      seq: seq + 1,
    });
    expect((await mover.move(own[0], seq, 'the-first-id')).body).toMatchObject({ seq: seq + 1 });
    expect(await stream.ask(request(seq, own[1], 'the-first-id'))).toMatchObject({
      error: { code: 'id_reused' },
    });
    expect(await stream.ask(request(seq, own[1]))).toMatchObject({
      type: 'refused',
      error: { code: 'stale' },
      update: { base: seq },
    });
    const now = await mover.update();
    expect(await stream.ask(request(now.seq, 'no move at all'))).toMatchObject({
      error: { code: 'refused' },
    });
    expect(await stream.ask({ undo: { id: randomUUID(), base: now.seq, all: true } })).toMatchObject(
      now.undo > 0 ? { type: 'accepted' } : { error: { code: 'nothing_to_undo' } },
    );
    await stream.say({ ping: 1 });
    await stream.until(() => stream.of('pong').length === 1);
    stream.close();
  });

  test('a move sent right behind the greeting waits for it', async () => {
    const players = await seatPeople(server.url, 2);
    const mover = players[(await players[0].update()).actors[0]];
    const { seq, moves } = await mover.update();
    const stream = Stream.connect(`${server.url}/api/matches/${mover.table}/stream`);
    await stream.say({ hello: { token: mover.token, from: 0 } });
    expect(await stream.ask(request(seq, moves[0]))).toMatchObject({ type: 'accepted' });
    expect(stream.messages[0].type).toBe('welcome');
    stream.close();
  });

  test('who only looks on decides nothing', async () => {
    const players = await seatPeople(server.url, 2);
    const watcher = await Stream.open(server.url, players[0].table, { invite: players[0].invite });
    const mover = players[(await players[0].update()).actors[0]];
    const { seq, moves } = await mover.update();
    expect(await watcher.ask(request(seq, moves[0]))).toMatchObject({ error: { code: 'unauthorized' } });
    const other = await players[1 - mover.seat].stream();
    expect(await other.ask(request(seq, moves[0]))).toMatchObject({ type: 'refused' });
    expect((await mover.update()).seq).toBe(seq);
    watcher.close();
    other.close();
  });

  test('a seat decides no more often than over HTTP', async () => {
    const own = temporaryFolder();
    const strict = await startServer(own.path, { seatRate: 20 });
    const players = await seatPeople(strict.url, 2);
    const stream = await players[0].stream();
    const answers = [];
    for (let i = 0; i < 60; i++) answers.push(await stream.ask(request(0, 'no move at all')));
    const limited = answers.filter(
      answer => answer.type === 'refused' && answer.error.code === 'rate_limited',
    );
    expect(limited.length).toBeGreaterThan(0);
    expect(stream.closed).toBeUndefined();
    await strict.close();
    own.remove();
  });
});

describe('strangers and noise', () => {
  const cases: [string, string | Record<string, unknown>, string][] = [
    ['no JSON', 'hello', 'bad_request'],
    ['no hello first', { sync: { from: 0 } }, 'unauthorized'],
    ['unknown field', { hello: { from: 0, admin: true } }, 'bad_request'],
    ['wrong type', { hello: { from: 'start' } }, 'bad_request'],
    ['negative number', { hello: { from: -1 } }, 'bad_request'],
    ['forged token', { hello: { token: 'abcdefgh.forged', from: 0 } }, 'bad_token'],
    ['no invite', { hello: { from: 0 } }, 'invite_required'],
  ];
  test.each(cases)('%s is refused and the socket closed', async (_, message, code) => {
    const [host] = await seatPeople(server.url, 2);
    const stream = Stream.connect(`${server.url}/api/matches/${host.table}/stream`);
    await stream.say(message);
    await stream.until(() => stream.closed !== undefined);
    expect(stream.of('error')[0].error.code).toBe(code);
    expect(stream.closed).toEqual({ code: 4400, reason: code });
  });

  test('an unknown match, a second hello, a huge message, a flood', async () => {
    const unknown = await Stream.open(server.url, 'nosuchtable', {});
    await unknown.until(() => unknown.closed !== undefined);
    expect(unknown.of('error')[0].error.code).toBe('unknown_table');
    const [host] = await seatPeople(server.url, 2);
    const twice = await host.stream();
    await twice.say({ hello: { from: 0 } });
    await twice.until(() => twice.closed?.reason === 'bad_request');
    const huge = await host.stream();
    await huge.say({ hello: { token: 'x'.repeat(100_000) } });
    await huge.until(() => huge.closed !== undefined);
    expect(huge.closed?.code).toBe(1009);
    const flood = await host.stream();
    for (let i = 0; i < 1200; i++) await flood.say({ ping: i });
    await flood.until(() => flood.closed !== undefined);
    expect(flood.closed?.code).toBe(4429);
    expect((await host.look()).table.status).toBe('playing');
  });

  test('one address cannot hold all sockets', async () => {
    const [host] = await seatPeople(server.url, 2);
    const streams = await Promise.all(Array.from({ length: 130 }, () => host.stream()));
    const refused = streams.filter(stream => stream.of('error').length > 0);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0].of('error')[0].error.code).toBe('rate_limited');
    for (const stream of streams) stream.close();
    await Promise.all(streams.map(stream => stream.until(() => stream.closed !== undefined)));
  });
});

test('a server that goes down in order says goodbye', async () => {
  const own = temporaryFolder();
  const other = await startServer(own.path);
  const [host] = await seatPeople(other.url, 2);
  const stream = await host.stream();
  await other.close();
  await stream.until(() => stream.closed !== undefined);
  expect(stream.of('bye')).toHaveLength(1);
  expect(stream.closed?.code).toBe(1012);
  own.remove();
});
