/** The review of a match: figures of the engine, the selection in the address, kept in the browser, and what it cannot do. */

import { readFileSync } from 'node:fs';
import { REVIEW_EFFORT } from '@fathom/bots/coach/effort.ts';
import type { Begun, Review } from '@fathom/bots/coach/review.ts';
import type { MatchRecord } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answersTo, playUntil, recordOfTold } from '../web/test/matches.ts';
import { check } from './axe.ts';
import { chromiumPath, person } from './browser.ts';
import { PATIENCE } from './host.ts';
import { busiest, lessThan, rememberMatch } from './judged.ts';
import { stage } from './stage.ts';
import { seeBoard } from './table.ts';

const CASES = [
  { id: 'submarine', size: 'phone', lang: 'en' },
  { id: 'new-eden', size: 'desktop', lang: 'de' },
  { id: 'endeavor-deep-sea', size: 'phone', lang: 'de' },
  { id: 'flotilla', size: 'desktop', lang: 'en' },
] as const;

const MOVES = 30;

/** What the engine says about it in Node, with as little thinking as the page does in tests. */
async function reviewInNode(record: MatchRecord): Promise<Review> {
  const last = (await answersTo({ kind: 'review', record, effort: lessThan(REVIEW_EFFORT) })).at(-1);
  if (last?.kind !== 'review') throw new Error('no review');
  return last.begun.review;
}

/** What the page has put away. */
function kept(page: Page): Promise<Begun | undefined> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>(resume => request.addEventListener('success', () => resume(request.result)));
    const shelf = await answer(indexedDB.open('fathom'));
    const [found] = await answer(shelf.transaction('reviews').objectStore('reviews').getAll());
    shelf.close();
    return found;
  });
}

async function isDone(page: Page): Promise<void> {
  await page.locator('[data-testid=review][data-state=done]').waitFor({ timeout: 3 * PATIENCE });
}

describe.skipIf(!chromiumPath)('a review', () => {
  const opened = stage();

  test.each(CASES)(
    'of $id, $size, $lang: is what the engine says, stays in the browser, and leads on',
    async ({ id, size, lang }) => {
      const { host, browser } = opened();
      const { page, errors, context } = await person(browser, host.url, size, lang);
      const record = recordOfTold(await playUntil(id, told => told.count >= MOVES));
      const review = await reviewInNode(record);
      const poor = review.decisions.find(({ verdict }) => verdict === 'costly') ?? review.decisions[0];
      await rememberMatch(page, 'local-review', record);
      const longest = await busiest(page, async () => {
        await page.goto(`/review/local-review?move=${poor.move}&seat=${poor.seat}`);
        await isDone(page);
      });
      console.log(`review of ${id}: the longest task took ${longest.toFixed(0)} ms of the processor`);
      expect((await kept(page))?.review).toEqual(review);
      const card = page.getByTestId('decision');
      expect(await card.getAttribute('data-verdict')).toBe(poor.verdict);
      if (poor.best !== poor.played)
        expect(await page.getByTestId('best').getAttribute('data-text')).toBe(poor.best);
      expect(await page.locator('.lane .rt').count()).toBe(
        review.decisions.filter(({ seat }) => seat === poor.seat).length,
      );
      await check(page, `the review of ${id}`);

      // The selection is in the address, and what was made is there at once after a reload.
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(url => url.searchParams.get('move') === String(poor.move + 1));
      await page.reload();
      await isDone(page);
      await page.waitForURL(url => url.searchParams.get('move') === String(poor.move + 1));
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('saves record and review in one file, keeps a puzzle and plays on', async () => {
    const { host, browser } = opened();
    const { page, context } = await person(browser, host.url);
    const record = recordOfTold(await playUntil('submarine', told => told.count >= 3 * MOVES));
    const review = await reviewInNode(record);
    const costly = review.decisions.find(({ verdict }) => verdict === 'costly' || verdict === 'good');
    if (!costly) throw new Error('random moves cost nothing');
    await rememberMatch(page, 'local-review', record);
    await page.goto(`/review/local-review?move=${costly.move}&seat=${costly.seat}`);
    await isDone(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save record and review' }).click(),
    ]);
    const saved = JSON.parse(readFileSync((await download.path()) ?? '', 'utf8'));
    expect(saved).toMatchObject({ fathom: 1, seed: record.seed });
    expect(saved.review).toEqual(review);

    await page.getByRole('button', { name: 'Keep as a puzzle' }).click();
    await page.getByRole('link', { name: 'Kept. Practise it' }).click();
    await page.getByText('What do you play here?').waitFor();
    await page.goBack();
    await isDone(page);
    await page.getByRole('button', { name: 'Try it from here' }).click();
    await seeBoard(page);
    await page.waitForURL(/\/local\/submarine/);
    await context.close();
  });

  test('begins by itself where a match ends, and goes on where it is opened', async () => {
    const { host, browser } = opened();
    const { page, context } = await person(browser, host.url);
    const record = recordOfTold(await playUntil('submarine', () => false));
    await rememberMatch(page, 'local-review', record);
    await page.goto('/local/submarine');
    await page.getByTestId('end').waitFor();
    const link = page.locator('a[data-review=running]', { hasText: / of \d+ moves/ });
    await link.waitFor({ timeout: PATIENCE });
    const done = Number.parseInt((await link.locator('small').textContent()) ?? '', 10);
    await link.click();
    await page.getByTestId('review').waitFor();
    await expect.poll(async () => (await kept(page))?.done ?? 0).toBeGreaterThanOrEqual(done);
    await context.close();
  });

  test('says what it cannot do and why', async () => {
    const { host, browser } = opened();
    const { page, context } = await person(browser, host.url);
    const record = recordOfTold(await playUntil('submarine', told => told.count >= 4));
    await rememberMatch(page, 'local-old', { ...record, version: 99 });
    await rememberMatch(page, 'local-cut', { ...record, moves: [...record.moves, [0, 'nonsense']] });
    await rememberMatch(page, 'local-empty', { ...record, moves: [] });
    for (const [address, text] of [
      ['/review/local-old', /version/i],
      ['/review/local-cut', /cannot be reviewed\. Move 5/],
      ['/review/local-empty', /Nothing was played/],
      ['/review/local-gone', /another device/],
      ['/review/nowhere', /./],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Review' }).waitFor({ timeout: PATIENCE });
      await page.locator('main').getByText(text).first().waitFor({ timeout: PATIENCE });
      expect(await page.getByTestId('review').count()).toBe(0);
    }
    await context.close();
  });
});
