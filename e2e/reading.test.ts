/** Reading before acting, the key of symbols and the question before a pass, by mouse, finger and keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { check } from './axe.ts';
import { chromiumPath, person, type Size } from './browser.ts';
import { rememberPosition } from './position.ts';
import { stage } from './stage.ts';
import { seeBoard, sequence, waitUntil } from './table.ts';

const LOOKS: readonly { size: Size; lang: string }[] = [
  { size: 'phone', lang: 'de' },
  { size: 'desktop', lang: 'en' },
  { size: 'phone', lang: 'en' },
  { size: 'desktop', lang: 'de' },
];

/** A thing of each game that is read first and done at the second press. */
const CAREFUL = [
  { id: 'new-eden', wanted: /^buy:/, thing: '.mod.legal' },
  { id: 'endeavor-deep-sea', wanted: /^recruit:/, thing: '.recruit.legal' },
  { id: 'flotilla', wanted: /^play:/, thing: '.tray .crew.legal' },
];

describe.skipIf(!chromiumPath)('reading', () => {
  const opened = stage();

  async function table(size: Size, lang: string, id: string, wanted: RegExp, after = 0): Promise<Page> {
    const { browser, host } = opened();
    const { page } = await person(browser, host.url, size, lang);
    await rememberPosition(page, id, wanted, after);
    await page.goto(`/local/${id}`);
    await seeBoard(page);
    return page;
  }

  test.each(LOOKS)(
    'the first press reads, the second acts: $size, $lang',
    { timeout: 300_000 },
    async ({ size, lang }) => {
      for (const { id, wanted, thing } of CAREFUL) {
        const page = await table(size, lang, id, wanted);
        const lit = page.locator(thing).first();
        const sheet = page.locator('.sheet.reading');
        await readable(page);
        const before = await sequence(page);
        await lit.click();
        await sheet.waitFor();
        expect(await sequence(page)).toBe(before);
        await check(page, `a reading of ${id}`);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
        await lit.click();
        await sheet.locator('.go').first().waitFor();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowLeft');
        // On a phone the sheet may lie over the thing itself: its lit button is the second press.
        await (size === 'phone' ? sheet.locator('.go').first() : lit).click();
        await waitUntil(async () => (await sequence(page)) !== before, `${id}: the second press did nothing`);
        await page.context().close();
      }
    },
  );

  test.each(LOOKS)(
    'the key names every symbol and finds it: $size, $lang',
    { timeout: 300_000 },
    async ({ size, lang }) => {
      const page = await table(size, lang, 'endeavor-deep-sea', /^pass$/, 30);
      await page.keyboard.press('?');
      const list = page.locator('.key-list');
      await list.locator('li').first().waitFor();
      await check(page, 'the key of symbols');
      await page.getByRole('searchbox').fill(lang === 'de' ? 'disc' : 'Scheibe');
      await list
        .locator('button', { hasText: lang === 'de' ? 'Scheibe' : 'Disc' })
        .first()
        .click();
      await page.locator('.ring.key').first().waitFor({ state: 'attached' });
      expect(await list.locator('li.sel small').textContent()).toMatch(/\d|place|Stelle/);
      await list.locator('li.sel .rule-ref').click();
      await page
        .getByRole('link', { name: lang === 'de' ? 'Zurück zum Tisch' : 'Back to the table' })
        .click();
      await seeBoard(page);
      await page.context().close();
    },
  );

  test.each(LOOKS)(
    'passing asks once while something is left: $size, $lang',
    { timeout: 300_000 },
    async ({ size, lang }) => {
      const page = await table(size, lang, 'new-eden', /^buy:/);
      const before = await sequence(page);
      const pass = page.locator('.prompt .btn.pass');
      await pass.click();
      const dialog = page.locator('.ask-pass');
      await dialog.waitFor();
      await check(page, 'the question before a pass');
      expect(await page.evaluate(() => document.activeElement?.classList.contains('primary'))).toBe(true);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect(await sequence(page)).toBe(before);
      await pass.click();
      await dialog.locator('.anyway').click();
      await waitUntil(async () => (await sequence(page)) !== before, 'passing did nothing');
      await page.context().close();
    },
  );
});

/** Until what can be read is loaded, a press acts. */
async function readable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/reading-')),
  );
  await page.waitForTimeout(500);
}
