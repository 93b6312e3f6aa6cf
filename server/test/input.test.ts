/** Bad input: a clear 4xx with a stable code, nothing changed, the process stays up. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERRORS } from '../errors.ts';
import type { Server } from '../index.ts';
import type { Failure } from '../protocol.ts';
import { call, createTable, type Player, seatPeople, startServer, temporaryFolder } from './arena.ts';

const folder = temporaryFolder();
let server: Server;
let players: Player[];
beforeAll(async () => {
  server = await startServer(folder.path);
  players = await seatPeople(server.url, 2);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function raw(
  method: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Failure };
}

const you = [{ kind: 'you' }, { kind: 'open' }];
const table = { game: 'submarine', name: 'Anna', seats: you };

describe('creating a table', () => {
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  const cases: [string, string, string][] = [
    ['malformed JSON', '{"game":', 'bad_json'],
    ['empty body', '', 'bad_json'],
    ['a list', '[]', 'bad_request'],
    ['null', 'null', 'bad_request'],
    ['a number', '1e999', 'bad_request'],
    ['nothing', '{}', 'bad_request'],
    ['deeply nested JSON', deep, 'bad_request'],
    ['prototype pollution', '{"__proto__":{"admin":true},"game":"submarine"}', 'bad_json'],
    ['constructor pollution', '{"constructor":{"prototype":{"admin":true}}}', 'bad_json'],
    ['unknown field', JSON.stringify({ ...table, admin: true }), 'bad_request'],
    [
      'unknown field in a seat',
      JSON.stringify({ ...table, seats: [{ kind: 'you', host: 1 }, you[1]] }),
      'bad_request',
    ],
    ['wrong type', JSON.stringify({ ...table, name: 7 }), 'bad_request'],
    ['text for a flag', JSON.stringify({ ...table, listed: 'true' }), 'bad_request'],
    ['unknown game', JSON.stringify({ ...table, game: 'chess' }), 'unknown_game'],
    ['prototype as game', JSON.stringify({ ...table, game: '__proto__' }), 'unknown_game'],
    ['too few seats', JSON.stringify({ ...table, seats: [you[0]] }), 'bad_seats'],
    ['too many seats', JSON.stringify({ ...table, seats: [you[0], ...Array(9).fill(you[1])] }), 'bad_seats'],
    ['two hosts', JSON.stringify({ ...table, seats: [you[0], you[0]] }), 'bad_seats'],
    ['no host', JSON.stringify({ ...table, seats: [you[1], you[1]] }), 'bad_seats'],
    [
      'unknown level',
      JSON.stringify({ ...table, seats: [you[0], { kind: 'bot', level: 'god' }] }),
      'bad_level',
    ],
    ['unknown option', JSON.stringify({ ...table, options: { cheat: true } }), 'bad_option'],
    ['prototype as option', JSON.stringify({ ...table, options: { toString: 'x' } }), 'bad_option'],
    ['wrong option value', JSON.stringify({ ...table, options: { idleVoyages: 4000 } }), 'bad_option'],
    ['empty name', JSON.stringify({ ...table, name: '   ' }), 'bad_name'],
    ['control characters', JSON.stringify({ ...table, name: 'An\u0000na' }), 'bad_name'],
    ['reversed text', JSON.stringify({ ...table, name: '\u202Eanna' }), 'bad_name'],
    ['long name', JSON.stringify({ ...table, name: 'x'.repeat(25) }), 'bad_name'],
    ['very long name', JSON.stringify({ ...table, name: 'x'.repeat(2000) }), 'bad_request'],
    ['oversized body', JSON.stringify({ ...table, name: 'x'.repeat(20_000) }), 'too_large'],
  ];
  test.each(cases)('%s', async (_, body, code) => {
    const answer = await raw('POST', '/api/tables', body);
    expect(answer.body.error.code).toBe(code);
    expect(answer.status).toBe(ERRORS[answer.body.error.code].status);
    expect(answer.status).toBeLessThan(500);
  });

  test('another media type, invalid UTF-8', async () => {
    const xml = await raw('POST', '/api/tables', '<x/>', { 'content-type': 'text/xml' });
    expect(xml.body.error.code).toBe('bad_media_type');
    const utf8 = await raw('POST', '/api/tables', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d));
    expect(utf8.body.error.code).toBe('bad_json');
  });
});

describe('moves', () => {
  const good = { id: 'abcdefgh', base: 0, move: 'place:A' };
  const cases: [string, object, string][] = [
    ['no id', { base: 0, move: 'place:A' }, 'bad_request'],
    ['short id', { ...good, id: 'x' }, 'bad_request'],
    ['strange id', { ...good, id: "'; DROP TABLE moves; --" }, 'bad_request'],
    ['base as text', { ...good, base: '0' }, 'bad_request'],
    ['negative base', { ...good, base: -1 }, 'bad_request'],
    ['fractional base', { ...good, base: 0.5 }, 'bad_request'],
    ['huge base', { ...good, base: 1e300 }, 'bad_request'],
    ['base from the future', { ...good, base: 999 }, 'stale'],
    ['move as object', { ...good, move: { kind: 'place' } }, 'bad_request'],
    ['empty move', { ...good, move: '' }, 'bad_request'],
    ['long move', { ...good, move: 'x'.repeat(201) }, 'bad_request'],
    ['seat smuggled in', { ...good, seat: 1 }, 'bad_request'],
    ['unreadable move', { ...good, move: '💥' }, 'refused'],
    ['foreign move', { ...good, move: 'sail:F' }, 'refused'],
  ];
  test.each(cases)('%s', async (_, body, code) => {
    const before = await players[0].look();
    const actor = players[before.update?.actors[0] ?? 0];
    const answer = await call(server.url, 'POST', `/api/matches/${actor.table}/moves`, {
      token: actor.token,
      body,
    });
    expect(answer.body.error.code).toBe(code);
    expect(answer.status).toBe(ERRORS[answer.body.error.code].status);
    expect(await players[0].look()).toEqual(before);
  });
});

describe('tokens', () => {
  test('missing, forged, swapped and malformed ones open nothing', async () => {
    const other = await createTable(server.url);
    const [anna, bert] = players;
    const before = await anna.look();
    const [purpose, key, member, issued, signature] = anna.token.split('.');
    const otherMember = bert.token.split('.')[2];
    const forge = (...parts: string[]) => parts.join('.');
    const forged: [string | undefined, string][] = [
      [undefined, 'unauthorized'],
      ['', 'bad_token'],
      ['nonsense', 'bad_token'],
      [forge(purpose, key, member, issued, ''), 'bad_token'],
      [forge(purpose, key, member, issued, signature.slice(1)), 'bad_token'],
      [forge(purpose, key, otherMember, issued, signature), 'bad_token'],
      [forge(purpose, key, member, 'zzzzzzzz', signature), 'bad_token'],
      [forge(purpose, 'otherkey', member, issued, signature), 'bad_token'],
      [forge('h1', key, member, issued, signature), 'bad_token'],
      [`${anna.token}.x`, 'bad_token'],
      [other.token, 'bad_token'],
      ['x'.repeat(5000), 'bad_token'],
    ];
    for (const [token, code] of forged) {
      const body = { id: 'abcdefgh', base: before.update?.seq, move: before.update?.moves[0] ?? 'end' };
      const auth = token === undefined ? {} : { token };
      const answer = await call(server.url, 'POST', `/api/matches/${anna.table}/moves`, { ...auth, body });
      expect([answer.status, answer.body.error.code]).toEqual([401, code]);
      if (token === undefined) continue;
      expect((await call(server.url, 'GET', `/api/matches/${anna.table}`, { token })).status).toBe(401);
    }
    expect(await anna.look()).toEqual(before);
  });

  test('a seat moves only for itself', async () => {
    const { update } = await players[0].look();
    const waiting = players[1 - (update?.actors[0] ?? 0)];
    const answer = await waiting.move('place:A', update?.seq ?? 0);
    expect(answer.body.error).toMatchObject({ code: 'refused', rule: 'turn', key: 'notYourTurn' });
  });
});

describe('addresses', () => {
  const cases: [string, string, number, string][] = [
    ['GET', '/api/matches/nosuchmatch', 404, 'unknown_table'],
    ['GET', `/api/matches/${encodeURIComponent("' OR 1=1 --")}`, 404, 'unknown_table'],
    ['GET', `/api/matches/${'x'.repeat(90)}`, 400, 'bad_request'],
    ['GET', '/api/tables/__proto__', 404, 'unknown_table'],
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/..%2f..%2fetc/passwd', 404, 'not_found'],
    ['DELETE', '/api/tables', 404, 'not_found'],
    ['GET', '/api/tables?limit=1000', 400, 'bad_request'],
    ['GET', '/api/tables?status=secret', 400, 'bad_request'],
    ['GET', '/api/tables?cursor=%00', 400, 'bad_cursor'],
    ['GET', '/api/tables?cursor=bm9uc2Vuc2U', 400, 'bad_cursor'],
    ['GET', '/api/tables?sort=name', 400, 'bad_request'],
    ['GET', '/api/matches/%E0%A4%A', 400, 'bad_request'],
  ];
  test.each(cases)('%s %s', async (method, path, status, code) => {
    const answer = await call(server.url, method, path);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/healthz', '/api/games', '/api/nothing']) {
      const { headers } = await call(server.url, 'GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('browsers that came by HTTPS are told to stay with it', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await fetch(`${server.url}/healthz`, { headers });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('what is not HTTP gets an answer as well', async () => {
    const { hostname, port } = new URL(server.url);
    const text = await new Promise<string>(resolve => {
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write('\x16\x03\x01 nonsense\r\n\r\n'));
      socket.on('data', data => {
        received += data;
      });
      socket.on('close', () => resolve(received));
    });
    expect(text).toContain('HTTP/1.1 400');
    expect(text).toContain('"code":"bad_request"');
  });
});

test('the documentation, the metrics and the games are there', async () => {
  const docs = await fetch(`${server.url}/api/docs`);
  expect(docs.status).toBe(200);
  const openapi = await (await fetch(`${server.url}/api/docs/json`)).json();
  expect(Object.keys(openapi.paths)).toEqual(
    expect.arrayContaining([
      '/api/tables',
      '/api/tables/{id}/join',
      '/api/matches/{id}',
      '/api/matches/{id}/moves',
    ]),
  );
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^fathom_open_matches \d+$/m);
  expect(metrics).toMatch(/^fathom_move_seconds_bucket\{le="\+Inf"\} \d+$/m);
});
