/** What is asked and what has happened is in sight, and lies where it belongs. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cutOff } from '../scripts/pictures/matches.ts';
import { chromiumPath, person } from './browser.ts';
import { stage } from './stage.ts';

/** A recorded match, stopped where the person at this device is asked. */
async function resume(page: Page, record: string, at: number, offered?: RegExp): Promise<void> {
  const match = await cutOff(record, offered ? { at, offered } : { at });
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('fathom.tempo', 'instant');
    },
    [`fathom.match.${match.id}`, JSON.stringify(match)] as const,
  );
  await page.goto(`/local/${match.record.game}`);
  await page.locator('[data-testid=prompt]').waitFor();
}

describe.skipIf(!chromiumPath)('in sight', () => {
  const opened = stage();
  const look = async () => {
    const { host, browser } = opened();
    const low = { viewport: { width: 1366, height: 700 } };
    return (await person(browser, host.url, 'desktop', 'de', low)).page;
  };

  test('is an oxygen card that may be used, however many lie before it', async () => {
    const page = await look();
    await resume(page, 'new-eden/final-4', 0.2, /^use/);
    const row = page.locator('.new-eden-tray .oxygen');
    await row.locator('.legal').first().waitFor();
    const frame = await row.boundingBox();
    const tank = await row.locator('.legal').first().boundingBox();
    expect(frame && tank && tank.x >= frame.x && tank.x + tank.width <= frame.x + frame.width).toBe(true);
    await page.context().close();
  });

  test('is the whole impact board and what may be done instead', async () => {
    const page = await look();
    await resume(page, 'endeavor-deep-sea/mission-9', 0.3, /^clean/);
    const body = page.locator('.slip-body:has(.impact)');
    await body.locator('.deed.legal, .deeds .legal').first().waitFor();
    expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.context().close();
  });

  test('a ring stays in the area that scrolls what it surrounds', async () => {
    const page = await look();
    await resume(page, 'flotilla/greedy', 0.4);
    const rings = page.locator('.ring.wake');
    await rings.first().waitFor();
    const edge = await page
      .locator('.rail.right .panels')
      .evaluate(area => area.getBoundingClientRect().bottom);
    const below = await rings.evaluateAll(
      (all, edge) =>
        all.filter(ring => {
          const { left, top, bottom } = ring.getBoundingClientRect();
          return !(ring as HTMLElement).hidden && left > 1066 && top < edge && bottom > edge + 0.5;
        }).length,
      edge,
    );
    expect(below).toBe(0);
    await page.context().close();
  });
});
