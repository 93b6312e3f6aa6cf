/** In the browser: one person on two devices, three people at a table, a passkey, and a turn that is told by webhook. */
import { describe, expect, test } from 'vitest';
import { WebReceiver } from '../server/test/receivers.ts';
import { chromiumPath, person } from './browser.ts';
import { stage } from './stage.ts';
import { choose, inviteLink, seeBoard, sitDown } from './table.ts';

/** Read by the server that the stage starts. */
process.env.FATHOM_PRIVATE_HOOKS = 'yes';
process.env.FATHOM_NEWS_DELAY = '0';

describe.skipIf(!chromiumPath)('play over days', () => {
  const opened = stage();

  test('a table follows its person to another device, and tells when it waits', async () => {
    const { host, browser } = opened();
    // Passkeys belong to a name, not to a number.
    const url = host.url.replace('127.0.0.1', 'localhost');
    const web = await WebReceiver.open();
    const ines = await person(browser, url, 'desktop');
    await ines.page.goto('/');
    await ines.page.getByLabel('Your name').fill('Ines');
    await choose(ines.page, '3');
    await choose(ines.page, 'Only with the link');
    await ines.page.getByRole('button', { name: 'Open the table' }).click();
    const address = await inviteLink(ines.page);
    await ines.page.getByRole('img', { name: 'QR code of the invite link' }).waitFor();
    const noor = await person(browser, url, 'phone');
    await sitDown(noor, address, 'Noor');
    const mateo = await person(browser, url, 'phone', 'de');
    await mateo.page.goto(address);
    await mateo.page.getByLabel('Dein Name').fill('Mateo');
    await mateo.page.getByRole('button', { name: 'Platz nehmen' }).click();
    await seeBoard(ines.page);

    await ines.page.goto('/');
    await ines.page.locator('.tbl').first().waitFor();
    await ines.page.goto('/me');
    await ines.page.getByRole('button', { name: 'Make a code' }).click();
    const code = (await ines.page.locator('.code').textContent()) ?? '';
    const tablet = await person(browser, url, 'tablet');
    await tablet.page.goto(`/me#${code.replaceAll(' ', '')}`);
    await tablet.page.getByText('last seen').waitFor();
    await tablet.page.goto('/');
    await tablet.page.locator('.tbl').first().click();
    await seeBoard(tablet.page);

    const again = await person(browser, url, 'desktop');
    await again.page.goto(`/me#${code.replaceAll(' ', '')}`);
    await again.page.getByText('was used already').waitFor();

    const cdp = await tablet.context.newCDPSession(tablet.page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await tablet.page.goto('/me');
    await tablet.page.getByRole('button', { name: 'Add', exact: true }).first().waitFor();
    await tablet.page.locator('li', { hasText: 'Passkey' }).getByRole('button', { name: 'Add' }).click();
    await tablet.page.getByText('One passkey brings your tables back.').waitFor();
    await tablet.page.evaluate(() => localStorage.clear());
    await tablet.page.goto('/');
    await expect.poll(() => tablet.page.locator('.tbl').count()).toBe(0);
    await tablet.page.goto('/me');
    await tablet.page.getByRole('button', { name: 'Come back with one' }).click();
    await tablet.page.getByText('One passkey brings your tables back.').waitFor();
    await tablet.page.goto('/');
    await tablet.page.locator('.tbl').first().waitFor();

    await ines.page.getByRole('textbox', { name: 'Web address' }).fill(web.url);
    await ines.page.locator('form', { hasText: 'Webhook' }).getByRole('button', { name: 'Add' }).click();
    await ines.page.getByRole('button', { name: 'Send a test' }).click();
    await ines.page.getByText('arrived after').waitFor();
    expect(JSON.parse(web.received[0].body.toString())).toMatchObject({ kind: 'test' });
    web.answer = () => ({ status: 404 });
    await ines.page.getByRole('button', { name: 'Send a test' }).click();
    await ines.page.getByText('answered 404').waitFor();

    await ines.page.getByRole('button', { name: 'Shut out' }).first().click();
    await expect.poll(() => ines.page.getByRole('button', { name: 'Shut out' }).count()).toBe(1);
    await ines.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await ines.page.getByRole('button', { name: 'Really delete' }).click();
    await ines.page.getByRole('button', { name: 'Take it back' }).click();
    await ines.page.getByRole('button', { name: 'Export', exact: true }).waitFor();
    expect([ines.errors, noor.errors, mateo.errors]).toEqual([[], [], []]);
    await web.close();
  });
});
