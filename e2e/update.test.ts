/** A page that was open during an update finds the new files instead of breaking. */
import { describe, expect, test } from 'vitest';
import { chromiumPath, SIZES } from './browser.ts';
import { stage } from './stage.ts';

describe.skipIf(!chromiumPath)('an update of the server', () => {
  const opened = stage();

  test('is loaded when a part of the old page is gone', async () => {
    const { host, browser } = opened();
    const context = await browser.newContext({
      viewport: SIZES.desktop,
      baseURL: host.url,
      locale: 'en',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/');
    let loads = 0;
    page.on('load', () => loads++);
    await page.route(/\/assets\/rules-.*\.js$/, route =>
      loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
    expect(loads).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/rules/submarine');
  });

  test.each([/\/assets\/rules-.*\.js$/, /\/assets\/RULINGS-.*\.js$/])(
    'without %s is not loaded again and again',
    async missing => {
      const { host, browser } = opened();
      const context = await browser.newContext({ baseURL: host.url, locale: 'en', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto('/');
      let loads = 0;
      page.on('load', () => loads++);
      await page.route(missing, route => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('heading', { name: 'Something broke.' }).waitFor();
      expect(loads).toBe(1);
    },
  );
});
