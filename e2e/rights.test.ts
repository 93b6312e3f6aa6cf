/** In the browser: the host renews the link and sends spectators away; after a server that went down in order everybody is back. */
import { describe, expect, test } from 'vitest';
import { chromiumPath, person } from './browser.ts';
import { stage } from './stage.ts';
import { choose, inviteLink, seeBoard, sitDown } from './table.ts';

describe.skipIf(!chromiumPath)('the rights of host and players', () => {
  const opened = stage();

  test('a new link, no spectators, own data, and a server that is replaced', async () => {
    const { host, browser } = opened();
    const ines = await person(browser, host.url, 'desktop');
    await ines.page.goto('/');
    await ines.page.getByLabel('Your name').fill('Ines');
    await choose(ines.page, '2');
    await choose(ines.page, 'Only with the link');
    await ines.page.getByRole('button', { name: 'Open the table' }).click();
    const old = await inviteLink(ines.page);
    const link = ines.page.getByRole('textbox', { name: 'Share this link' });
    await ines.page.getByRole('button', { name: 'Make a new link' }).click();
    await ines.page.getByRole('button', { name: 'New link', exact: true }).click();
    await expect.poll(() => link.inputValue()).not.toBe(old);
    const address = await link.inputValue();

    const mateo = await person(browser, host.url, 'phone');
    await mateo.page.goto(old);
    await mateo.page.getByText('This table is private').waitFor();
    await mateo.page.goto('/');
    await sitDown(mateo, address, 'Mateo');
    await Promise.all([seeBoard(ines.page), seeBoard(mateo.page)]);

    const noor = await person(browser, host.url, 'desktop');
    await noor.page.goto(address);
    await noor.page.locator('.board').first().waitFor();
    // Both players see that somebody looks on.
    for (const { page } of [ines, mateo]) await page.locator('.top .watchers', { hasText: '1' }).waitFor();
    await ines.page.getByRole('button', { name: 'More' }).click();
    await ines.page.getByRole('button', { name: 'Let nobody watch' }).click();
    await noor.page.getByText('The host lets nobody watch this table.').waitFor();
    await ines.page.getByRole('button', { name: 'Let others watch' }).click();
    await ines.page.getByRole('button', { name: 'Let nobody watch' }).waitFor();

    await noor.page.reload();
    await noor.page.locator('.board').first().waitFor();
    await ines.page.getByRole('button', { name: 'One person is watching' }).click();
    await ines.page.getByRole('button', { name: 'Send spectator 1 away' }).click();
    await noor.page.getByText('The host has sent you away from this table.').waitFor();
    await ines.page.getByRole('button', { name: 'Send spectator 1 away' }).waitFor({ state: 'detached' });

    await ines.page.getByRole('button', { name: 'My data' }).click();
    const [download] = await Promise.all([
      ines.page.waitForEvent('download'),
      ines.page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^fathom-\w+\.json$/);
    await ines.page.getByRole('button', { name: 'Delete name and chat' }).click();
    await mateo.page.getByText('Ines', { exact: true }).first().waitFor({ state: 'detached' });

    await host.stop('SIGTERM');
    await host.restart();
    await expect
      .poll(async () =>
        (await fetch(`${host.url}/metrics`).then(answer => answer.text())).includes('fathom_connections 2'),
      )
      .toBe(true);
    await mateo.page.locator('[data-line=live]').waitFor({ state: 'attached' });
    const errors = [...ines.errors, ...mateo.errors, ...noor.errors].filter(text =>
      /Content Security/.test(text),
    );
    expect(errors).toEqual([]);
  });
});
