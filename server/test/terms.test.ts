/** Before a match begins its host may agree on something else; everybody sees it, and nobody has said yes to it yet. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import type { ChangeTerms, Failure, TableAnswer } from '../protocol.ts';
import { call, createTable, joinTable, type Player, startServer, temporaryFolder } from './arena.ts';
import { DAILY } from './clocks.ts';

const CLOCK = { ...DAILY, time: 600_000, late: 'vote' } as const;

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

function put(player: Player, path: string, body: object) {
  const address = `/api/tables/${player.table}/${path}`;
  return call<TableAnswer & Failure>(player.url, 'PUT', address, { token: player.token, body });
}

const agree = (player: Player, terms: ChangeTerms) => put(player, 'terms', terms);

async function waiting(seats = 3): Promise<{ host: Player; guest: Player }> {
  const plan = Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? 'you' : 'open' }) as const);
  const host = await createTable(server.url, { game: 'new-eden', seats: plan, gather: true });
  return { host, guest: await joinTable(host) };
}

test('options, clock, rating and seats change, everybody is told, and readiness is asked for again', async () => {
  const { host, guest } = await waiting();
  const stream = await guest.stream();
  expect((await put(guest, 'ready', { ready: true })).body.table.seats[1].ready).toBe(true);
  const { status, body } = await agree(host, {
    seats: 2,
    pace: 'live',
    options: { coins: 'open' },
    clock: CLOCK,
    rated: true,
  });
  expect(status).toBe(200);
  expect(body.table).toMatchObject({ status: 'open', clock: CLOCK, rated: true, options: { coins: 'open' } });
  expect(body.table.seats.map(({ kind, ready }) => [kind, ready])).toEqual([
    ['person', undefined],
    ['person', undefined],
  ]);
  await stream.until(() => stream.of('table').at(-1)?.table.rated === true);
  expect(stream.of('table').at(-1)?.table.options.coins).toBe('open');

  // As it was agreed, so it is played: by a server that knows it only from the store, too.
  await host.act('start', { open: 'close' });
  const { table } = await guest.look();
  expect(table).toMatchObject({ status: 'playing', clock: CLOCK, rated: true, options: { coins: 'open' } });
  expect(table.times).toHaveLength(2);
  expect((await agree(host, { seats: 2, pace: 'live' })).body.error.code).toBe('not_open');
  stream.close();
});

test('what is agreed on is stored', async () => {
  const { host } = await waiting();
  await agree(host, { seats: 4, pace: 'days', options: { coins: 'open' }, clock: CLOCK, coach: false });
  await server.close();
  server = await startServer(folder.path);
  const answer = await call<TableAnswer>(server.url, 'GET', `/api/tables/${host.table}`, {
    token: host.token,
  });
  expect(answer.body.table).toMatchObject({
    pace: 'days',
    options: { coins: 'open' },
    clock: CLOCK,
    coach: false,
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'open' }, { kind: 'open' }],
  });
});

test('a full table waits for its host, also over days; the same again takes no yes back', async () => {
  const { host, guest } = await waiting(2);
  const days: ChangeTerms = { seats: 2, pace: 'days', clock: CLOCK };
  expect((await agree(host, days)).body.table).toMatchObject({ status: 'open', gather: true, pace: 'days' });
  await put(guest, 'ready', { ready: true });
  const { seats } = (await agree(host, { ...days, coach: true, rated: false })).body.table;
  expect(seats[1].ready).toBe(true);
  expect((await agree(host, { ...days, coach: false })).body.table.seats[1].ready).toBeUndefined();
});

test('nobody loses a seat by it, and nobody but the host does it', async () => {
  const { host, guest } = await waiting();
  await put(host, 'seats/2', { kind: 'bot', level: 'random' });
  const refused = async (player: Player, terms: object) =>
    (await agree(player, { seats: 3, pace: 'live', ...terms })).body.error.code;
  expect(await refused(host, { seats: 2 })).toBe('seat_taken');
  expect(await refused(host, { seats: 9 })).toBe('bad_seats');
  expect(await refused(host, { rated: true })).toBe('clock_needed');
  expect(await refused(host, { options: { coins: 'made of gold' } })).toBe('bad_option');
  expect(await refused(host, { options: { nonsense: 1 } })).toBe('bad_option');
  expect(await refused(host, { clock: { ...CLOCK, time: 1 } })).toBe('bad_request');
  expect(await refused(host, { listed: true })).toBe('bad_request');
  expect(await refused(guest, {})).toBe('not_host');
  expect((await host.look()).table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
});
