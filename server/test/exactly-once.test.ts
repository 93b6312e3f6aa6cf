/** News from two nodes of which one is killed: at any moment but one nothing is lost and nothing comes twice. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { PostgresStore } from '../store/postgres.ts';
import { sql } from '../store/sql.ts';
import { call, createTable, joinTable, Player, temporaryFolder } from './arena.ts';
import { NatsServer } from './machines/nats.ts';
import { PostgresServer } from './machines/postgres.ts';
import { Browser } from './person.ts';
import { ServerProcess } from './process/process.ts';
import { MailReceiver, newsBy, Subscription, WebReceiver } from './receivers.ts';

const WAYS = ['hook', 'push', 'mail'] as const;
type Way = (typeof WAYS)[number];
const PATIENCE = { timeout: 300_000, interval: 100 };
const DAY = 24 * 60 * 60_000;
const CLOCK = { kind: 'turn', time: DAY, increment: 0, late: 'bot', vacation: 0, nights: false } as const;
/** For so long a node that died keeps a message to itself. */
const HELD = 2000;

let postgres: PostgresServer;
let nats: NatsServer;
let folder: ReturnType<typeof temporaryFolder>;
let store: PostgresStore;
let web: WebReceiver;
let mail: MailReceiver;
/** Whoever sends first is the one that dies. */
let first: ServerProcess;
let second: ServerProcess;

let settings: Partial<Config>;

beforeAll(async () => {
  folder = temporaryFolder();
  [postgres, nats] = await Promise.all([PostgresServer.start(), NatsServer.start()]);
  [web, mail] = await Promise.all([WebReceiver.open(), MailReceiver.open()]);
  const database = await postgres.createDatabase();
  store = await PostgresStore.open(database);
  settings = {
    database,
    nats: nats.url,
    secret: 'exactly-once-exactly-once-exactly-once',
    ...newsBy(mail),
    newsDelay: 1500,
    newsHeld: HELD,
  };
  [first, second] = await Promise.all([1, 2].map(() => ServerProcess.start(folder.path, settings)));
});
/** The other one goes on from test to test, with nothing left to be told. */
beforeEach(async () => {
  if (first.ended !== undefined) first = await ServerProcess.start(folder.path, settings);
  await store.ask(sql('DELETE FROM outbox'));
  for (const arrived of [web.received, mail.mails]) arrived.length = 0;
  web.answer = () => undefined;
  mail.answer = () => true;
});
afterEach(() => second.freeze(false));
afterAll(async () => {
  await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]);
  await store.close();
  await Promise.all([web.close(), mail.close(), postgres.remove(), nats.stop()]);
  folder.remove();
});

/** A match over days on the first node; the second player is reached in these ways. */
async function scene(
  ...ways: readonly Way[]
): Promise<{ turn(): Promise<void>; subscription: Subscription }> {
  const host = await createTable(first.url, { pace: 'days', clock: CLOCK, game: 'submarine' });
  const guest = await joinTable(host);
  const isHost = (await host.update()).moves.length > 0;
  const [asked, other] = isHost ? [host, guest] : [guest, host];
  const ines = await new Browser(first.url).meet();
  const subscription = new Subscription();
  await ines.link(other);
  for (const kind of ways) {
    const address = kind === 'mail' ? 'ines@example.org' : `${web.url}/${kind}`;
    await ines.reach({ kind, address, ...(kind === 'push' && { keys: subscription.keys }) });
  }
  await store.ask(sql('UPDATE channels SET confirmed = 1'));
  const turn = async () => {
    for (let update = await asked.update(); update.moves.length > 0; update = await asked.update())
      await asked.move(update.moves[0], update.seq);
  };
  return { turn, subscription };
}

/** What tells one message from another, of everything that arrived. */
function names(way: Way): string[] {
  if (way === 'mail') return mail.mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '');
  const header = way === 'hook' ? 'idempotency-key' : 'topic';
  const own = web.received.filter(({ path }) => path === `/${way}`);
  return own.map(({ headers }) => String(headers[header]));
}

const states = async () => (await store.ask(sql('SELECT state FROM outbox'))).map(({ state }) => state);
const isSettled = async () => {
  const found = await states();
  return found.length > 0 && found.every(state => state === 'sent');
};

/** Once nobody could still have anything to send. */
async function quiet(): Promise<void> {
  await expect.poll(isSettled, PATIENCE).toBe(true);
  await new Promise(resolve => setTimeout(resolve, HELD + 1500));
}

describe.each(WAYS)('by %s', way => {
  test('a node that dies while nobody has confirmed leads to a second attempt, and one message is confirmed', async () => {
    const { turn } = await scene(way);
    second.freeze(true);
    let confirmed = 0;
    const isTaken = () => {
      if (names(way).length > 1) return ++confirmed > 0;
      first.stop('SIGKILL').then(() => second.freeze(false));
      return false;
    };
    web.answer = () => (isTaken() ? undefined : null);
    mail.answer = isTaken;
    await turn();
    await quiet();
    expect(names(way)).toHaveLength(2);
    expect(new Set(names(way)).size).toBe(1);
    expect(confirmed).toBe(1);
  });

  test('a node that dies between confirmation and note is the one case in which it comes twice, under the same name', async () => {
    const { turn, subscription } = await scene(way);
    second.freeze(true);
    const die = () => {
      if (names(way).length > 1) return;
      // The answer reaches it and is never read.
      first.freeze(true);
      setTimeout(() => first.stop('SIGKILL').then(() => second.freeze(false)), 300);
    };
    web.answer = () => {
      die();
      return undefined;
    };
    mail.answer = () => {
      die();
      return true;
    };
    await turn();
    await quiet();
    expect(names(way)).toHaveLength(2);
    expect(new Set(names(way)).size).toBe(1);
    if (way === 'push') {
      const tags = web.received.map(one => subscription.open(one).tag);
      expect(new Set(tags).size).toBe(1);
    }
  });
});

describe('by every way at once', () => {
  test('a node that dies before it could send anything leaves it to the other, which sends it once', async () => {
    const { turn } = await scene(...WAYS);
    await turn();
    await first.stop('SIGKILL');
    expect(WAYS.flatMap(names)).toEqual([]);
    await quiet();
    for (const way of WAYS) expect(names(way)).toHaveLength(1);
  });

  test('a node that dies after the note has nothing left to be sent again', async () => {
    const { turn } = await scene(...WAYS);
    await turn();
    await expect.poll(isSettled, PATIENCE).toBe(true);
    await first.stop('SIGKILL');
    await quiet();
    for (const way of WAYS) expect(names(way)).toHaveLength(1);
  });
});

test('both nodes alive and busy: each of many messages is sent by one of them', async () => {
  const hosts = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      createTable(i % 2 === 0 ? first.url : second.url, { pace: 'days', clock: CLOCK, game: 'sealed' }),
    ),
  );
  const ines = await new Browser(first.url).meet();
  await ines.reach({ kind: 'hook', address: `${web.url}/hook` });
  await ines.link(...hosts);
  const guests = await Promise.all(
    hosts.map(async host => joinTable(new Player(second.url, await seated(host)))),
  );
  expect(guests).toHaveLength(hosts.length);
  await quiet();
  expect(new Set(names('hook')).size).toBe(names('hook').length);
  expect(names('hook')).toHaveLength((await states()).length);
});

async function seated(host: Player) {
  const answer = await call<ConstructorParameters<typeof Player>[1]>(
    second.url,
    'GET',
    `/api/tables/${host.table}`,
    { token: host.token },
  );
  return { ...answer.body, token: host.token };
}
