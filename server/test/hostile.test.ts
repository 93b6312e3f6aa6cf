/** Clients that mean harm, against a real server on real sockets, while other people play on undisturbed. */
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Failure } from '../protocol.ts';
import { retireKey, rotateSecret } from '../secret.ts';
import {
  call,
  createTable,
  joinTable,
  Player,
  Stream,
  seatPeople,
  startServer,
  temporaryFolder,
} from './arena.ts';
import { besiegedServer } from './besieged.ts';

const server = besiegedServer();

const send = (method: string, path: string, token?: string, body?: unknown) =>
  call<Failure>(server.url, method, path, { ...(token !== undefined && { token }), body });

describe('tokens', () => {
  test('of somebody who was sent away or has left are worth nothing', async () => {
    const host = await createTable(server.url, {
      seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    });
    const removed = await joinTable(host, 'Bert');
    const left = await joinTable(host, 'Cleo');
    const stream = await removed.stream();
    await call(server.url, 'PUT', `/api/tables/${host.table}/seats/1`, {
      token: host.token,
      body: { kind: 'open' },
    });
    await left.act('leave');
    await stream.until(() => stream.closed !== undefined);
    expect(stream.closed?.reason).toBe('bad_token');
    await joinTable(host, 'Dora');
    for (const { token } of [removed, left]) {
      for (const [method, path] of [
        ['GET', `/api/matches/${host.table}`],
        ['GET', `/api/tables/${host.table}/me`],
        ['POST', `/api/tables/${host.table}/return`],
        ['POST', `/api/tables/${host.table}/leave`],
      ] as const)
        expect((await send(method, path, token)).body.error.code).toBe('bad_token');
      const again = await Stream.open(server.url, host.table, { token });
      await again.until(() => again.closed !== undefined);
      expect(again.of('error')[0].error.code).toBe('bad_token');
    }
  });

  test('of another table, another server, or a retired key open nothing', async () => {
    const [anna] = await seatPeople(server.url, 2);
    const [other] = await seatPeople(server.url, 2);
    const elsewhere = temporaryFolder();
    const foreign = await startServer(elsewhere.path);
    const [stranger] = await seatPeople(foreign.url, 2);
    const look = (token: string) => send('GET', `/api/matches/${anna.table}`, token);
    for (const token of [other.token, stranger.token]) expect((await look(token)).status).toBe(401);
    expect((await look(anna.token)).status).toBe(200);
    await foreign.close();
    const kept = await startServer(elsewhere.path);
    const back = new Player(kept.url, { table: { id: stranger.table }, token: stranger.token } as never);
    expect((await back.look()).you).toBe(0);
    const stream = await back.stream();
    const undo = () => stream.ask({ undo: { id: randomUUID(), base: stream.seq } });
    expect(await undo()).toMatchObject({ error: { code: 'nothing_to_undo' } });
    rotateSecret(elsewhere.path);
    expect(retireKey(elsewhere.path, stranger.token.split('.')[1])).toBe(true);
    const gone = async () =>
      (await call(kept.url, 'GET', `/api/matches/${stranger.table}`, { token: stranger.token })).status;
    await vi.waitUntil(async () => (await gone()) === 401, { timeout: 120_000, interval: 200 });
    expect(await undo()).toMatchObject({ type: 'refused', error: { code: 'bad_token' } });
    await kept.close();
    elsewhere.remove();
  });

  test('do for their own seat only, and the host is whoever is host now', async () => {
    const [host, guest] = await seatPeople(server.url, 2);
    const { update } = await host.look();
    const waiting = [host, guest][1 - (update?.actors[0] ?? 0)];
    const asked = await [host, guest][update?.actors[0] ?? 0].update();
    const stolen = await waiting.move(asked.moves[0], asked.seq);
    expect(stolen.body.error).toMatchObject({ code: 'refused', rule: 'turn' });
    await host.act('leave');
    expect((await guest.look()).table.host).toBe(1);
    for (const [method, action, body] of [
      ['POST', 'invite', undefined],
      ['PUT', 'watching', { watch: false }],
      ['PUT', 'seats/1', { kind: 'bot' }],
    ] as const) {
      const path = `/api/tables/${host.table}/${action}`;
      expect((await send(method, path, host.token, body)).body.error.code).toBe('not_host');
    }
  });

  test('spectators can look and nothing else', async () => {
    const [host] = await seatPeople(server.url, 2);
    const before = await host.look();
    const stream = await Stream.open(server.url, host.table, { invite: host.invite });
    const deeds: [string, string, unknown][] = [
      [
        'POST',
        `/api/matches/${host.table}/moves`,
        { id: 'spectator-1', base: 0, move: before.update?.moves[0] ?? 'x' },
      ],
      ['POST', `/api/matches/${host.table}/undo`, { id: 'spectator-2', base: 0 }],
      ['POST', `/api/tables/${host.table}/chat`, { text: 'hello' }],
      ['POST', `/api/tables/${host.table}/leave`, undefined],
      ['POST', `/api/tables/${host.table}/invite`, undefined],
      ['PUT', `/api/tables/${host.table}/watching`, { watch: false }],
      ['GET', `/api/tables/${host.table}/me`, undefined],
      ['DELETE', `/api/tables/${host.table}/me`, undefined],
    ];
    for (const [method, path, body] of deeds) {
      const answer = await call(server.url, method, path, { invite: host.invite, body });
      expect([path, answer.body.error.code]).toEqual([path, 'unauthorized']);
    }
    const join = await call(server.url, 'POST', `/api/tables/${host.table}/join`, {
      body: { name: 'Eve', invite: host.invite },
    });
    expect(join.body.error.code).toBe('not_open');
    await stream.say({ move: 'x' });
    await stream.until(() => stream.closed !== undefined);
    expect(stream.closed?.reason).toBe('bad_request');
    expect((await host.look()).update).toEqual(before.update);
  });
});

