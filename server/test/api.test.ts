/** What a program needs to play here: descriptions that are complete, waiting without a stream, and examples that work. */
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { GAMES } from '@fathom/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../errors.ts';
import type { Server } from '../index.ts';
import type { MatchAnswer } from '../protocol.ts';
import { call, createTable, seatPeople, startServer, temporaryFolder } from './arena.ts';

const run = promisify(execFile);
const EXAMPLES = new URL('../../examples/', import.meta.url).pathname;

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder.path, { rate: 100_000, seatRate: 100_000 });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('descriptions', () => {
  test('every request says what it is for, who may send it and how it is refused', async () => {
    const { paths, components, info } = await (await fetch(`${server.url}/api/docs/json`)).json();
    expect(components.securitySchemes).toMatchObject({
      seat: { scheme: 'bearer' },
      invite: { in: 'header', name: 'Fathom-Invite' },
    });
    for (const code of ERROR_CODES) expect(info.description).toContain(`\`${code}\``);
    const requests = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as object).map(([method, about]) => ({ name: `${method} ${path}`, ...about })),
    );
    expect(requests.length).toBeGreaterThan(18);
    expect(requests.filter(({ summary }) => !summary)).toEqual([]);
    const refusable = requests.filter(({ name }) => name !== 'get /api/games');
    expect(refusable.filter(({ responses }) => !responses.default).map(({ name }) => name)).toEqual([]);
  });

  test('every message of a stream is described, and the references lead somewhere', async () => {
    const document = await (await fetch(`${server.url}/api/docs/streams`)).json();
    expect(document.asyncapi).toBe('3.0.0');
    for (const { messages } of Object.values<{ messages: object }>(document.channels))
      for (const message of Object.values(messages))
        expect(message).toMatchObject({ summary: /\S/.test(message.summary) && message.summary });
    const found = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, path] of found)
      expect(path.split('/').reduce((at, key) => at?.[key], document)).toBeDefined();
  });
});

test('every game describes its view and its notation', async () => {
  for (const { meta } of GAMES) {
    const { view, notation } = await (await fetch(`${server.url}/api/games/${meta.id}/language`)).json();
    expect(view).toMatchObject({ type: 'object', additionalProperties: false });
    expect(notation.moves.length).toBeGreaterThan(5);
  }
  const unknown = await fetch(`${server.url}/api/games/chess/language`);
  expect((await unknown.json()).error.code).toBe('unknown_game');
});

describe('waiting without a stream', () => {
  const look = (player: { table: string; token: string }, query: string) =>
    call<MatchAnswer>(server.url, 'GET', `/api/matches/${player.table}${query}`, player);

  test('since continues what was known, without what was said', async () => {
    const players = await seatPeople(server.url, 2);
    const first = (await look(players[0], '')).body.update;
    const mover = players[first?.actors[0] ?? 0];
    const { seq = 0, moves = [] } = (await look(mover, '')).body.update ?? {};
    await mover.move(moves[0], seq);
    const { body } = await look(players[0], `?since=${seq}`);
    expect(body.update?.base).toBe(seq);
    expect(body.update?.steps.length).toBeGreaterThan(0);
    expect(body.chat).toEqual([]);
  });

  test('it is answered when somebody moves, and when its time is up', async () => {
    const players = await seatPeople(server.url, 2);
    const { update } = (await look(players[0], '')).body;
    const [seat] = update?.actors ?? [];
    const base = update?.seq ?? 0;
    let isAnswered = false;
    const waiting = look(players[1 - seat], `?since=${base}&wait=25`).finally(() => {
      isAnswered = true;
    });
    await wait(300);
    expect(isAnswered).toBe(false);
    const { moves } = await players[seat].update();
    await players[seat].move(moves[0], base);
    expect((await waiting).body.update?.seq).toBeGreaterThan(base);

    const { seq } = await players[0].update();
    const late = await look(players[0], `?since=${seq}&wait=1`);
    expect(late.body.update).toMatchObject({ base: seq, seq, steps: [] });
    expect((await look(players[0], '?wait=26')).status).toBe(400);
  });
});

describe('a program at a table', () => {
  test('has a name, and somebody who answers for it; both are forgotten together', async () => {
    const host = await createTable(server.url, { seats: [{ kind: 'you' }, { kind: 'open' }] });
    const { body } = await call<{ token: string }>(server.url, 'POST', `/api/tables/${host.table}/join`, {
      body: { name: 'Nemo', invite: host.invite, botOf: 'Anna' },
    });
    const { table } = await host.look();
    expect(table.seats[1]).toMatchObject({ kind: 'person', name: 'Nemo', botOf: 'Anna' });
    await call(server.url, 'DELETE', `/api/tables/${host.table}/me`, { token: body.token });
    expect(JSON.stringify((await host.look()).table.seats)).not.toMatch(/Nemo|"botOf"/);
  });

  test.each([
    [
      'Python',
      'python3',
      (table: string, invite: string) => ['http-bot.py', server.url, table, '--invite', invite],
    ],
    [
      'TypeScript',
      process.execPath,
      (table: string, invite: string) => ['http-bot.ts', server.url, table, invite],
    ],
  ])('the example in %s plays a whole match', async (_, program, args) => {
    const host = await createTable(server.url, { seats: [{ kind: 'you' }, { kind: 'open' }] });
    const bot = run(program, args(host.table, host.invite), { cwd: EXAMPLES, timeout: 600_000 });
    for (;;) {
      const { body } = await call<MatchAnswer>(server.url, 'GET', `/api/matches/${host.table}?wait=1`, host);
      if (body.update?.result) break;
      if (body.update?.moves.length) await host.move(body.update.moves[0], body.update.seq);
    }
    const { stdout } = await bot;
    const told = JSON.parse(stdout);
    expect(told.scores).toEqual((await host.update()).result?.scores);
    expect([1, 2]).toContain(told.place);
  });
});
