/** One person plays a whole local game against bots while no server is running. */
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { chromiumPath, isUnexpected, person, STORES } from './browser.ts';
import { LIFTING, playListed } from './listed.ts';
import { stage } from './stage.ts';
import { appIsStored } from './stored.ts';
import { clickListed, hurryBots, openMoveList, sequence, untilOver } from './table.ts';

describe.skipIf(!chromiumPath)('a local game', () => {
  const opened = stage();

  test('is played to its end without a server, and survives a reload', async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone', 'en', STORES);
    await hurryBots(page);
    await appIsStored(page);
    await host.stop();

    await page.goto('/local/submarine');
    await page.getByLabel('Your name').fill('Ines');
    await page.getByLabel('Seat 2').selectOption({ label: 'Bot: novice' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await openMoveList(page);

    const rng = seedRng('e2e', 'local');
    for await (const turn of untilOver(page, 200)) {
      if (turn === 10) {
        const before = Number(await sequence(page));
        await page.reload();
        await openMoveList(page);
        expect(Number(await sequence(page))).toBeGreaterThanOrEqual(before);
      }
      const byMouse = turn < 20;
      const played = byMouse
        ? await clickListed(page, LIFTING, rng)
        : await playListed(page, { wishes: LIFTING, seed: turn });
      if (played.length === 0) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByText(/Move 0 of \d+/).waitFor();
    expect(errors.filter(isUnexpected)).toEqual([]);
  });
});
