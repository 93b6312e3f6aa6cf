/** The coach at the table: three moves as ghosts, the bot's own first, gone with the position; others see that somebody asked. */
import { EFFORT } from '@fathom/bots/coach/effort.ts';
import { think } from '@fathom/bots/think.ts';
import type { ToldMatch } from '@fathom/kernel';
import type { Seated } from '@fathom/server/protocol.ts';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '../server/test/arena.ts';
import { adviceFor, playUntil, questionAt, recordOfTold } from '../web/test/matches.ts';
import { check } from './axe.ts';
import { chromiumPath, person } from './browser.ts';
import { PATIENCE } from './host.ts';
import { busiest, lessThan, rememberMatch } from './judged.ts';
import { stage } from './stage.ts';
import { openMoveList, openTable, seeBoard, sequence, sitDown } from './table.ts';

const CASES = [
  { id: 'submarine', size: 'desktop', lang: 'en' },
  { id: 'new-eden', size: 'phone', lang: 'de' },
  { id: 'endeavor-deep-sea', size: 'desktop', lang: 'de' },
  { id: 'flotilla', size: 'phone', lang: 'en' },
] as const;

/** A position in which coach and bot agree about what is best, as long as one thinks in Node. */
async function clearPosition(id: string): Promise<{ told: ToldMatch; best: string }> {
  let best = '';
  const isClear = async (now: ToldMatch, seat: number, moves: readonly string[]) => {
    if (seat !== 0 || moves.length < 3 || now.count < 6) return false;
    const question = questionAt(now, seat);
    const { moves: ranked, clarity } = await adviceFor(question);
    const gap = ranked[0].share - (ranked[1]?.share ?? 0);
    if (clarity !== 'clear' || gap < 0.03) return false;
    best = (await think({ ...question, seats: now.setup.seats, level: 'ismcts:1500', seed: 'bot' })).move;
    return best === ranked[0].move;
  };
  const told = await playUntil(id, isClear, 'ismcts:20');
  if (told.result) throw new Error(`${id} was played to its end without a clear choice`);
  return { told, best };
}

async function askCoach(page: Page): Promise<void> {
  const panel = page.getByTestId('advice');
  // A key pressed before the page listens is lost.
  for (let tries = 0; tries < 20 && !(await panel.isVisible()); tries++) {
    await page.keyboard.press('c');
    await panel.waitFor({ timeout: 3000 }).catch(() => {});
  }
  await panel.waitFor();
}

