/** A server whose rules are newer than a match: it goes on with the rules it began with, if they are kept. */
import { type GameEntry, submarine } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { auditPlace } from '../operations/audit.ts';
import { type Player, playOn, seatPeople, startServer, temporaryFolder } from './arena.ts';
import { SEALED } from './sealed.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let players: Player[];

beforeEach(async () => {
  folder = temporaryFolder();
  server = await startServer(folder.path, { games: [SEALED] });
  players = await seatPeople(server.url, 2, 'sealed');
  await playOn(players, moves => moves[0], 3);
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

/** The same game, in which nobody has a choice any more. */
async function newer(): Promise<GameEntry> {
  const { game } = await SEALED.rules();
  const meta = { ...SEALED.meta, version: 2 };
  const changed: Game = { ...game, meta, moves: (s, seat) => game.moves(s, seat).slice(0, 1) };
  return { ...SEALED, meta, rules: async () => ({ game: changed }) };
}

async function upgrade(games: readonly GameEntry[]): Promise<void> {
  const port = Number(new URL(server.url).port);
  await server.close();
  server = await startServer(folder.path, { games, port });
}

test('a match that began with kept rules is played to its end with them', async () => {
  const { game } = await SEALED.rules();
  const { voice } = await submarine.voice();
  const kept: GameEntry = { ...(await newer()), pinned: { 1: async () => ({ game, voice }) } };
  await upgrade([kept]);
  const { table, update } = await players[1].look();
  expect(table.version).toBe(1);
  expect(update?.moves.length).toBeGreaterThan(1);
  await playOn(players, moves => moves[0]);
  expect((await players[0].look()).table.status).toBe('finished');
  expect((await seatPeople(server.url, 2, 'sealed'))[0]).toBeDefined();
  const audited = await auditPlace({ folder: folder.path }, [kept]);
  expect(audited).toMatchObject({ unreplayed: 0, findings: [] });
});

test('one that began with rules nobody keeps says so, and stays as it is', async () => {
  const { seq } = await players[0].update();
  const lost = await newer();
  await upgrade([lost]);
  expect((await players[1].move('1', seq)).body).toMatchObject({ error: { code: 'rules_version' } });
  expect(await auditPlace({ folder: folder.path }, [lost])).toMatchObject({ unreplayed: 1, findings: [] });
});
