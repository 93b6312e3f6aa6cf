/** People without accounts: devices, codes, leaving, and what a stranger cannot do. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { databaseFile } from '../open.ts';
import { Persons } from '../people/persons.ts';
import type { Outcomes, OwnTables, Seated, Series, Statistics, TableAnswer } from '../protocol.ts';
import { openKeyring } from '../secret.ts';
import { sql } from '../store/sql.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { call, createTable, joinTable, playOn, seatPeople, startServer, temporaryFolder } from './arena.ts';
import { Browser } from './person.ts';
import { registryOn } from './rooms.ts';

const DAY = 24 * 60 * 60_000;
let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let now: number;

beforeEach(async () => {
  folder = temporaryFolder();
  now = Date.parse('2026-06-01T12:00Z');
  server = await startServer(folder.path, { now: () => now });
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

function personsOn(store: SqliteStore): Persons {
  const registry = registryOn(store, { now: () => now });
  const keyring = openKeyring({ folder: folder.path, given: '' });
  return new Persons({ store, registry, keyring, now: () => now });
}

test('two pages of one device that introduce themselves at the same moment are the same person', async () => {
  const store = new SqliteStore(databaseFile(folder.path));
  const persons = personsOn(store);
  const secret = randomBytes(32).toString('base64url');
  const meet = (name: string) => persons.meet(secret, { name, label: '', settings: {} });
  const [first, second] = await Promise.all([meet('Ines'), meet('Noor')]);
  expect(second).toEqual(first);
  expect(await store.ask(sql('SELECT id FROM people'))).toHaveLength(1);
  await store.close();
});

test('a device is known by its key, and nobody else is', async () => {
  const ines = await new Browser(server.url).meet();
  expect(await ines.me()).toMatchObject({ name: 'Ines', devices: [{ own: true }], deletedFrom: null });
  expect((await new Browser(server.url).ask('GET', '')).body.error.code).toBe('unknown_person');
  expect(
    (await new Browser(server.url, 'short').ask('POST', '', { name: 'A', label: '' })).body.error.code,
  ).toBe('bad_secret');
});

test('seats taken before move over, and are the same on every device', async () => {
  const [host, guest] = await seatPeople(server.url, 2);
  const phone = await new Browser(server.url).meet();
  await phone.link(host);
  const laptop = new Browser(server.url);
  const { code } = await phone.offer();
  expect((await laptop.take(code.toUpperCase())).status).toBe(200);
  const { tables } = await laptop.tables();
  expect(tables).toMatchObject([{ you: 0, table: { id: host.table } }]);
  const look = await call(server.url, 'GET', `/api/matches/${host.table}`, { token: tables[0].token });
  expect(look.status).toBe(200);
  await phone.link(guest, { ...guest, token: 's1.x.y.z' } as typeof guest);
  expect((await laptop.tables()).tables).toHaveLength(2);
});

test('a code that was used, or is older than ten minutes, opens nothing', async () => {
  const phone = await new Browser(server.url).meet();
  const { code } = await phone.offer();
  expect((await new Browser(server.url).take(code)).status).toBe(200);
  expect((await new Browser(server.url).take(code)).body.error.code).toBe('bad_transfer');
  const late = await phone.offer();
  now += 10 * 60_000;
  expect((await new Browser(server.url).take(late.code)).body.error.code).toBe('bad_transfer');
  expect((await phone.me()).devices).toHaveLength(2);
});

test('a device that is shut out knows nothing that opens a seat', async () => {
  const [host] = await seatPeople(server.url, 2);
  const phone = await new Browser(server.url).meet();
  await phone.link(host);
  const lost = new Browser(server.url);
  await lost.take((await phone.offer()).code);
  const stolen = (await lost.tables()).tables[0].token;
  const device = (await phone.me()).devices.find(one => !one.own);
  expect((await phone.ask('DELETE', `/devices/${device?.id}`)).status).toBe(200);
  expect((await lost.ask('GET', '')).body.error.code).toBe('unknown_person');
  for (const token of [stolen, host.token])
    expect((await call(server.url, 'GET', `/api/matches/${host.table}`, { token })).body.error.code).toBe(
      'bad_token',
    );
  const [own] = (await phone.tables()).tables;
  expect((await call(server.url, 'GET', `/api/matches/${host.table}`, { token: own.token })).status).toBe(
    200,
  );
  expect(own.table.host).toBe(0);
  expect((await phone.ask('DELETE', `/devices/${(await phone.me()).devices[0].id}`)).body.error.code).toBe(
    'own_device',
  );
});

test('who is deleted in the middle of a match blocks nobody, and can think better of it for seven days', async () => {
  const [host, guest] = await seatPeople(server.url, 2);
  const ines = await new Browser(server.url).meet();
  await ines.link(host);
  expect((await ines.ask('DELETE', '')).body).toMatchObject({ deletedFrom: now + 7 * DAY });
  expect((await guest.look()).table.seats[0]).toMatchObject({ kind: 'bot', away: true });
  expect((await ines.ask('GET', '/tables')).body.error.code).toBe('person_deleted');
  await playOn([guest], moves => moves[0], 3);
  now += 6 * DAY;
  expect((await ines.ask('POST', '/restore')).body).toMatchObject({ deletedFrom: null });
  expect((await host.act('return')).body.table.seats[0].kind).toBe('person');
});

test('a match is exported whole, with notes, and without a single key', async () => {
  const [host] = await seatPeople(server.url, 2);
  const ines = await new Browser(server.url).meet();
  await ines.link(host);
  await playOn([host], moves => moves[0], 1);
  await call(server.url, 'PUT', `/api/tables/${host.table}/notes`, {
    token: host.token,
    body: { text: 'the reef' },
  });
  const { body } = await ines.ask<{ tables: object[] }>('GET', '/export');
  expect(body.tables).toMatchObject([{ table: host.table, seat: 0, notes: 'the reef' }]);
  const text = JSON.stringify(body);
  for (const secret of [host.token, ines.secret]) expect(text).not.toContain(secret);
});

test('after seven days nothing is left of who was deleted, and the others play on', async () => {
  const [host, guest] = await seatPeople(server.url, 2);
  const ines = await new Browser(server.url).meet();
  await ines.link(host);
  const path = `/api/tables/${host.table}/notes`;
  await call(server.url, 'PUT', path, { token: host.token, body: { text: 'secret plan' } });
  await ines.ask('DELETE', '');
  now += 8 * DAY;
  await server.close();
  const store = new SqliteStore(databaseFile(folder.path));
  await personsOn(store).purge();
  expect(await store.ask(sql('SELECT * FROM people'))).toEqual([]);
  expect(await store.ask(sql('SELECT * FROM notes'))).toEqual([]);
  await store.close();
  server = await startServer(folder.path, { now: () => now });
  const there = Object.assign(Object.create(Object.getPrototypeOf(guest)), guest, { url: server.url });
  expect((await there.look()).table.seats[0]).toMatchObject({ kind: 'bot', name: '–' });
  expect(await playOn([there], moves => moves[0], 3)).toBeGreaterThan(0);
});

test('two devices of one person move at once: one move counts, the other is told so', async () => {
  const [host] = await seatPeople(server.url, 2, 'sealed');
  const phone = await new Browser(server.url).meet();
  await phone.link(host);
  const laptop = new Browser(server.url);
  await laptop.take((await phone.offer()).code);
  const [{ token }] = (await laptop.tables()).tables;
  const players = [host, Object.assign(Object.create(Object.getPrototypeOf(host)), host, { token })];
  const update = await host.update();
  const answers = await Promise.all(players.map((player, n) => player.move(update.moves[n], update.seq)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([409, 422]).toContain(statuses[1]);
});

test('people who met are invited again, and a rematch gathers them at one table', async () => {
  const clock = { kind: 'turn', time: DAY, increment: 0, late: 'bot', vacation: 0, nights: false } as const;
  const host = await createTable(server.url, { game: 'sealed', clock, rated: true });
  const guest = await joinTable(host);
  const [ines, noor] = [await new Browser(server.url).meet(), await new Browser(server.url).meet('Noor')];
  await ines.link(host);
  await noor.link(guest);
  await playOn([host, guest], moves => moves[0]);
  const rematch = (token: string) =>
    call<Seated>(server.url, 'POST', `/api/tables/${host.table}/rematch`, { token });
  const first = (await rematch(host.token)).body;
  expect(first.table).toMatchObject({ rated: true, series: { before: host.table, number: 2 } });
  expect((await noor.tables()).invitations).toMatchObject([
    { sender: 'Anna', table: { id: first.table.id } },
  ]);
  expect(first.you, 'everybody moves on by one seat').toBe(1);
  const second = (await rematch(guest.token)).body;
  expect(second.table.id).toBe(first.table.id);
  expect(second.you).toBe(0);
  const path = `/api/tables/${first.table.id}/series`;
  const series = await call<Series>(server.url, 'GET', path, { token: second.token });
  expect(series.body.matches).toMatchObject([{ id: host.table, names: ['Anna', 'Bert'] }]);
  expect(series.body.matches[0].result?.places).toHaveLength(2);
  expect((await noor.tables()).invitations).toEqual([]);
  await expect
    .poll(async () => (await ines.me()).ratings)
    .toMatchObject([{ game: 'sealed', seats: 2, games: 1 }]);
  const { outcomes } = (await ines.ask<Outcomes>('GET', '/results')).body;
  expect(outcomes).toMatchObject([{ match: host.table, you: 0, rated: { before: 1500 } }]);
  const figures = await call<Statistics>(server.url, 'GET', '/api/games/sealed/statistics');
  expect(figures.body).toMatchObject({ matches: 1, sizes: [{ seats: 2, matches: 1 }] });
  const stranger = await new Browser(server.url).meet('Mallory');
  const own = await createTable(server.url);
  await stranger.link(own);
  const invite = { match: host.table, seat: 1 };
  const refused = await call(server.url, 'POST', `/api/tables/${own.table}/invitations`, {
    token: own.token,
    body: invite,
  });
  expect(refused.body.error.code).toBe('unknown_person');
});

test('a table that gathers waits for its host, and says who is ready', async () => {
  const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] as const;
  const host = await createTable(server.url, { seats: [...seats], gather: true });
  const guest = await joinTable(host);
  const change = (token: string, ready: boolean) =>
    call<TableAnswer>(server.url, 'PUT', `/api/tables/${host.table}/ready`, { token, body: { ready } });
  const said = await change(guest.token, true);
  expect(said.body.table.seats.map(({ ready }) => ready)).toEqual([undefined, true, undefined]);
  expect((await change(guest.token, false)).body.table.seats[1].ready).toBe(undefined);
  const full = await host.act('order', { by: 'hand', order: [0, 2, 1] });
  expect(full.status).toBe(200);
  await joinTable(host, 'Carl');
  expect((await host.act('order', { by: 'hand', order: [2, 0, 1] })).body).toMatchObject({
    you: 1,
    table: { status: 'open', gather: true },
  });
  expect((await guest.act('start', { open: 'close' })).body.error.code).toBe('not_host');
  const begun = await host.act('start', { open: 'close' });
  expect(begun.body).toMatchObject({ table: { status: 'playing' } });
  expect((await change(guest.token, true)).body).toMatchObject({ error: { code: 'not_open' } });
});

test('a table without free seats begins at once, whether it gathers or not', async () => {
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 'random' }] as const;
  const answer = await call<Seated>(server.url, 'POST', '/api/tables', {
    body: { game: 'submarine', name: 'Ines', seats, gather: true },
  });
  expect(answer.body.table).toMatchObject({ status: 'playing' });
});

test('rated tables have a clock, no undo by consent and no early end', async () => {
  const refused = await call(server.url, 'POST', '/api/tables', {
    body: { game: 'sealed', name: 'A', seats: [{ kind: 'you' }, { kind: 'open' }], rated: true },
  });
  expect(refused.body.error.code).toBe('clock_needed');
  const clock = { kind: 'turn', time: DAY, increment: 0, late: 'bot', vacation: 0, nights: false } as const;
  const host = await createTable(server.url, { game: 'sealed', clock, rated: true });
  await joinTable(host);
  expect((await host.act('propose', { kind: 'concede' })).body.error.code).toBe('rated_table');
});

test('the order of seats is the host’s until play begins', async () => {
  const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] as const;
  const host = await createTable(server.url, { seats: [...seats] });
  const guest = await joinTable(host);
  const order = { by: 'hand', order: [1, 0, 2] };
  expect((await guest.act('order', order)).body.error.code).toBe('not_host');
  expect((await host.act('order', order)).body).toMatchObject({ you: 1, table: { host: 1 } });
  expect((await host.act('order', { by: 'hand', order: [0, 0, 1] })).body.error.code).toBe('bad_seats');
  expect((await host.act('order', { by: 'chance' })).status).toBe(200);
  expect((await host.act('order', { by: 'rating' })).status).toBe(200);
  await joinTable(host, 'Carl');
  expect((await host.act('order', order)).body.error.code).toBe('not_open');
});

test('a vacation and quiet hours reach every table of the person', async () => {
  const clock = {
    kind: 'turn',
    time: 2 * DAY,
    increment: 0,
    late: 'bot',
    vacation: 14,
    nights: true,
  } as const;
  const host = await createTable(server.url, { pace: 'days', clock });
  const guest = await joinTable(host);
  const ines = await new Browser(server.url).meet();
  await ines.link(host, guest);
  const deadline = async () => (await ines.tables()).tables[0].table.times?.map(time => time.deadline ?? 0);
  const [before] = [Math.max(...((await deadline()) ?? []))];
  const settings = { vacation: { from: now, until: now + 3 * DAY } };
  expect((await ines.ask('PUT', '', { settings })).status).toBe(200);
  expect(Math.max(...((await deadline()) ?? []))).toBe(before + 3 * DAY);
  await ines.ask('PUT', '', { endVacation: true });
  expect(Math.max(...((await deadline()) ?? []))).toBe(before);
  const bad = { quiet: { from: 0, to: 60, zone: 'Atlantis/Deep' } };
  expect((await ines.ask('PUT', '', { settings: bad })).body.error.code).toBe('bad_zone');
  const quiet = { from: 0, to: 1439, zone: 'UTC' };
  await ines.ask('PUT', '', { settings: { quiet, isQuiet: true } });
  expect(Math.max(...((await deadline()) ?? []))).toBeGreaterThan(before + DAY);
  expect(
    (await ines.ask<OwnTables>('PUT', `/tables/${host.table}`, { news: false })).body.tables[0].news,
  ).toBe(false);
});
