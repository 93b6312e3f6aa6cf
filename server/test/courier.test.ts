/** What the courier does when receivers misbehave, and who is told in the end. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { createTable, joinTable, type Player, playOn, startServer, temporaryFolder } from './arena.ts';
import { Browser } from './person.ts';
import { MailReceiver, newsBy, WebReceiver } from './receivers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const CLOCK = { kind: 'turn', time: DAY, increment: 0, late: 'bot', vacation: 0, nights: false } as const;

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let web: WebReceiver;
let mail: MailReceiver;
let now: number;

beforeEach(async () => {
  folder = temporaryFolder();
  now = Date.now();
  web = await WebReceiver.open();
  mail = await MailReceiver.open();
  server = await startServer(folder.path, {
    ...newsBy(mail),
    newsDelay: 0,
    now: () => now,
  });
});
afterEach(async () => {
  await web.close();
  await server.close();
  await mail.close();
  folder.remove();
});

/** A match over days: who is asked first, and the other one. */
async function match(game = 'submarine'): Promise<{ asked: Player; other: Player }> {
  const host = await createTable(server.url, { pace: 'days', clock: CLOCK, game });
  const guest = await joinTable(host);
  const isHost = (await host.update()).moves.length > 0;
  return isHost ? { asked: host, other: guest } : { asked: guest, other: host };
}

async function reached(player: Player, channel: object): Promise<Browser> {
  const person = await new Browser(server.url).meet();
  await person.link(player);
  await person.reach(channel);
  return person;
}

async function mailed(player: Player, address: string): Promise<Browser> {
  const person = await reached(player, { kind: 'mail', address });
  const [{ id }] = (await person.me()).channels;
  await person.test(id);
  const text = mail.mails.at(-1)?.text.replace(/=\r\n/g, '') ?? '';
  await fetch(`${server.url}${/\/api\/news\/confirm\/[\w.-]+/.exec(text)?.[0]}`);
  mail.mails.length = 0;
  return person;
}

const finishTurn = ({ asked }: { asked: Player }) => playOn([asked], moves => moves[0]);
const mailIds = () => mail.mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);

test('a webhook that hangs holds up nobody else', async () => {
  const [slow, quick] = [await match(), await match()];
  const ines = await reached(slow.other, { kind: 'hook', address: `${web.url}/hangs` });
  await reached(quick.other, { kind: 'hook', address: `${web.url}/answers` });
  web.answer = ({ path }) => (path === '/hangs' ? null : undefined);
  await finishTurn(slow);
  await expect.poll(() => web.received.map(({ path }) => path)).toEqual(['/hangs']);
  await finishTurn(quick);
  await expect.poll(() => web.received.map(({ path }) => path)).toContain('/answers');
  // The first one is still being waited for: nobody has noted that it does not work.
  expect((await ines.me()).channels[0].trouble).toBeUndefined();
});

test('a mailbox that is refused in the middle of a match is switched off, and the match goes on', async () => {
  const { asked, other } = await match();
  const ines = await mailed(other, 'ines@example.org');
  mail.refused.add('ines@example.org');
  await finishTurn({ asked });
  await expect
    .poll(async () => (await ines.me()).channels[0])
    .toMatchObject({ active: false, trouble: expect.stringMatching(/550/) });
  expect((await other.update()).moves.length).toBeGreaterThan(0);
});

test('a mail that was not confirmed is sent again under its name, and what is new meanwhile under another', async () => {
  const { asked, other } = await match();
  const ines = await mailed(other, 'ines@example.org');
  mail.answer = () => false;
  await finishTurn({ asked });
  await server.settle();
  expect((await ines.me()).channels[0].trouble).toMatch(/did not take/);
  expect(mail.mails).toHaveLength(1);
  mail.answer = () => true;
  const next = await match();
  await ines.link(next.other);
  await finishTurn(next);
  now += 31_000;
  await server.settle();
  expect(mail.mails).toHaveLength(2);
  now += 2 * HOUR;
  await server.settle();
  expect(mail.mails).toHaveLength(3);
  const [first, ...rest] = mailIds();
  expect(rest.filter(id => id === first)).toHaveLength(1);
  expect(new Set(mailIds()).size).toBe(2);
  const told = mail.mails.map(({ text }) => /^Fathom-Messages: ((?:.|\r\n\s)*?)\r\n\S/im.exec(text)?.[1]);
  expect(new Set(told).size).toBe(2);
});

test('whom a bot played for is told of the end', async () => {
  const { asked, other } = await match('sealed');
  await reached(asked, { kind: 'hook', address: `${web.url}/asked` });
  await reached(other, { kind: 'hook', address: `${web.url}/other` });
  for (const player of [asked, other]) await player.act('leave');
  for (const player of [asked, other]) await player.act('return');
  await asked.act('leave');
  await playOn([other], moves => moves[0]);
  await expect.poll(async () => (await other.look()).table.status).toBe('finished');
  const ended = () =>
    web.received.filter(({ body }) => JSON.parse(String(body)).kind === 'end').map(({ path }) => path);
  await expect.poll(ended).toContain('/asked');
});

test('who looks at a table without a stream has seen it, too', async () => {
  const { asked, other } = await match();
  await reached(other, { kind: 'hook', address: web.url });
  await finishTurn({ asked });
  await expect.poll(() => web.received.length).toBe(1);
  await other.look();
  await playOn([other], moves => moves[0]);
  await finishTurn({ asked });
  await expect.poll(() => web.received.length).toBe(2);
});
