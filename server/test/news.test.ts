/** News by push, mail and webhook, to real receivers: each event once, whatever goes wrong in between. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { isPublicAddress, send } from '../news/guarded.ts';
import { databaseFile } from '../open.ts';
import { sql } from '../store/sql.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { call, createTable, joinTable, type Player, startServer, temporaryFolder } from './arena.ts';
import { Browser } from './person.ts';
import { MailReceiver, newsBy, Subscription, WebReceiver } from './receivers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const CLOCK = { kind: 'turn', time: DAY, increment: 0, late: 'bot', vacation: 0, nights: false } as const;

let folder: ReturnType<typeof temporaryFolder>;
let servers: Server[];
let web: WebReceiver;
let mail: MailReceiver;
let now: number;

beforeEach(async () => {
  folder = temporaryFolder();
  servers = [];
  now = Date.now();
  web = await WebReceiver.open();
  mail = await MailReceiver.open();
});
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  await web.close();
  await mail.close();
  folder.remove();
});

async function open(over: Parameters<typeof startServer>[1] = {}): Promise<Server> {
  const server = await startServer(folder.path, {
    ...newsBy(mail),
    newsDelay: 0,
    now: () => now,
    ...over,
  });
  servers.push(server);
  return server;
}

/** A match over days of two people; the second is told when it is their turn. */
async function scene(server: Server): Promise<{ asked: Player; other: Player; ines: Browser }> {
  const host = await createTable(server.url, { pace: 'days', clock: CLOCK });
  const guest = await joinTable(host);
  const isHost = (await host.update()).moves.length > 0;
  const [asked, other] = isHost ? [host, guest] : [guest, host];
  const ines = await new Browser(server.url).meet();
  await ines.link(other);
  return { asked, other, ines };
}

async function untilTurn(asked: Player): Promise<void> {
  for (let update = await asked.update(); update.moves.length > 0; update = await asked.update())
    await asked.move(update.moves[0], update.seq);
}

/** Everything that is due is sent and noted; then the time may be moved. */
const settled = () => Promise.all(servers.map(server => server.settle()));

/** Nothing more comes, now or within the next hour. */
const stays = async (count: () => number, is: number) => {
  await settled();
  expect(count()).toBe(is);
  now += HOUR;
  await settled();
  expect(count()).toBe(is);
};

async function states(): Promise<unknown[]> {
  const store = new SqliteStore(databaseFile(folder.path));
  const found = await store.ask(sql('SELECT state FROM outbox'));
  await store.close();
  return found.map(({ state }) => state);
}

