/** What the others did can be seen: its sentence, its marks, its moment; also after an absence. */
import { optionVariants, pick, type Seat, seedRng, ToldMatch } from '@fathom/kernel';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, recordOfTold, rulesNamed } from '../web/test/matches.ts';
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

  test.each(GAME_IDS)('in %s leave a sentence, marks and a moment', async game => {
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
  });

  test.each(GAME_IDS)('in %s are shown after twenty of them, when one likes', async game => {
    const { host, browser } = opened();
    const { told, seat } = await absence(game);
    const page = await watcher(browser, host.url);
    await rememberAbsence(page, told, seat);
    await page.goto(`/local/${game}`);
    const card = page.getByTestId('welcome');
    await card.getByText('9 hours').waitFor();
    await card.getByRole('button', { name: /^Show, \d+ s$/ }).click();
    const table = page.locator('main.screen');
    await page.getByTestId('caption').waitFor();
    const first = await table.getAttribute('data-shown');
    expect(Number(first)).toBeLessThanOrEqual(told.count);
    // It goes on by itself, stands still when asked to, and is left at once.
    await page.waitForFunction(before => {
      const now = document.querySelector<HTMLElement>('main.screen')?.dataset.shown;
      return now !== undefined && now !== before;
    }, first);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await page.getByRole('button', { name: 'To my turn' }).click();
    await page.locator('main.screen:not(.showing)').waitFor();
    expect(await table.getAttribute('data-seq')).toBe(String(told.count));
    const marks = await marksOf(page);
    expect(marks.turns).toBeGreaterThan(0);
    expect(marks.seats).toBeGreaterThan(0);

    // What is new stays new when the page is loaded again, and nobody is asked twice.
    await page.reload();
    await seeBoard(page);
    await expect.poll(() => marksOf(page)).toEqual(marks);
    expect(await card.count()).toBe(0);
    await page.context().close();
  });
});

const AWAY = 20;

interface Absence {
  readonly told: ToldMatch;
  /** Whose turn it is after so many moves of others. */
  readonly seat: Seat;
}

async function absence(id: string): Promise<Absence> {
  const game = await rulesNamed(id);
  const [options] = optionVariants(game.meta.options);
  for (let n = 0; n < 200; n++) {
    const told = new ToldMatch(game, { seats: game.meta.seats.max, options, seed: `away ${n}` });
    const rng = seedRng('away', String(n));
    const last = new Map<Seat, number>();
    while (told.actors.length > 0) {
      const [seat] = told.actors;
      const moves = told.movesOf(seat);
      const since = told.count - (last.get(seat) ?? told.count);
      if (told.actors.length === 1 && moves.length > 1 && since >= AWAY) return { told, seat };
      told.choose(seat, pick(rng, moves));
      last.set(seat, told.count);
    }
  }
  throw new Error(`nobody waits for ${AWAY} moves in ${id}`);
}

/** As if the page had been closed after the own turn, nine hours ago. */
async function rememberAbsence(page: Page, told: ToldMatch, seat: Seat): Promise<void> {
  const record = recordOfTold(told);
  const names = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Bo'].slice(0, record.seats);
  const seats = names.map((name, i) =>
    i === seat ? { kind: 'person', name } : { kind: 'bot', name, level: 'novice' },
  );
  const seen = record.moves.findLastIndex(([mover]) => mover === seat) + 1;
  const match = { id: 'local-away', created: 1, updated: 1, seats, record: { ...record, names } };
  await page.addInitScript(
    ([saved, key, last]) => {
      localStorage.setItem('fathom.match.local-away', saved);
      if (!localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ seq: last, at: Date.now() - 9 * 3_600_000 }));
    },
    [JSON.stringify(match), `fathom.seen.local-away.${seat}`, seen] as const,
  );
}

/** Sentences in the ribbon, and numbers at the seats. */
async function marksOf(page: Page): Promise<{ turns: number; seats: number }> {
  return { turns: await page.locator(TURN).count(), seats: await page.locator('.seat .wn').count() };
}
