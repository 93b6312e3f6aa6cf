/** Passkeys: the own one brings everything back, a foreign one nothing. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import type { PersonAnswer } from '../protocol.ts';
import { seatPeople, startServer, temporaryFolder } from './arena.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './person.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let site: { origin: string; host: string };
let ahead: number;

beforeEach(async () => {
  folder = temporaryFolder();
  ahead = 0;
  server = await startServer(folder.path, { now: () => Date.now() + ahead });
  site = { origin: server.url, host: new URL(server.url).hostname };
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const challengeOf = async (browser: Browser, path: string) =>
  (await browser.ask<{ challenge: string }>('POST', path)).body.challenge;

async function withPasskey(name: string): Promise<{ browser: Browser; key: Authenticator }> {
  const browser = await new Browser(server.url).meet(name);
  const key = new Authenticator();
  const response = key.create(await challengeOf(browser, '/passkeys/options'), site);
  const answer = await browser.ask<PersonAnswer>('POST', '/passkeys', { response, label: 'a test' });
  expect(answer.body.passkeys).toHaveLength(1);
  return { browser, key };
}

const comeBack = (browser: Browser, response: unknown) =>
  browser.ask<PersonAnswer>('POST', '/return', { response, label: 'a new device' });

test('who has lost every device comes back with a passkey, and their tables with them', async () => {
  const { browser, key } = await withPasskey('Ines');
  const [host] = await seatPeople(server.url, 2);
  await browser.link(host);
  const fresh = new Browser(server.url);
  const back = await comeBack(fresh, key.get(await challengeOf(fresh, '/return/options'), site));
  expect(back.body).toMatchObject({
    name: 'Ines',
    devices: expect.arrayContaining([expect.objectContaining({ own: true })]),
  });
  expect((await fresh.tables()).tables).toMatchObject([{ table: { id: host.table } }]);
});

test('a passkey nobody has kept here, or one that another key signs for, opens nothing', async () => {
  const { key } = await withPasskey('Ines');
  const fresh = new Browser(server.url);
  const challenge = await challengeOf(fresh, '/return/options');
  const foreign = new Authenticator();
  const forged = { ...foreign.get(challenge, site), id: key.id.toString('base64url') };
  for (const response of [foreign.get(challenge, site), forged, {}, { id: {} }, { id: ['x'] }])
    expect([response, (await comeBack(fresh, response)).body.error?.code]).toEqual([response, 'bad_passkey']);
  expect((await fresh.ask('GET', '')).body.error.code).toBe('unknown_person');
});

test('a passkey of another site, for another challenge, or too late opens nothing', async () => {
  const { key } = await withPasskey('Ines');
  const fresh = new Browser(server.url);
  const challenge = await challengeOf(fresh, '/return/options');
  const elsewhere = { origin: 'https://evil.example', host: 'evil.example' };
  const own = Buffer.from('made up').toString('base64url');
  for (const response of [key.get(challenge, elsewhere), key.get(own, site)])
    expect((await comeBack(fresh, response)).body.error.code).toBe('bad_passkey');
  ahead = 5 * 60_000 + 1000;
  expect((await comeBack(fresh, key.get(challenge, site))).body.error.code).toBe('bad_passkey');
});

test('nobody keeps a passkey for somebody else, nor the same twice', async () => {
  const { key } = await withPasskey('Ines');
  const noor = await new Browser(server.url).meet('Noor');
  const mallory = await new Browser(server.url).meet('Mallory');
  const challenge = await challengeOf(noor, '/passkeys/options');
  const keep = (browser: Browser, response: object) =>
    browser.ask('POST', '/passkeys', { response, label: 'a test' });
  expect((await keep(mallory, new Authenticator().create(challenge, site))).body.error.code).toBe(
    'bad_passkey',
  );
  expect((await keep(noor, key.create(challenge, site))).body.error.code).toBe('bad_passkey');
  expect((await noor.me()).passkeys).toEqual([]);
});
