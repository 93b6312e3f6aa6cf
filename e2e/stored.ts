/** The app on a device that has seen it once. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Once the service worker has stored the app, it starts without a server. */
export async function appIsStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
