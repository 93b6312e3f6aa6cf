/** The reader of the rules: everything is found and has an address, and refusals lead to it. */
import { GAMES } from '@fathom/games';
import { LANGS, type Table, tablesOf } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, person } from './browser.ts';
import { playListed, type Wish } from './listed.ts';
import { stage } from './stage.ts';
import { hurryBots, openMoveList, seeBoard } from './table.ts';

const WITH_TABLES = GAMES.filter(({ reference }) => reference !== undefined);

/** All submarines in one space and the ship above them: what lies deeper in the column is out of reach. */
const TOGETHER: readonly Wish[] = [{ move: /^place:C$/ }, { move: /^sail:C$/ }];

describe.skipIf(!chromiumPath)('the reader', () => {
  const opened = stage();

  test.each(WITH_TABLES)('of $meta.title finds a thing by its English name', async ({ meta, ...game }) => {
    const { page, errors } = await person(opened().browser, opened().host.url, 'phone', 'de');
    const [{ reference }, { voice }] = await Promise.all([game.reference?.() ?? never(), game.voice()]);
    const [english, german] = (['en', 'de'] as const).map(lang =>
      lastOf(tablesOf(reference, lang, voice.words[lang])),
    );
    await page.goto(`/rules/${meta.id}`);
    await page.getByRole('searchbox').fill(english.name);
    const entry = page.locator(`[id="${german.id}"]`);
    await entry.waitFor();
    expect(await entry.textContent()).toContain(german.name);

    await entry.locator('.name a').click();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await expect.poll(() => isRaised(page, german.id)).toBe(true);
    await entry.locator('.ref').click();
    await expect.poll(() => isRaised(page, german.rule)).toBe(true);

    await page.getByRole('button', { name: 'Inhalt' }).click();
    await page.locator('#contents a').last().click();
    await page.locator('#contents').waitFor({ state: 'hidden' });
    await expect.poll(() => isInView(page, page.url().split('#')[1])).toBe(true);
    expect(errors).toEqual([]);
  });

  test.each(LANGS)('prints every game on one page, in %s', async lang => {
    const { page, errors } = await person(opened().browser, opened().host.url, 'desktop', lang);
    for (const { meta } of GAMES) {
      await page.goto(`/rules/${meta.id}/summary`);
      await page.locator('.summary .signs dt').first().waitFor();
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), meta.id).toHaveLength(1);
    }
    expect(errors).toEqual([]);
  });

  test('is opened by a refusal, at its rule, and leads back to the table', async () => {
    const { page } = await person(opened().browser, opened().host.url);
    await hurryBots(page);
    await page.goto('/local/submarine');
    for (const seat of await page.locator('.seatlist select').all()) await seat.selectOption('novice');
    await page.locator('form button[type=submit]').click();
    await openMoveList(page);
    for (let seed = 0; (await page.locator('[data-move^="move:"]').count()) === 0; seed++)
      await playListed(page, { wishes: TOGETHER, seed, most: 1 });
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Why not the/ })
      .first()
      .click();

    // What cannot be taken is read with the reason in place of the button.
    const link = page.locator('.sheet.reading .refused').getByRole('link', { name: /^Rule SU-\d+$/ });
    const id = new URL(String(await link.getAttribute('href')), page.url()).hash.slice(1);
    await link.click();
    await expect.poll(() => isRaised(page, id)).toBe(true);
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await seeBoard(page);
  });
});

function lastOf(tables: readonly Table[]): Table['entries'][number] {
  return tables.flatMap(({ entries }) => entries).at(-1) ?? never();
}

function never(): never {
  throw new Error('the game has no tables');
}

/** On a card of its own, and to be seen. */
async function isRaised(page: Page, id: string): Promise<boolean> {
  return (await page.locator(`.hl[id="${id}"]`).count()) === 1 && (await isInView(page, id));
}

function isInView(page: Page, id: string): Promise<boolean> {
  return page.evaluate(id => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    const above = document.querySelector('.side')?.getBoundingClientRect();
    const top = above && above.width === innerWidth ? above.bottom : 0;
    return box !== undefined && box.top >= top && box.top < innerHeight;
  }, id);
}