describe('each way to be told', () => {
  test('push arrives sealed for the browser, and says nothing of the match', async () => {
    const server = await open();
    const { asked, other, ines } = await scene(server);
    const subscription = new Subscription();
    const id = await ines.reach({ kind: 'push', address: `${web.url}/push/1`, keys: subscription.keys });
    expect(await ines.test(id)).toMatchObject({ outcome: 'sent' });
    await untilTurn(asked);
    await stays(() => web.received.length, 2);
    const [, turn] = web.received;
    expect(turn.body.toString('latin1')).not.toContain('turn');
    expect(subscription.open(turn)).toMatchObject({
      title: 'Submarine: it is your turn',
      path: `/t/${other.table}`,
    });
    expect(turn.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.any(String) });
    expect(turn.headers.authorization).toMatch(/^vapid t=/);
  });

  test('mail is confirmed first, bundled, and stops with one click', async () => {
    const server = await open();
    const { asked, ines } = await scene(server);
    const id = await ines.reach({ kind: 'mail', address: 'ines@example.org' });
    expect(await ines.test(id)).toMatchObject({ outcome: 'sent' });
    const link = /api\/news\/confirm\/[\w.=\r\n-]+/
      .exec(mail.mails[0].text)?.[0]
      .replace(/=\r\n/g, '')
      .trim();
    expect((await fetch(`${server.url}/${link}`)).status).toBe(200);
    await untilTurn(asked);
    await stays(() => mail.mails.length, 2);
    const text = mail.mails[1].text.replace(/\r\n[ \t]/g, ' ');
    expect(text).toMatch(/Subject: Submarine: it is your turn/);
    expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    const stop = /List-Unsubscribe: <https:\/\/fathom.example(\/api\/news\/stop\/[^>]+)>/.exec(text)?.[1];
    const clicked = await fetch(`${server.url}${stop}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect((await ines.me()).channels[0].active).toBe(false);
  });

  test.each([
    ['json', { kind: 'turn', url: expect.stringContaining('/t/') }],
    ['discord', { content: expect.stringContaining('your turn') }],
    ['slack', { text: expect.stringContaining('your turn') }],
  ])('a webhook takes the form of %s', async (form, body) => {
    const server = await open();
    const { asked, ines } = await scene(server);
    await ines.reach({ kind: 'hook', address: `${web.url}/hook`, form });
    await untilTurn(asked);
    await stays(() => web.received.length, 1);
    expect(JSON.parse(web.received[0].body.toString())).toMatchObject(body);
  });

  test('who opens the table in time is not told', async () => {
    const server = await open({ newsDelay: 30_000 });
    const { asked, other, ines } = await scene(server);
    await ines.reach({ kind: 'hook', address: web.url });
    await untilTurn(asked);
    const stream = await other.stream();
    await expect.poll(states).toEqual(['cancelled']);
    await stays(() => web.received.length, 0);
    stream.close();
  });
});

describe('what goes wrong', () => {
  test('a subscription that is gone is switched off, with a sentence', async () => {
    const server = await open();
    const { asked, ines } = await scene(server);
    web.answer = () => ({ status: 410 });
    await ines.reach({ kind: 'push', address: web.url, keys: new Subscription().keys });
    await untilTurn(asked);
    await stays(() => web.received.length, 1);
    expect((await ines.me()).channels[0]).toMatchObject({
      active: false,
      trouble: expect.stringMatching(/no longer/),
    });
  });

  test('a mailbox that is refused is switched off', async () => {
    const server = await open();
    const { ines } = await scene(server);
    mail.refused.add('nobody@example.org');
    const id = await ines.reach({ kind: 'mail', address: 'nobody@example.org' });
    expect(await ines.test(id)).toMatchObject({ outcome: 'gone', trouble: expect.stringMatching(/550/) });
  });

  test('an address that answers 500 is tried again later, and the message arrives once', async () => {
    const server = await open();
    const { asked, ines } = await scene(server);
    web.answer = () => (web.received.length < 3 ? { status: 500 } : { status: 200 });
    await ines.reach({ kind: 'hook', address: web.url });
    await untilTurn(asked);
    await settled();
    expect(web.received).toHaveLength(1);
    now += 31_000;
    await settled();
    expect(web.received).toHaveLength(2);
    now += 5 * 60_000;
    await stays(() => web.received.length, 3);
    expect(new Set(web.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('a redirect is not followed, a silent address is not waited for', async () => {
    const server = await open();
    const { ines } = await scene(server);
    const id = await ines.reach({ kind: 'hook', address: web.url });
    web.answer = () => ({ status: 302, headers: { location: `${web.url}/elsewhere` } });
    expect(await ines.test(id)).toMatchObject({ outcome: 'gone', trouble: expect.stringMatching(/302/) });
    expect(web.received).toHaveLength(1);
    web.answer = () => null;
    expect(await ines.test(id)).toMatchObject({
      outcome: 'failed',
      trouble: expect.stringMatching(/answer/),
    });
  });

  test('no more is read of an answer than anybody needs', async () => {
    const endless = createServer((_, answer) => {
      const timer = setInterval(() => answer.write('x'.repeat(1000)), 1);
      answer.on('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const { port } = endless.address() as AddressInfo;
    const outgoing = { method: 'POST' as const, url: `http://127.0.0.1:${port}/`, headers: {}, body: '' };
    const { status, text } = await send(outgoing, { allowPrivate: true });
    expect([status, text.length]).toEqual([200, 4096]);
    endless.close();
  });

  test('no address leads into the network of the server', async () => {
    const server = await open({ privateHooks: false });
    const { ines } = await scene(server);
    const id = await ines.reach({ kind: 'hook', address: web.url });
    expect(await ines.test(id)).toMatchObject({ outcome: 'gone', trouble: expect.stringMatching(/network/) });
    expect(web.received).toEqual([]);
    const named = await ines.reach({ kind: 'hook', address: web.url.replace('127.0.0.1', 'localhost') });
    expect(await ines.test(named)).toMatchObject({ outcome: 'gone' });
    for (const address of ['ftp://example.org', 'https://user:pw@example.org', 'nothing'])
      expect((await ines.ask('POST', '/channels', { kind: 'hook', address })).body.error.code).toBe(
        'bad_address',
      );
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.9',
      '172.20.0.1',
      '100.64.0.1',
      '0.0.0.0',
    ];
    const six = [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
    ];
    for (const address of [...inside, ...six])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  test('a server without mail says so', async () => {
    const server = await open({ smtp: '' });
    const { ines } = await scene(server);
    const answer = await ines.ask('POST', '/channels', { kind: 'mail', address: 'ines@example.org' });
    expect(answer.body.error.code).toBe('no_mail');
    expect((await call(server.url, 'GET', '/api/news/stop/s1.a.b.c.d')).status).toBe(404);
  });
});

test('messages outlive a restart, and clocks stand still meanwhile', async () => {
  const first = await open({ newsDelay: 5 * 60_000 });
  const { asked, other, ines } = await scene(first);
  await ines.reach({ kind: 'hook', address: web.url });
  await untilTurn(asked);
  const before = (await asked.look()).table.times?.[other.seat].deadline ?? 0;
  await first.close();
  servers = [];
  now += 2 * DAY;
  const second = await open();
  const look = await call<{ table: { times: { deadline: number }[] } }>(
    second.url,
    'GET',
    `/api/matches/${other.table}`,
    {
      token: asked.token,
    },
  );
  const { deadline } = look.body.table.times[other.seat];
  expect(deadline - before).toBeGreaterThan(2 * DAY - 60_000);
  expect(deadline - before).toBeLessThanOrEqual(2 * DAY);
  await stays(() => web.received.length, 1);
});
