/**
 * In the browser: three people play over days on two nodes, which are killed in between; one of them has two devices and is told of
 * each turn once by push, mail and webhook.
 */
import { seedRng } from '@fathom/kernel';
import type { Browser } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type Mail,
  MailReceiver,
  type Received,
  Subscription,
  WebReceiver,
} from '../server/test/receivers.ts';
import { chromiumPath, isUnexpected, type Person, person, STORES } from './browser.ts';
import { PATIENCE } from './host.ts';
import { nodes } from './nodes.ts';
import { choose, clickListed, inviteLink, openMoveList, seeBoard, sitDown } from './table.ts';

const mail = await MailReceiver.open();
const [web, push] = [await WebReceiver.open(), await WebReceiver.open()];
const rng = seedRng('news', 'e2e');
const WAIT = { timeout: PATIENCE };

/** What somebody took: as often as this a person is told. */
const taken = { hook: [] as Received[], push: [] as Received[], mail: [] as Mail[] };
const counts = () => [taken.hook.length, taken.push.length, taken.mail.length];

describe.skipIf(!chromiumPath)('a turn over days', () => {
  const opened = nodes({
    privateHooks: true,
    newsDelay: 0,
    newsHeld: 2000,
    smtp: mail.url,
    url: 'http://fathom.example',
    mailFrom: 'fathom@fathom.example',
  });
  afterAll(async () => {
    await Promise.all([mail.close(), web.close(), push.close()]);
  });

  test('is told once by push, mail and webhook, whatever dies, and can be played on either device', async () => {
    const { browser, urls, kill, restart, isQuiet } = opened();
    const subscription = new Subscription();
    const ines = await reached(browser, urls[0], subscription);
    const attempts = refuseEverything();
    const { address, others } = await threeAtATable(browser, urls, ines);
    const tablet = await secondDevice(browser, urls, ines);
    const { pathname: path, hash } = new URL(address);

    // Both nodes die while the first attempts are under way, of which nobody has confirmed one.
    await playUntil(others, () => attempts.length > 0);
    await kill(0, 1);
    takeEverything();
    await restart(0, 1);
    await expect.poll(counts, WAIT).toEqual([1, 1, 1]);
    expect(hookText(taken.hook[0])).toContain(path);
    const sealed = subscription.open(taken.push[0]);
    expect(sealed.path).toBe(path);
    expect(sealed.title + sealed.body).toContain('Flotilla');
    expect(taken.mail[0].to).toEqual(['ines@fathom.example']);
    expect(plain(taken.mail[0].text)).toContain(`http://fathom.example${path}`);
    // Whoever reads it over a shoulder cannot sit down with it.
    for (const text of [hookText(taken.hook[0]), JSON.stringify(sealed), plain(taken.mail[0].text)])
      expect(text).not.toContain(hash.slice(1));

    // The link of a message opens the private table on the device that has never seen it.
    await tablet.page.goto(path);
    await openMoveList(tablet.page);
    expect(await tablet.page.locator('[data-move]').count()).toBeGreaterThan(0);
    // Both devices show the table that waits; the one that was not told plays, while the node of the other is away.
    for (const { page } of [ines, tablet]) {
      await page.goto('/');
      await page.locator('.tbl').first().waitFor();
    }
    await kill(0);
    await playTurn(tablet, path);
    await restart(0);
    await playUntil(others, () => taken.hook.length > 1);
    // Mails come once an hour.
    await expect.poll(counts, WAIT).toEqual([2, 2, 1]);
    await expect.poll(isQuiet, WAIT).toBe(true);
    await kill(1);
    await restart(1);
    await playTurn(tablet, path);
    await playUntil(others, () => taken.hook.length > 2);
    await expect.poll(counts, WAIT).toEqual([3, 3, 1]);
    expect(new Set(taken.hook.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
    expect([ines, tablet, ...others].flatMap(({ errors }) => errors.filter(isUnexpected))).toEqual([]);
  });
});

/** Until told otherwise nobody answers; says who was asked. */
function refuseEverything(): string[] {
  const attempts: string[] = [];
  for (const receiver of [web, push])
    receiver.answer = ({ path }) => {
      attempts.push(path);
      return null;
    };
  mail.answer = ({ to }) => {
    attempts.push(...to);
    return false;
  };
  return attempts;
}

function takeEverything(): void {
  web.answer = received => {
    taken.hook.push(received);
    return undefined;
  };
  push.answer = received => {
    taken.push.push(received);
    return undefined;
  };
  mail.answer = one => taken.mail.push(one) > 0;
}

/** Ines wants to be told in every way there is; her browser's push service is the one of this test. */
async function reached(browser: Browser, url: string, { keys }: Subscription): Promise<Person> {
  const ines = await person(browser, url, 'desktop', 'en', STORES);
  await ines.context.grantPermissions(['notifications']);
  const given = { endpoint: `${push.url}/ines`, keys };
  await ines.context.addInitScript(subscribed => {
    Object.assign(PushManager.prototype, { subscribe: async () => ({ toJSON: () => subscribed }) });
  }, given);
  await ines.page.goto('/');
  await ines.page.getByLabel('Your name').fill('Ines');
  await ines.page.goto('/me');
  await ines.page.getByRole('button', { name: 'Allow' }).click();
  await ines.page.getByRole('checkbox', { name: /^Push messages/ }).waitFor({ state: 'attached' });
  await ines.page.getByRole('textbox', { name: 'Web address' }).fill(`${web.url}/ines`);
  await ines.page.locator('form', { hasText: 'Webhook' }).getByRole('button', { name: 'Add' }).click();
  await ines.page.getByText(`${web.url}/ines`).waitFor();
  await ines.page.getByRole('textbox', { name: 'E-mail address' }).fill('ines@fathom.example');
  await ines.page.locator('form', { hasText: 'E-mail' }).getByRole('button', { name: 'Add' }).click();
  const row = ines.page.locator('.channel', { hasText: 'ines@fathom.example' });
  await row.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => mail.mails.length, WAIT).toBe(1);
  const question = /\/api\/news\/confirm\/[\w.~-]+/.exec(plain(mail.mails[0].text))?.[0] ?? '';
  expect((await fetch(`${url}${question}`)).ok).toBe(true);
  return ines;
}

async function threeAtATable(
  browser: Browser,
  urls: readonly string[],
  { page }: Person,
): Promise<{ address: string; others: Person[] }> {
  await page.goto('/');
  // Long enough: whoever moves by chance may end a short game.
  await choose(page, 'Flotilla');
  await choose(page, '3');
  await choose(page, 'Only with the link');
  await choose(page, 'Over several days');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const address = await inviteLink(page);
  const drawn = page.getByRole('img', { name: 'QR code of the invite link' }).locator('path');
  expect(await drawn.getAttribute('d')).toBe(qrPath(address));
  // One at each node: the link leads to the same table.
  const others = [await person(browser, urls[0], 'phone'), await person(browser, urls[1], 'desktop')];
  await sitDown(others[0], address, 'Noor');
  await sitDown(others[1], address.replace(urls[0], urls[1]), 'Mateo');
  for (const other of others) await seeBoard(other.page);
  return { address, others };
}

/** What a camera reads off the code is opened there. */
async function secondDevice(browser: Browser, urls: readonly string[], { page }: Person): Promise<Person> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = ((await page.locator('.code').textContent()) ?? '').replaceAll(' ', '').toLowerCase();
  const drawn = await page.locator('.transfer .qr path').getAttribute('d');
  const link = `${urls[0]}/me#${code}`;
  expect(drawn).toBe(qrPath(link));
  const tablet = await person(browser, urls[1], 'tablet');
  await tablet.page.goto(link.replace(urls[0], urls[1]));
  await tablet.page.getByText('last seen').waitFor();
  return tablet;
}

function qrPath(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 2 });
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
}

/** Everybody who is asked presses something in the list of moves. */
async function playUntil(people: readonly Person[], isDone: () => boolean): Promise<void> {
  for (const { page } of people) await openMoveList(page);
  for (let end = Date.now() + PATIENCE; !isDone(); ) {
    if (Date.now() > end) throw new Error('nothing was told');
    for (const { page } of people)
      if (!isDone() && (await clickListed(page, [], rng)).length > 0) end = Date.now() + PATIENCE;
  }
}

/** Comes, plays until it is somebody else's turn, and goes: whoever is at the table need not be told. */
async function playTurn({ page }: Person, path: string): Promise<void> {
  await page.goto('/');
  await page.locator(`a.tbl[href^="${path}"]`).click();
  await openMoveList(page);
  expect(await page.locator('[data-move]').count()).toBeGreaterThan(0);
  while ((await clickListed(page, [], rng)).length > 0);
  await page.goto('/me');
}

function hookText({ body }: Received): string {
  return body.toString('utf8');
}

/** Without the line breaks of quoted-printable. */
function plain(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}