describe('poison', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const messages: [string, string | Uint8Array, number, string][] = [
    ['a prototype', '{"__proto__":{"admin":true},"ping":1}', 4400, 'bad_request'],
    ['a constructor', '{"hello":{"constructor":{"prototype":{"x":1}}}}', 4400, 'bad_request'],
    ['deep nesting', deep(2000), 4400, 'bad_request'],
    ['a number nobody can hold', '{"sync":{"from":1e309}}', 4400, 'bad_request'],
    ['a number beyond the safe ones', '{"sync":{"from":9007199254740993}}', 4400, 'bad_request'],
    ['text that is no UTF-8', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d), 1007, ''],
    ['more than a message may have', `{"hello":{"token":"${'x'.repeat(5000)}"}}`, 1009, ''],
  ];
  test.each(messages)('%s in a stream ends it', async (_, message, code, reason) => {
    const [host] = await seatPeople(server.url, 2);
    const closed = await talk(`/api/matches/${host.table}/stream`, socket =>
      socket.send(message, { binary: false }),
    );
    expect(closed).toEqual({ code, reason });
  });

  const bodies: [string, string | Uint8Array<ArrayBuffer>, string][] = [
    ['a prototype', '{"id":"aaaaaaaa","base":0,"move":"x","__proto__":{"seat":1}}', 'bad_json'],
    ['deep nesting', `{"id":${deep(7000)}}`, 'bad_request'],
    ['a number nobody can hold', '{"id":"aaaaaaaa","base":1e309,"move":"x"}', 'bad_request'],
    [
      'a number with 15,000 digits',
      `{"id":"aaaaaaaa","base":${'9'.repeat(15_000)},"move":"x"}`,
      'bad_request',
    ],
    ['text that is no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'bad_json'],
    ['half a surrogate', '{"id":"aaaaaaaa","base":0,"move":"\\ud800"}', 'bad_json'],
  ];
  test.each(bodies)('%s as a move is refused', async (_, body, code) => {
    const players = await seatPeople(server.url, 2);
    const { update } = await players[0].look();
    const { table, token } = players[update?.actors[0] ?? 0];
    const answer = await fetch(`${server.url}/api/matches/${table}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
    expect(((await answer.json()) as Failure).error.code).toBe(code);
    expect(({} as { seat?: number }).seat).toBeUndefined();
  });
});

function talk(path: string, say: (socket: WebSocket) => void): Promise<{ code: number; reason: string }> {
  return new Promise(resolve => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path);
    socket.on('open', () => say(socket));
    socket.on('error', () => {});
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
}

test('half-open connections are closed, however little they say', async () => {
  const { hostname, port, host } = new URL(server.url);
  const words = [
    '',
    'GET /api/games HT',
    `GET /api/games HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
    `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ga`,
    `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"g`,
  ];
  const sockets = Array.from({ length: 500 }, (_, i): [Socket, Promise<void>] => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.${1 + (i % 50)}.2` });
    socket.on('error', () => {}).on('data', () => {});
    socket.write(words[i % words.length]);
    return [socket, new Promise(resolve => socket.on('close', () => resolve()))];
  });
  await Promise.all(sockets.map(([, closed]) => closed));
  const silent = await talk('/api/matches/nosuchtable/stream', () => {});
  expect(silent).toEqual({ code: 4400, reason: 'unauthorized' });
});
