/** In the browser: three people play over days; one of them has two devices and is told of a turn by push, mail and webhook. */
import { seedRng } from '@fathom/kernel';
import type { Browser } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, describe, expect, test } from 'vitest';
import { MailReceiver, type Received, Subscription, WebReceiver } from '../server/test/receivers.ts';
import { chromiumPath, type Person, person } from './browser.ts';
import { PATIENCE } from './host.ts';
import { stage } from './stage.ts';
import { choose, clickListed, inviteLink, openMoveList, seeBoard, sitDown } from './table.ts';

const mail = await MailReceiver.open();
const [web, push] = [await WebReceiver.open(), await WebReceiver.open()];
/** Read by the server that the stage starts. */
Object.assign(process.env, {
  FATHOM_PRIVATE_HOOKS: 'yes',
  FATHOM_NEWS_DELAY: '0',
  FATHOM_SMTP: mail.url,
  FATHOM_URL: 'http://fathom.example',
  FATHOM_MAIL_FROM: 'fathom@fathom.example',
});

const rng = seedRng('news', 'e2e');
const WAIT = { timeout: PATIENCE };

describe.skipIf(!chromiumPath)('a turn over days', () => {
  const opened = stage();
  afterAll(async () => {
    await Promise.all([mail.close(), web.close(), push.close()]);
  });

  test('is told once by push, mail and webhook, and can be played on either device', async () => {
    const { host, browser } = opened();
    const subscription = new Subscription();
    const ines = await reached(browser, host.url, subscription);
    const { address, others } = await threeAtATable(browser, host.url, ines);
    const tablet = await secondDevice(browser, host.url, ines);
    const { pathname: path, hash } = new URL(address);

    const told = () => [turns(web), push.received, mail.mails.slice(1)].map(list => list.length);
    await playUntil(others, () => turns(web).length > 0);
    await expect.poll(told, WAIT).toEqual([1, 1, 1]);
    expect(hookText(turns(web)[0])).toContain(path);
    const sealed = subscription.open(push.received[0]);
    expect(sealed.path).toBe(path);
    expect(sealed.title + sealed.body).toContain('Submarine');
    expect(mail.mails[1].to).toEqual(['ines@fathom.example']);
    expect(plain(mail.mails[1].text)).toContain(`http://fathom.example${path}`);
    // Whoever reads it over a shoulder cannot sit down with it.
    for (const text of [hookText(turns(web)[0]), JSON.stringify(sealed), plain(mail.mails[1].text)])
      expect(text).not.toContain(hash.slice(1));

    // The link of a message opens the private table on the device that has never seen it.
    await tablet.page.goto(path);
    await openMoveList(tablet.page);
    expect(await tablet.page.locator('[data-move]').count()).toBeGreaterThan(0);
    // Both devices show the table that waits; the one that was not told plays.
    for (const { page } of [ines, tablet]) {
      await page.goto('/');
      await page.locator('.tbl').first().waitFor();
    }
    await tablet.page.locator('.tbl').first().click();
    await openMoveList(tablet.page);
    expect(await tablet.page.locator('[data-move]').count()).toBeGreaterThan(0);
    await playUntil([tablet, ...others], () => turns(web).length > 1);
    await expect.poll(() => push.received.length, WAIT).toBe(turns(web).length);
    // Mails come once an hour.
    expect(mail.mails).toHaveLength(2);
    const ids = turns(web).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(ids).size).toBe(ids.length);
    expect([ines, tablet, ...others].flatMap(({ errors }) => errors)).toEqual([]);
  });
});

/** Ines wants to be told in every way there is; her browser's push service is the one of this test. */
async function reached(browser: Browser, url: string, { keys }: Subscription): Promise<Person> {
  const ines = await person(browser, url, 'desktop');
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
  url: string,
  { page }: Person,
): Promise<{ address: string; others: Person[] }> {
  await page.goto('/');
  await choose(page, 'Submarine');
  await choose(page, '3');
  await choose(page, 'Only with the link');
  await choose(page, 'Over several days');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const address = await inviteLink(page);
  const drawn = page.getByRole('img', { name: 'QR code of the invite link' }).locator('path');
  expect(await drawn.getAttribute('d')).toBe(qrPath(address));
  const others = [await person(browser, url, 'phone'), await person(browser, url, 'desktop')];
  await sitDown(others[0], address, 'Noor');
  await sitDown(others[1], address, 'Mateo');
  for (const other of others) await seeBoard(other.page);
  return { address, others };
}

/** What a camera reads off the code is opened there. */
async function secondDevice(browser: Browser, url: string, { page }: Person): Promise<Person> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = ((await page.locator('.code').textContent()) ?? '').replaceAll(' ', '').toLowerCase();
  const drawn = await page.locator('.transfer .qr path').getAttribute('d');
  const link = `${url}/me#${code}`;
  expect(drawn).toBe(qrPath(link));
  const tablet = await person(browser, url, 'tablet');
  await tablet.page.goto(link);
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
  for (const end = Date.now() + PATIENCE; !isDone(); ) {
    if (Date.now() > end) throw new Error('nothing was told');
    for (const { page } of people) if (!isDone()) await clickListed(page, [], rng);
  }
}

function turns({ received }: WebReceiver): Received[] {
  return received.filter(one => JSON.parse(hookText(one)).kind === 'turn');
}

function hookText({ body }: Received): string {
  return body.toString('utf8');
}

/** Without the line breaks of quoted-printable. */
function plain(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}
