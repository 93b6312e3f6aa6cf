/** Reading before acting, the key of symbols and the question before a pass, by mouse, finger and keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { check, fits } from './axe.ts';
import { chromiumPath, person, type Size } from './browser.ts';
import { rememberPosition } from './position.ts';
import { stage } from './stage.ts';
import { seeBoard, sequence, waitUntil } from './table.ts';

interface Look {
  readonly size: Size;
  readonly lang: string;
  look(page: Page, where: string): Promise<void>;
}

const OTHERS: readonly Look[] = [
  { size: 'phone', lang: 'en', look: fits },
  { size: 'desktop', lang: 'de', look: fits },
];

/** Two looks are checked for everybody; with FATHOM_LOOKS=all the other two as well, which have the same parts with other words. */
const LOOKS: readonly Look[] = [
  { size: 'phone', lang: 'de', look: check },
  { size: 'desktop', lang: 'en', look: check },
  ...(process.env.FATHOM_LOOKS === 'all' ? OTHERS : []),
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

  test.each(LOOKS)('the first press reads, the second acts: $size, $lang', async ({ size, lang, look }) => {
    for (const { id, wanted, thing } of CAREFUL) {
      const page = await table(size, lang, id, wanted);
      const lit = page.locator(thing).first();
      const sheet = page.locator('.sheet.reading');
      await page.locator('body[data-readable]').waitFor();
      const before = await sequence(page);
      await lit.click();
      await sheet.waitFor();
      expect(await sequence(page)).toBe(before);
      if (size === 'phone') await seesWhatIsRead(page, id);
      await look(page, `a reading of ${id}`);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await lit.click();
      await sheet.locator('.go').first().waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await (size === 'phone' ? sheet.locator('.go').first() : lit).click();
      await waitUntil(async () => (await sequence(page)) !== before, `${id}: the second press did nothing`);
      await page.context().close();
    }
  });

  test.each(LOOKS)('the key names every symbol and finds it: $size, $lang', async ({ size, lang, look }) => {
    const page = await table(size, lang, 'endeavor-deep-sea', /^pass$/, 30);
    await page.keyboard.press('?');
    const list = page.locator('.key-list');
    await list.locator('li').first().waitFor();
    await look(page, 'the key of symbols');
    await page.getByRole('searchbox').fill(lang === 'de' ? 'disc' : 'Scheibe');
    await list
      .locator('button', { hasText: lang === 'de' ? 'Scheibe' : 'Disc' })
      .first()
      .click();
    await page.locator('.ring.key').first().waitFor({ state: 'attached' });
    expect(await list.locator('li.sel small').textContent()).toMatch(/\d|place|Stelle/);
    await list.locator('li.sel .rule-ref').click();
    await page.getByRole('link', { name: lang === 'de' ? 'Zurück zum Tisch' : 'Back to the table' }).click();
    await seeBoard(page);
    await page.context().close();
  });

  test.each(LOOKS)(
    'passing asks once while something is left: $size, $lang',
    async ({ size, lang, look }) => {
      const page = await table(size, lang, 'new-eden', /^buy:/);
      const before = await sequence(page);
      const pass = page.locator('.prompt .btn.pass');
      await pass.click();
      const dialog = page.locator('.ask-pass');
      await dialog.waitFor();
      await look(page, 'the question before a pass');
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

/** The sheet leaves in sight what it is about, whichever of its kind that is. */
async function seesWhatIsRead(page: Page, id: string): Promise<void> {
  const isCovered = () =>
    page.evaluate(() => {
      const [read, sheet] = ['.being-read', '.sheet.reading'].map(name =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      if (!read || !sheet) throw new Error('nothing is read');
      return read.bottom > sheet.top && read.top < sheet.bottom;
    });
  for (let neighbours = 0; neighbours < 12; neighbours++) {
    expect(await isCovered(), `${id}: ${await page.locator('.sheet.reading h2').textContent()}`).toBe(false);
    await page.keyboard.press('ArrowRight');
  }
}
