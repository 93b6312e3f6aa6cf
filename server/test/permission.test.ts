/** Who may come in, who may watch, how that ends, and what a person may ask for. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../http/address.ts';
import type { Server } from '../index.ts';
import type { Failure, MatchAnswer, PersonalData, TableAnswer } from '../protocol.ts';
import { Ledger } from '../work/ledger.ts';
import {
  call,
  createTable,
  joinTable,
  playOn,
  Stream,
  seatPeople,
  startServer,
  temporaryFolder,
} from './arena.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder.path, { origins: ['https://fathom.example.org'] });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const look = (table: string, invite?: string) =>
  call<MatchAnswer & Failure>(
    server.url,
    'GET',
    `/api/matches/${table}`,
    invite === undefined ? {} : { invite },
  );

describe('the invite', () => {
  test('is renewed by the host: the old one ends at once, whoever sits learns the new one', async () => {
    const [host, guest] = await seatPeople(server.url, 2);
    const seated = await guest.stream();
    const watcher = await Stream.open(server.url, host.table, { invite: host.invite });
    expect((await look(host.table, host.invite)).status).toBe(200);
    expect((await guest.act('invite')).body.error.code).toBe('not_host');
    const { body } = await call<TableAnswer>(server.url, 'POST', `/api/tables/${host.table}/invite`, {
      token: host.token,
    });
    expect(body.invite).toMatch(/^[a-z2-9]{20}$/);
    expect(body.invite).not.toBe(host.invite);
    expect((await look(host.table, host.invite)).body.error.code).toBe('invite_required');
    expect((await look(host.table, body.invite)).status).toBe(200);
    await watcher.until(() => watcher.closed !== undefined);
    expect(watcher.closed).toEqual({ code: 4400, reason: 'invite_required' });
    await seated.until(() =>
      seated.of('table').some(message => 'invite' in message && message.invite === body.invite),
    );
    expect(seated.closed).toBeUndefined();
    expect(watcher.raw.join()).not.toContain(body.invite);
    expect((await guest.look()).invite).toBe(body.invite);
    seated.close();
  });

  test('lets nobody sit down once it was renewed', async () => {
    const host = await createTable(server.url);
    await host.act('invite');
    await expect(joinTable(host)).rejects.toThrow(/invite_required/);
  });
});

describe('watching', () => {
  test('is for everybody at a listed table, with the invite at a private one, until the host says no', async () => {
    const host = await createTable(server.url, { listed: true });
    await joinTable(host);
    expect((await look(host.table)).body.table.watch).toBe(true);
    const watcher = await Stream.open(server.url, host.table, {});
    const answer = await call<TableAnswer>(server.url, 'PUT', `/api/tables/${host.table}/watching`, {
      token: host.token,
      body: { watch: false },
    });
    expect(answer.body.table.watch).toBe(false);
    await watcher.until(() => watcher.closed !== undefined);
    expect(watcher.closed?.reason).toBe('no_spectators');
    expect((await look(host.table)).body.error.code).toBe('no_spectators');
    expect((await look(host.table, host.invite)).body.error.code).toBe('no_spectators');
    const again = await Stream.open(server.url, host.table, { invite: host.invite });
    await again.until(() => again.closed !== undefined);
    expect(again.of('error')[0].error.code).toBe('no_spectators');
    const info = await call<TableAnswer>(server.url, 'GET', `/api/tables/${host.table}`);
    expect(info.body.table.watch).toBe(false);
    expect(JSON.stringify(info.body)).not.toContain('invite"');
    expect((await host.look()).update).not.toBeNull();
  });

  test('can be forbidden from the start; who waits to sit down may look, and is sent away when the match begins', async () => {
    const seats = [{ kind: 'you' }, { kind: 'open' }] as const;
    const host = await createTable(server.url, { watch: false, seats: [...seats] });
    const visitor = await Stream.open(server.url, host.table, { invite: host.invite });
    expect(visitor.of('welcome')[0]).toMatchObject({ update: null, you: null });
    await joinTable(host);
    await visitor.until(() => visitor.closed !== undefined);
    expect(visitor.closed?.reason).toBe('no_spectators');
    expect(visitor.of('update')).toEqual([]);
  });

  test('is decided by the host alone', async () => {
    const [host, guest] = await seatPeople(server.url, 2);
    const path = `/api/tables/${host.table}/watching`;
    const body = { watch: false };
    expect((await call(server.url, 'PUT', path, { token: guest.token, body })).body.error.code).toBe(
      'not_host',
    );
    expect((await call(server.url, 'PUT', path, { invite: host.invite, body })).body.error.code).toBe(
      'unauthorized',
    );
    expect((await host.look()).table.watch).toBe(true);
  });

  test('a finished match nobody may watch gives its record to those who played', async () => {
    const [host, guest] = await seatPeople(server.url, 2, 'sealed');
    await call(server.url, 'PUT', `/api/tables/${host.table}/watching`, {
      token: host.token,
      body: { watch: false },
    });
    await playOn([host, guest], moves => moves[0]);
    const record = `/api/matches/${host.table}/record`;
    expect((await call(server.url, 'GET', record, { token: guest.token })).status).toBe(200);
    expect((await call(server.url, 'GET', record, { invite: host.invite })).body.error.code).toBe(
      'no_spectators',
    );
  });
});

describe('a person', () => {
  test('gets all that is stored of them, and nothing of others', async () => {
    const [anna, bert] = await seatPeople(server.url, 2);
    await anna.act('chat', { text: 'ahoi' });
    await bert.act('chat', { text: 'moin' });
    await playOn([anna, bert], moves => moves[0], 6);
    const { body } = await call<PersonalData>(server.url, 'GET', `/api/tables/${bert.table}/me`, {
      token: bert.token,
    });
    expect(body).toMatchObject({ table: bert.table, seat: 1, name: 'Guest 1', status: 'playing' });
    expect(body.chat.map(({ text }) => text)).toEqual(['moin']);
    const { steps } = await bert.update();
    expect(body.moves.map(({ seq }) => seq)).toEqual(
      steps.filter(({ seat }) => seat === 1).map(({ seq }) => seq),
    );
    expect((await call(server.url, 'GET', `/api/tables/${bert.table}/me`)).body.error.code).toBe(
      'unauthorized',
    );
  });

  test('is forgotten: name and chat are gone everywhere, the match goes on and its record is valid', async () => {
    const [anna, bert] = await seatPeople(server.url, 2, 'sealed');
    await bert.act('chat', { text: 'a secret of mine' });
    await anna.act('chat', { text: 'hm' });
    const answer = await call<TableAnswer>(server.url, 'DELETE', `/api/tables/${bert.table}/me`, {
      token: bert.token,
    });
    expect(answer.body.table.seats[1].name).toBe('–');
    await playOn([anna, bert], moves => moves[0]);
    const seen = await anna.look();
    expect(seen.chat.map(({ text }) => text)).toEqual(['hm']);
    const record = await call(server.url, 'GET', `/api/matches/${bert.table}/record`, { token: anna.token });
    const everything = JSON.stringify([seen, record.body]);
    expect(everything).not.toContain('Guest 1');
    expect(everything).not.toContain('a secret of mine');
    expect(record.body).toMatchObject({ names: ['Anna', '–'], result: seen.update?.result });
  });
});

describe('streams from other pages', () => {
  const upgrade = (origin: string | undefined): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...(origin !== undefined && { origin }),
      };
      const sent = httpRequest(`${server.url}/api/lobby/stream`, { headers, agent: false });
      sent.on('response', answer => resolve(answer.resume().statusCode ?? 0));
      sent.on('upgrade', (_, socket) => {
        socket.destroy();
        resolve(101);
      });
      sent.on('error', reject).end();
    });
  const cases: [string, () => string | undefined, number][] = [
    ['none, as programs have it', () => undefined, 101],
    ['this host', () => server.url, 101],
    ['a page the host allows', () => 'https://fathom.example.org', 101],
    ['another page', () => 'https://evil.example.org', 403],
    ['another port of this machine', () => 'http://127.0.0.1:1', 403],
    ['a page in a sandbox', () => 'null', 403],
    ['a name that begins like ours', () => `${server.url}.evil.example.org`, 403],
    ['nonsense', () => '%%%', 403],
  ];
  test.each(cases)('%s', async (_, origin, status) => {
    expect(await upgrade(origin())).toBe(status);
  });
});

describe('limits', () => {
  test('one seat has a limit of its own, whatever addresses it is used from', async () => {
    const own = temporaryFolder();
    const strict = await startServer(own.path, { seatRate: 20 });
    const [host, guest] = await seatPeople(strict.url, 2);
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++)
      statuses.push(
        (await call(strict.url, 'GET', `/api/tables/${host.table}`, { token: host.token })).status,
      );
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    const refused = statuses.filter(status => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect((await guest.look()).table.id).toBe(guest.table);
    const metrics = await (await fetch(`${strict.url}/metrics`)).text();
    expect(metrics).toContain(`\nfathom_rate_limited_total ${refused}\n`);
    await strict.close();
    own.remove();
  });

  test('of a seat fills up again within a minute', () => {
    let now = 0;
    const ledger = new Ledger({ rate: 1, seatRate: 2, inFlight: 1, exceeded: () => {}, now: () => now });
    const count = () => ledger.chargeSeat('member');
    count();
    count();
    expect(count).toThrow(/Too many/);
    now += 30_001;
    expect(count).not.toThrow();
  });

  test('tables are made more slowly than they are looked at', async () => {
    const own = temporaryFolder();
    const strict = await startServer(own.path, { rate: 50 });
    for (let i = 0; i < 5; i++) await createTable(strict.url);
    await expect(createTable(strict.url)).rejects.toThrow(/rate_limited/);
    expect((await call(strict.url, 'GET', '/api/games')).status).toBe(200);
    await strict.close();
    own.remove();
  });

  test('one person opens so many streams and no more', async () => {
    const [host] = await seatPeople(server.url, 2);
    const streams: Stream[] = [];
    for (let i = 0; i < 22; i++) streams.push(await host.stream());
    expect(streams.filter(stream => stream.of('welcome').length === 1)).toHaveLength(20);
    expect(streams[21].of('error')[0].error.code).toBe('rate_limited');
    streams[0].close();
    await streams[0].until(() => streams[0].closed !== undefined);
    await expect
      .poll(async () => {
        const next = await host.stream();
        next.close();
        return next.of('welcome').length;
      })
      .toBe(1);
    for (const stream of streams) stream.close();
  });

  const networks: [string, string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ];
  test.each(networks)('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
