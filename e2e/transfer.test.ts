/** What a first visit sends, counted where it arrives. */
import { describe, expect, test } from 'vitest';
import { stranger, visit } from '../bench/paint/visit.ts';
import { chromiumPath } from './browser.ts';
import { stage } from './stage.ts';

const LOBBY = 200_000;

describe.skipIf(!chromiumPath)('a first visit', () => {
  const opened = stage();

  test.each(['en', 'de'])('to the lobby in %s sends no more than the budget', async lang => {
    const { host, browser } = opened();
    const context = await stranger(browser, host.url, 'phone', lang);
    const { bytes, requests } = await visit(context, '/', { until: 'h1' });
    expect(requests).toBeGreaterThan(8);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(LOBBY);
    await context.close();
  });

  test('can be read without script, in the language of the reader', async () => {
    const { host, browser } = opened();
    const context = await browser.newContext({ baseURL: host.url, locale: 'de', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Brettspiele aus der Tiefsee' }).waitFor();
    expect(await page.locator('noscript').textContent()).toContain('Dazu braucht es JavaScript');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await context.close();
  });

  test('keeps the theme and hides the wrong language from the first paint on', async () => {
    const { host, browser } = opened();
    const context = await browser.newContext({ baseURL: host.url, locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('fathom.theme', 'dark');
      localStorage.setItem('fathom.lang', 'de');
    });
    await page.route(/\/assets\/.*\.js$/, route => route.abort());
    await page.reload();
    const first = () =>
      page.evaluate(() => ({
        theme: document.documentElement.dataset.theme,
        shown: getComputedStyle(document.querySelector('h1') ?? document.body).visibility,
      }));
    expect(await first()).toEqual({ theme: 'dark', shown: 'hidden' });
    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Brettspiele aus der Tiefsee' }).waitFor();
    expect(await first()).toEqual({ theme: 'dark', shown: 'visible' });
    await context.close();
  });
});
