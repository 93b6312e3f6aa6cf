/** What a viewer saw, move by move: the own view of each moment, and of nobody else. */
import { pick, seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { Failure, SightList } from '../protocol.ts';
import { call, createTable, type Player, playOn, seatPeople } from './arena.ts';
import { runningServer } from './running.ts';

const server = runningServer();

const chance = seedRng('sights', 'test');
const random = (moves: string[]) => pick(chance, moves);

const sights = ({ url, table, token }: Player, query: string) =>
  call<SightList & Failure>(url, 'GET', `/api/matches/${table}/sights?${query}`, { token });

test('each position is seen as it was, from where one asks to the present', async () => {
  const players = await seatPeople(server.url, 2);
  const seen = new Map<number, unknown>();
  for (let i = 0; i < 12; i++) {
    const { seq, view } = await players[0].update();
    seen.set(seq, view);
    await playOn(players, random, 1);
  }
  const { seq, view } = await players[0].update();
  const { body } = await sights(players[0], 'from=0');
  expect(body.sights[0].seq).toBe(0);
  expect(body.sights.at(-1)).toEqual({ seq, view });
  const told = body.sights.filter(sight => seen.has(sight.seq));
  expect(told.length).toBeGreaterThan(8);
  for (const sight of told) expect(sight.view).toEqual(seen.get(sight.seq));
  const part = await sights(players[0], `from=${seq - 3}&to=${seq - 1}`);
  expect(part.body.sights.map(sight => sight.seq)).toEqual([seq - 3, seq - 2, seq - 1]);
});

test('nobody sees through the eyes of another', async () => {
  const players = await seatPeople(server.url, 2);
  await playOn(players, random, 6);
  for (const player of players) {
    const { body } = await sights(player, 'from=0');
    for (const { view } of body.sights) expect((view as { viewer: unknown }).viewer).toBe(player.seat);
  }
  const stranger = await call(server.url, 'GET', `/api/matches/${players[0].table}/sights?from=0`);
  expect(stranger.status).toBe(403);
});

test('a long match is told from the end, and a table that waits has nothing to tell', async () => {
  const players = await seatPeople(server.url, 2);
  await playOn(players, random, 90);
  const { steps } = await players[0].update();
  const moves = steps.filter(({ seat }) => seat !== null).length;
  const { body } = await sights(players[0], 'from=0');
  expect(body.sights.length).toBe(Math.min(moves, 60) + 1);
  const host = await createTable(server.url);
  expect((await sights(host, 'from=0')).body.sights).toEqual([]);
});

test.each(['', 'from=-1', 'from=x', 'from=1&to=-2', 'from=1&more=1'])('refuses "%s"', async query => {
  const [player] = await seatPeople(server.url, 2);
  const { status, body } = await sights(player, query);
  expect(status).toBe(400);
  expect(body.error.message).not.toBe('');
});
