/** The whole life of a table, from the lobby to the verified record. */
import { game as submarine } from '@fathom/games/submarine/game.ts';
import { type Game, type MatchRecord, pick, seedRng, verify } from '@fathom/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import type { ChatEntry, Seated, TableAnswer, TableList } from '../protocol.ts';
import {
  call,
  createTable,
  joinTable,
  Player,
  playOn,
  Stream,
  seatPeople,
  startServer,
  temporaryFolder,
} from './arena.ts';

const folder = temporaryFolder();
let server: Server;
let url: string;
beforeAll(async () => {
  server = await startServer(folder.path, { grace: { live: 0, days: 0 } });
  url = server.url;
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const chance = seedRng('table', 'test');
const random = (moves: string[]) => pick(chance, moves);

test('two people meet in the lobby, play to the end, and anybody can verify the record', async () => {
  const lobby = Stream.connect(`${url}/api/lobby/stream`);
  await lobby.until(() => lobby.of('lobby').length === 1);
  const host = await createTable(url, { listed: true });
  await lobby.until(() => lobby.of('table').some(({ table }) => table.id === host.table));
  const listed = await call<TableList>(url, 'GET', '/api/tables?status=open&game=submarine');
  expect(listed.body.tables.map(({ id }) => id)).toContain(host.table);

  const hostStream = await host.stream();
  expect(hostStream.of('welcome')[0].update).toBeNull();
  const guest = new Player(
    url,
    (await call<Seated>(url, 'POST', `/api/tables/${host.table}/join`, { body: { name: 'Bert' } })).body,
  );
  expect(guest.seat).toBe(1);
  await hostStream.until(() => hostStream.update !== undefined);
  await lobby.until(() =>
    lobby.of('table').some(({ table }) => table.id === host.table && table.status === 'playing'),
  );
  const guestStream = await guest.stream();
  const watcher = await Stream.open(url, host.table, {});

  expect((await call(url, 'GET', `/api/matches/${host.table}/record`)).body.error.code).toBe('match_running');
  const streams = [hostStream, guestStream, watcher];
  await playOn([host, guest], random);
  const { table, update } = await host.look();
  expect(table.status).toBe('finished');
  expect(table.result).toEqual(update?.result);
  for (const stream of streams) {
    await stream.until(() => stream.seq === update?.seq);
    expect(stream.update?.result).toEqual(table.result);
    // One entry more than moves: the set-up.
    expect(stream.log).toHaveLength(table.moves + 1);
  }

  const { body: record, status } = await call<MatchRecord>(url, 'GET', `/api/matches/${host.table}/record`);
  expect(status).toBe(200);
  expect(record).toMatchObject({
    fathom: 1,
    game: 'submarine',
    seats: 2,
    names: ['Anna', 'Bert'],
    commit: table.commit,
    result: table.result,
  });
  const verified = verify(submarine as unknown as Game, record);
  expect(verified).toMatchObject({ ok: true });
  expect((await host.move('end', update?.seq ?? 0)).body.error.code).toBe('not_playing');
  await lobby.until(() =>
    lobby.of('table').some(({ table }) => table.id === host.table && table.status === 'finished'),
  );
  for (const stream of [...streams, lobby]) stream.close();
});

describe('private tables', () => {
  test('only the invite opens them, for looking, watching and sitting down', async () => {
    const host = await createTable(url);
    const path = `/api/tables/${host.table}`;
    expect((await call(url, 'GET', path)).body.error.code).toBe('invite_required');
    expect((await call(url, 'GET', path, { invite: 'wrong' })).status).toBe(403);
    expect((await call(url, 'GET', `/api/matches/${host.table}`)).status).toBe(403);
    expect((await call(url, 'POST', `${path}/join`, { body: { name: 'Eve' } })).status).toBe(403);
    const stranger = await Stream.open(url, host.table, {});
    await stranger.until(() => stranger.closed !== undefined);
    expect(stranger.of('error')[0].error.code).toBe('invite_required');
    const looked = await call<TableAnswer>(url, 'GET', path, { invite: host.invite });
    expect(looked.body).toMatchObject({ you: null, table: { status: 'open' } });
    expect(looked.body.invite).toBeUndefined();
    expect((await joinTable(host)).seat).toBe(1);
    const listed = await call<TableList>(url, 'GET', '/api/tables?status=playing&limit=100');
    expect(listed.body.tables.map(({ id }) => id)).not.toContain(host.table);
  });

  test('the invite is told to those who sit at the table', async () => {
    const host = await createTable(url);
    const { body } = await call<TableAnswer>(url, 'GET', `/api/tables/${host.table}`, { token: host.token });
    expect(body).toMatchObject({ you: 0, invite: host.invite });
  });
});

describe('sitting down', () => {
  test('a chosen seat, a taken seat, a full table, joining twice', async () => {
    const host = await createTable(url, { seats: [{ kind: 'open' }, { kind: 'you' }, { kind: 'open' }] });
    expect(host.seat).toBe(1);
    const third = await joinTable(host, 'Carla', 2);
    expect(third.seat).toBe(2);
    const again = await call<Seated>(url, 'POST', `/api/tables/${host.table}/join`, {
      token: third.token,
      body: { name: 'Carla' },
    });
    expect(again.body.you).toBe(2);
    const join = (body: object) =>
      call(url, 'POST', `/api/tables/${host.table}/join`, { body: { invite: host.invite, ...body } });
    expect((await join({ name: 'Dora', seat: 2 })).body.error.code).toBe('seat_taken');
    expect((await join({ name: 'Dora', seat: 7 })).body.error.code).toBe('bad_seats');
    expect((await joinTable(host, 'Dora')).seat).toBe(0);
    expect((await join({ name: 'Emil' })).body.error.code).toBe('not_open');
  });

  test('of many who want the last seat one gets it', async () => {
    const host = await createTable(url);
    const body = { name: 'Bert', invite: host.invite };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(url, 'POST', `/api/tables/${host.table}/join`, { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('whoever leaves before the start frees the seat and loses the token; the host hands over', async () => {
    const host = await createTable(url, { seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] });
    const guest = await joinTable(host);
    expect((await host.act('leave')).body).toMatchObject({ you: null, table: { host: 1, status: 'open' } });
    expect((await call(url, 'GET', `/api/tables/${host.table}`, { token: host.token })).body.error.code).toBe(
      'bad_token',
    );
    expect((await guest.act('leave')).body.table).toMatchObject({ status: 'abandoned', host: 0 });
  });
});

describe('the host', () => {
  const three = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] as const;
  const setSeat = (host: Player, seat: number, body: object) =>
    call<TableAnswer & { error: { code: string } }>(url, 'PUT', `/api/tables/${host.table}/seats/${seat}`, {
      token: host.token,
      body,
    });

  test('fills the open seats with bots and starts', async () => {
    const host = await createTable(url, { seats: [...three] });
    const { body } = await host.act('start', { open: 'bots', level: 'greedy' });
    expect(body.table.status).toBe('playing');
    expect(body.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(new Set(body.table.seats.map(({ name }) => name)).size).toBe(3);
  });

  test('starts with those who are there; seats move up and tokens follow', async () => {
    const host = await createTable(url, { seats: [{ kind: 'open' }, ...three] });
    const guest = await joinTable(host, 'Bert', 3);
    expect((await guest.act('start', { open: 'close' })).body.error.code).toBe('not_host');
    expect((await host.act('start', { open: 'close' })).body).toMatchObject({
      you: 0,
      table: { status: 'playing' },
    });
    expect(await guest.look()).toMatchObject({
      you: 1,
      table: { seats: [{ name: 'Anna' }, { name: 'Bert' }] },
    });
    const alone = await createTable(url);
    expect((await alone.act('start', { open: 'close' })).body.error.code).toBe('too_few_seats');
  });

  test('removes a guest, seats a bot, opens the seat again', async () => {
    const host = await createTable(url, { seats: [...three] });
    const guest = await joinTable(host);
    const stream = await guest.stream();
    expect((await setSeat(host, 1, { kind: 'open' })).body.table.seats[1]).toMatchObject({
      kind: 'open',
      name: '',
    });
    await stream.until(() => stream.closed !== undefined);
    expect(stream.of('error')[0].error.code).toBe('bad_token');
    expect((await setSeat(host, 1, { kind: 'bot', level: 'greedy' })).body.table.seats[1].kind).toBe('bot');
    expect((await setSeat(host, 1, { kind: 'open' })).body.table.seats[1].kind).toBe('open');
    expect((await setSeat(host, 0, { kind: 'open' })).body.error.code).toBe('seat_taken');
    expect((await setSeat(host, 1, { kind: 'bot', level: 'genius' })).body.error.code).toBe('bad_level');
  });

  test('gives the seat of somebody who is gone to a bot, and they take it back', async () => {
    const [host, guest] = await seatPeople(url, 2);
    const stream = await guest.stream();
    expect((await setSeat(host, 1, { kind: 'bot' })).body.error.code).toBe('not_waiting');
    stream.close();
    await stream.until(() => stream.closed !== undefined);
    await expect
      .poll(async () => (await setSeat(host, 1, { kind: 'bot' })).body.table?.seats[1])
      .toMatchObject({ kind: 'bot', away: true, name: 'Guest 1' });
    expect((await guest.move('end', 0)).body.error.code).toBe('seat_away');
    expect((await guest.act('return')).body.table.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Guest 1',
    });
  });
});

test('a leaver is played on by a bot and may return; when everybody has left the table is abandoned', async () => {
  const [host, guest] = await seatPeople(url, 2);
  expect((await host.act('leave')).body.table).toMatchObject({ status: 'playing', host: 1 });
  await playOn([guest], random, 3);
  expect((await guest.look()).update?.steps.some(step => step.seat === 0)).toBe(true);
  expect((await guest.act('leave')).body.table.status).toBe('abandoned');
  const { seq } = await guest.update();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect((await guest.update()).seq).toBe(seq);
  expect((await guest.act('return')).body.table).toMatchObject({
    status: 'playing',
    seats: [{ away: true }, { kind: 'person' }],
  });
});

test('chat reaches everybody at the table in order', async () => {
  const [host, guest] = await seatPeople(url, 2);
  const stream = await guest.stream();
  const said = await call<ChatEntry>(url, 'POST', `/api/tables/${host.table}/chat`, {
    token: host.token,
    body: { text: '  Ahoi!\nBereit? 🐙 ' },
  });
  expect(said.status).toBe(201);
  await guest.act('chat', { text: 'Ja' });
  await stream.until(() => stream.of('chat').length === 2);
  expect(stream.of('chat').map(({ entry }) => entry.text)).toEqual(['Ahoi!\nBereit? 🐙', 'Ja']);
  expect((await host.look()).chat.map(({ seat }) => seat)).toEqual([0, 1]);
  expect((await guest.act('chat', { text: '\u0007' })).body.error.code).toBe('bad_text');
  stream.close();
});

test('presence shows who is there', async () => {
  const [host, guest] = await seatPeople(url, 2);
  const mine = await host.stream();
  const theirs = await guest.stream();
  await mine.until(() => mine.of('table').at(-1)?.table.seats[1].connected === true);
  theirs.close();
  await mine.until(() => mine.of('table').at(-1)?.table.seats[1].connected === false);
  mine.close();
});
