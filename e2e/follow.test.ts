/** What the others did can be seen: its sentence, its marks, its moment; also after an absence. */
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, person } from './browser.ts';
import { PATIENCE } from './host.ts';
import { stage } from './stage.ts';
import { openMoveList, seeBoard } from './table.ts';

/** Somebody who likes movement, shown briskly. */
async function watcher(browser: Browser, base: string): Promise<Page> {
  const { context, page } = await person(browser, base, 'desktop', 'en', { reducedMotion: 'no-preference' });
  await context.addInitScript(() => {
    localStorage.setItem('fathom.tempo', 'brisk');
    localStorage.setItem('fathom.name', 'Ines');
  });
  return page;
}

/** A turn of somebody else in the ribbon; what the game itself did has no number. */
const TURN = '.ribbon li:has(.wn) button';

/** Plays until somebody else has had a turn that stands in the ribbon. */
async function untilOthersMoved(page: Page): Promise<void> {
  const ribbon = page.locator(TURN);
  const end = Date.now() + PATIENCE;
  while ((await ribbon.count()) === 0 && Date.now() < end) {
    await openMoveList(page);
    const moves = page.locator('.move-list [data-move]');
    if ((await moves.count()) > 0)
      await moves
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await ribbon.first().waitFor();
}

describe.skipIf(!chromiumPath)('the moves of others', () => {
  const opened = stage();

  test.each(['submarine', 'new-eden', 'endeavor-deep-sea', 'flotilla'])(
    'in %s leave a sentence, marks and a moment',
    async game => {
      const { host, browser } = opened();
      const page = await watcher(browser, host.url);
      await page.goto(`/local/${game}`);
      const seat = page.getByLabel('Seat 2');
      if ((await seat.count()) > 0) await seat.selectOption({ label: 'Bot: novice' });
      await page.getByRole('button', { name: 'Begin' }).click();
      await seeBoard(page);
      await untilOthersMoved(page);
      const first = page.locator(TURN).first();
      expect((await first.textContent())?.length).toBeGreaterThan(8);
      await expect.poll(() => page.locator('.seat .wn').count()).toBeGreaterThan(0);

      // The moment again, with a caption, and back.
      await page.keyboard.press('Escape');
      await page.locator('main.screen:not(.showing)').waitFor();
      await first.click();
      await page.locator('main.screen.showing').waitFor();
      await page.getByTestId('caption').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('main.screen:not(.showing)').waitFor();
      await page.context().close();
    },
  );

  test('are shown after an absence, when one likes', async () => {
    const { host, browser } = opened();
    const page = await watcher(browser, host.url);
    await page.goto('/local/submarine');
    await page.getByLabel('Seat 2').selectOption({ label: 'Bot: novice' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);
    await untilOthersMoved(page);
    // As if the page had been closed an hour ago, before the others moved.
    await page.evaluate(() => {
      addEventListener('pagehide', event => event.stopImmediatePropagation(), true);
      for (const key of Object.keys(localStorage))
        if (key.startsWith('fathom.seen.'))
          localStorage.setItem(key, JSON.stringify({ seq: 0, at: Date.now() - 3_600_000 }));
    });
    await page.reload();
    const card = page.getByTestId('welcome');
    await card.waitFor();
    await card.getByText('1 hour').waitFor();
    await card.getByRole('button', { name: 'Skip' }).click();
    await page.locator('main.screen:not(.showing)').waitFor();
    expect(await page.getByTestId('ribbon').getByRole('listitem').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});