describe.skipIf(!chromiumPath)('the coach', () => {
  const opened = stage();

  test.each(CASES)(
    "in $id, $size, $lang: says the bot's own move, as a ghost, and takes nothing with it",
    async ({ id, size, lang }) => {
      const { host, browser } = opened();
      const { page, errors, context } = await person(browser, host.url, size, lang);
      const { told, best } = await clearPosition(id);
      await rememberMatch(page, 'local-coach', recordOfTold(told));
      await page.goto(`/local/${id}`);
      await seeBoard(page);
      const longest = await busiest(page, async () => {
        await askCoach(page);
        await page.locator('.think[data-state=done]').waitFor({ timeout: PATIENCE });
      });
      console.log(`coach of ${id}: the longest task took ${longest.toFixed(0)} ms of the processor`);
      expect(await page.locator('.mv.best').getAttribute('data-text')).toBe(best);
      // Not only where it is clear: the page says what the engine says to the same question, all moves and shares.
      const before = await sequence(page);
      const seed = `coach/local-coach/${before}/0`;
      const { moves } = await adviceFor(questionAt(told, 0, { seed, effort: lessThan(EFFORT) }));
      const rows = await page
        .locator('.mv')
        .evaluateAll(found =>
          found.map(row => [row.getAttribute('data-text'), row.querySelector('.ws b')?.textContent]),
        );
      expect(Object.fromEntries(rows)).toEqual(
        Object.fromEntries(moves.map(({ move, share }) => [move, `${Math.round(share * 100)} %`])),
      );
      expect(rows.length).toBeGreaterThan(1);

      // Looking at a row, also with Enter, plays nothing.
      await page.locator('.mv button').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.ring.ghost').first().waitFor({ state: 'attached' });
      await page.getByTestId('caption').waitFor({ state: 'attached' });
      await check(page, `the coach in ${id}`);
      expect(await sequence(page)).toBe(before);

      // What was said belongs to the position: after a move nothing of it is left.
      await page.keyboard.press('1');
      await expect.poll(() => sequence(page), { timeout: PATIENCE }).not.toBe(before);
      await page.locator('.ring.ghost').waitFor({ state: 'detached' });
      expect(await page.locator('.mv').count()).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('left in the middle says nothing later, and asked again it answers', async () => {
    const { host, browser } = opened();
    const { page, errors, context } = await person(browser, host.url);
    const told = await playUntil(
      'submarine',
      (now, seat, moves) => seat === 0 && moves.length > 3 && now.count > 8,
    );
    await rememberMatch(page, 'local-coach', recordOfTold(told));
    await page.goto('/local/submarine');
    await seeBoard(page);
    await askCoach(page);
    await page.keyboard.press('c');
    await page.getByTestId('advice').waitFor({ state: 'detached' });
    await askCoach(page);
    await page.keyboard.press('1');
    await page.locator('.mv').waitFor({ state: 'detached' });
    await expect.poll(() => page.workers().length, { timeout: PATIENCE }).toBeLessThanOrEqual(2);
    expect(await page.locator('.ring.ghost').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('asking at an online table is told to the others', async () => {
    const { host, browser } = opened();
    const [ines, mateo] = [await person(browser, host.url), await person(browser, host.url)];
    const address = await openTable(ines, 'Ines', 2);
    await sitDown(mateo, address, 'Mateo');
    await Promise.all([seeBoard(ines.page), seeBoard(mateo.page)]);
    await openMoveList(ines.page);
    const first = (await ines.page.locator('[data-move]').count()) > 0 ? ines : mateo;
    const other = first === ines ? mateo : ines;
    await first.page.evaluate(() => localStorage.setItem('fathom.effort', '0.1'));
    await askCoach(first.page);
    await first.page.locator('.mv').first().waitFor({ timeout: PATIENCE });
    await other.page.getByRole('button', { name: /^Chat/ }).click();
    await other.page.getByText('asked the coach.').waitFor({ timeout: PATIENCE });
    await first.context.close();
    await other.context.close();
  });

  test('is off where it counts, and says so', async () => {
    const { host, browser } = opened();
    const clock = {
      kind: 'turn',
      time: 86_400_000,
      increment: 0,
      late: 'remind',
      vacation: 0,
      nights: false,
    };
    const page = await seated(browser, host.url, { rated: true, clock });
    await askCoach(page);
    await page.getByText('this table is rated').waitFor();
    expect(await page.locator('.mv, .think').count()).toBe(0);
    await check(page, 'the coach at a rated table');
    const without = await seated(browser, host.url, { coach: false });
    await askCoach(without);
    await without.getByText('was opened without it').waitFor();
  });
});

/** Somebody at a table of two with a bot, as the browser would remember it. */
async function seated(browser: Browser, base: string, over: object): Promise<Page> {
  const { page } = await person(browser, base);
  const { body } = await call<Seated>(base, 'POST', '/api/tables', {
    body: {
      game: 'submarine',
      name: 'Ines',
      seats: [{ kind: 'you' }, { kind: 'bot', level: 'random' }],
      ...over,
    },
  });
  const { table, you, token, invite } = body;
  const pass = { table: table.id, game: 'submarine', seat: you, token, invite, since: 1 };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `fathom.pass.${table.id}`,
    JSON.stringify(pass),
  ] as const);
  await page.goto(`/t/${table.id}`);
  await seeBoard(page);
  return page;
}
