/** Several nodes on one PostgreSQL and one NATS: any of them serves any match, and each may lose the rest for a while. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openBus, openStore } from '../open.ts';
import type { ChatEntry, TableAnswer } from '../protocol.ts';
import { PostgresStore } from '../store/postgres.ts';
import { call, createTable, joinTable, Stream } from './arena.ts';
import { across, asked, at, PATIENCE, random, startCluster } from './cluster.ts';

const cluster = startCluster();

describe('two nodes', () => {
  let one: string;
  let two: string;
  beforeEach(async () => {
    [one, two] = await Promise.all([cluster.start(), cluster.start()]);
  });

  test('a match is played from both, and both see it live', async () => {
    const players = await across(one, two);
    await asked(players);
    const streams = await Promise.all(players.map(player => player.stream()));
    for (let i = 0; i < 30; i++) {
      const { player, moves, seq } = await asked(players);
      expect((await player.move(random(moves), seq)).status).toBe(200);
    }
    const { seq } = await asked(players);
    for (const stream of streams) await stream.until(() => stream.seq === seq);
    expect(streams[0].log.map(({ seq }) => seq)).toEqual(streams[1].log.map(({ seq }) => seq));
    for (const stream of streams) stream.close();
  });

  test('whoever reconnects to another node resumes at the own sequence number', async () => {
    const players = await across(one, two);
    const play = async (count: number) => {
      for (let i = 0; i < count; i++) {
        const { player, moves, seq } = await asked(players);
        await player.move(random(moves), seq);
      }
    };
    await play(10);
    const before = await asked(players);
    const stream = await players[0].stream();
    await stream.until(() => stream.seq === before.seq);
    stream.close();
    await play(4);
    const later = await at(two, players[0]).stream(before.seq);
    const [welcome] = later.of('welcome');
    expect(welcome.update).toMatchObject({ base: before.seq });
    expect(welcome.update?.steps.every(step => step.seq > before.seq)).toBe(true);
    later.close();
  });

  test('a node that has heard nothing yet catches up with what a client has seen', async () => {
    const players = await across(one, two);
    await asked(players);
    await cluster.nats.stop();
    for (let i = 0; i < 3; i++) {
      const { actors } = await at(one, players[0]).update();
      const player = at(one, players[actors[0]]);
      const { moves, seq } = await player.update();
      await player.move(random(moves), seq);
    }
    const { seq, actors } = await at(one, players[0]).update();
    const actor = players[actors[0]];
    const stream = await at(two, actor).stream(seq);
    expect(stream.of('welcome')[0].update).toMatchObject({ base: seq, seq });
    const { moves } = await at(one, actor).update();
    expect((await at(two, actor).move(random(moves), seq)).status).toBe(200);
    stream.close();
    await cluster.nats.start();
  });

  test('decisions made at the same time at two nodes all count', async () => {
    const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
    const host = await createTable(one, { game: 'sealed', seats: [...seats] });
    const players = [host];
    for (let i = 1; i < 4; i++)
      players.push(at(i % 2 === 0 ? one : two, await joinTable(host, `Guest ${i}`)));
    for (let round = 0; round < 4; round++) {
      const { seq } = await asked(players);
      const updates = await Promise.all(players.map(player => player.update()));
      const answers = await Promise.all(
        players.map((player, i) => player.move(random(updates[i].moves), seq)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    await expect.poll(async () => (await host.look()).table, PATIENCE).toMatchObject({ moves: 16 });
  });

  test('the same request at both nodes is one move', async () => {
    const players = await across(one, two);
    const { player, moves, seq } = await asked(players);
    const id = 'the-same-request';
    const answers = await Promise.all(
      [one, two, one, two].map(url => at(url, player).move(moves[0], seq, id)),
    );
    expect(answers.map(({ status, body }) => [status, body.seq])).toEqual(Array(4).fill([200, seq + 1]));
    const reused = await at(two, player).move(moves[1], seq, id);
    expect(reused.body.error.code).toBe('id_reused');
  });

  test('seats, chat, presence and the lobby cross nodes', async () => {
    const lobby = Stream.connect(`${two}/api/lobby/stream`);
    await lobby.until(() => lobby.of('lobby').length === 1);
    const host = await createTable(one, { listed: true });
    await lobby.until(() => lobby.of('table').some(({ table }) => table.id === host.table));
    const stream = await host.stream();
    const guest = at(two, await joinTable(at(two, host)));
    await stream.until(() => stream.of('table').at(-1)?.table.status === 'playing');
    const theirs = await guest.stream();
    await stream.until(() => stream.of('table').at(-1)?.table.seats[1].connected === true);
    await theirs.until(() => theirs.of('table').at(-1)?.table.seats[0].connected === true);
    await call<ChatEntry>(two, 'POST', `/api/tables/${host.table}/chat`, {
      token: guest.token,
      body: { text: 'Ahoi' },
    });
    await stream.until(() => stream.of('chat').some(({ entry }) => entry.text === 'Ahoi'));
    theirs.close();
    await stream.until(() => stream.of('table').at(-1)?.table.seats[1].connected === false);
    await guest.act('leave');
    await stream.until(() => stream.of('table').at(-1)?.table.seats[1].away === true);
    expect((await at(one, guest).act('return')).status).toBe(200);
    stream.close();
    lobby.close();
  });

  test('a node that goes takes its people with it', async () => {
    const host = await createTable(one);
    const stream = await host.stream();
    const guest = at(two, await joinTable(at(two, host)));
    await guest.stream();
    await stream.until(() => stream.of('table').at(-1)?.table.seats[1].connected === true);
    await cluster.stop(two);
    await stream.until(() => stream.of('table').at(-1)?.table.seats[1].connected === false);
    stream.close();
  });

  test('without the database moves get 503 and do not count; afterwards everything goes on', async () => {
    const players = await across(one, two);
    const { player, moves, seq } = await asked(players);
    const stream = await player.stream();
    await cluster.postgres.stop('immediate');
    const failed = await player.move(moves[0], seq, 'while-it-is-away');
    expect([failed.status, failed.body.error.code]).toEqual([503, 'store_failed']);
    expect((await fetch(`${one}/healthz`)).status).toBe(503);
    const other = await call(one, 'GET', `/api/tables/doesnotexistdoesnot`);
    expect([other.status, other.body.error.code]).toEqual([503, 'store_failed']);
    await cluster.postgres.start();
    await expect
      .poll(async () => (await player.move(moves[0], seq, 'while-it-is-away')).status, PATIENCE)
      .toBe(200);
    const store = await PostgresStore.open(cluster.database);
    const ids = (await store.rows(player.table, 0)).filter(({ id }) => id === 'while-it-is-away');
    expect(ids).toHaveLength(1);
    await store.close();
    stream.close();
  });

  test('without the bus play goes on, and the other node looks for itself', async () => {
    const players = await across(one, two);
    const { player, moves, seq } = await asked(players);
    const streams = await Promise.all(players.map(player => player.stream()));
    await cluster.nats.stop();
    expect((await at(one, player).move(moves[0], seq)).status).toBe(200);
    for (const stream of streams) await stream.until(() => stream.seq > seq);
    await cluster.nats.start();
    for (const stream of streams) stream.close();
  });

  test('a seat token from one node is good at the other at once', async () => {
    for (let i = 0; i < 5; i++) {
      const host = await createTable(one);
      await at(two, host).look();
      const guest = at(two, await joinTable(host));
      const answer = await call<TableAnswer>(two, 'GET', `/api/tables/${host.table}`, { token: guest.token });
      expect(answer.body.you).toBe(1);
    }
  });
});

describe('a start without them', () => {
  test('says what does not answer, and where, without the password', async () => {
    const url = 'postgres://fathom:hush@127.0.0.1:1/fathom';
    const failure = await openStore('', url, 2).catch(error => String(error));
    expect(failure).toMatch(/DATABASE_URL \(127\.0\.0\.1:1\)/);
    expect(failure).not.toContain('hush');
    await expect(openBus('nats://fathom:hush@127.0.0.1:1', 2)).rejects.toThrow(/NATS_URL \(127\.0\.0\.1:1\)/);
  });
});
