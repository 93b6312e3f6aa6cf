/** Everything that somebody is told of, from a turn to the next match, in their language; and nothing when they want none. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { call, createTable, joinTable, type Player, playOn, startServer, temporaryFolder } from './arena.ts';
import { Browser } from './person.ts';
import { WebReceiver } from './receivers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const CLOCK = { kind: 'turn', time: DAY, increment: 0, late: 'vote', vacation: 0, nights: false } as const;

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let web: WebReceiver;
let now: number;
let people: Browser[];

beforeEach(async () => {
  folder = temporaryFolder();
  now = Date.parse('2026-06-01T12:00Z');
  web = await WebReceiver.open();
  // Time passes in leaps, which nobody takes for a silence of the server.
  server = await startServer(folder.path, {
    privateHooks: true,
    newsDelay: 0,
    speed: 100_000,
    now: () => now,
  });
  people = [await new Browser(server.url).meet('Ines'), await new Browser(server.url).meet('Noor')];
  for (const [i, person] of people.entries())
    await person.reach({ kind: 'hook', address: `${web.url}/${i}` });
});
afterEach(async () => {
  await server.close();
  await web.close();
  folder.remove();
});

/** A match over days of the two; whoever is asked comes first. */
async function match(game: string): Promise<[Player, Player]> {
  const host = await createTable(server.url, { pace: 'days', clock: CLOCK, game });
  await people[0].link(host);
  const guest = await joinTable(host);
  await people[1].link(guest);
  return (await host.update()).moves.length > 0 ? [host, guest] : [guest, host];
}

/** What a player was told of by now, in order. */
async function told({ seat }: Player): Promise<string[]> {
  await server.settle();
  const own = web.received.filter(({ path }) => path === `/${seat}`);
  return own.map(({ body }) => JSON.parse(String(body)).kind);
}

test('a turn, that it runs out, that it has, and to the others that they may vote', async () => {
  const [asked, other] = await match('submarine');
  await playOn([asked], moves => moves[0]);
  expect(await told(other)).toEqual(['turn']);
  now += DAY - 2 * HOUR;
  expect(await told(other)).toEqual(['turn', 'soon']);
  // And until when.
  expect(JSON.parse(String(web.received.at(-1)?.body)).text).toMatch(/Time until \w+/);
  const before = (await told(asked)).length;
  now += 2 * HOUR;
  expect(await told(other)).toEqual(['turn', 'soon', 'late']);
  expect((await told(asked)).slice(before)).toEqual(['vote']);
});

test('the first turn, when the match begins', async () => {
  let host: Player;
  let guest: Player;
  do {
    host = await createTable(server.url, { pace: 'days', clock: CLOCK, game: 'submarine' });
    await people[0].link(host);
    expect(await told(host)).toEqual([]);
    guest = await joinTable(host);
  } while ((await guest.update()).moves.length > 0);
  expect(await told(host)).toEqual(['turn']);
});

test('the end, a rematch and an invitation', async () => {
  const length = await playOn(await match('sealed'), moves => moves[0]);
  const [asked, other] = await match('sealed');
  // Nobody looks at it once it is over; whoever ended it knows.
  await playOn([asked, other], moves => moves[0], length);
  expect(await told(asked)).toContain('end');
  expect(await told(other)).not.toContain('end');
  await asked.act('rematch');
  expect((await told(other)).at(-1)).toBe('rematch');
  const own = await createTable(server.url);
  await people[asked.seat].link(own);
  const invitation = { token: own.token, body: { match: asked.table, seat: other.seat } };
  expect((await call(server.url, 'POST', `/api/tables/${own.table}/invitations`, invitation)).status).toBe(
    200,
  );
  expect((await told(other)).at(-1)).toBe('invitation');
});

test('whoever wants no news of a table gets none of it', async () => {
  const [asked, other] = await match('submarine');
  await people[other.seat].ask('PUT', `/tables/${other.table}`, { news: false });
  await playOn([asked], moves => moves[0]);
  now += DAY;
  expect(await told(other)).toEqual([]);
});

test('in quiet hours messages wait for the morning', async () => {
  const [asked, other] = await match('submarine');
  const quiet = { from: 10 * 60, to: 15 * 60, zone: 'UTC' };
  await people[other.seat].ask('PUT', '', { settings: { quiet, isQuiet: true, lang: 'de' } });
  await playOn([asked], moves => moves[0]);
  expect(await told(other)).toEqual([]);
  now += 3 * HOUR;
  expect(await told(other)).toEqual(['turn']);
  expect(JSON.parse(String(web.received.at(-1)?.body)).text).toBe('Der Tisch wartet auf dich.');
});
