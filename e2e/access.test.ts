/** Every page is usable by everybody: axe finds nothing, nothing scrolls sideways, every button can be hit. */
import { GAMES, submarine } from '@fathom/games';
import { LANGS, type Meta } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { check, fits } from './axe.ts';
import { chromiumPath, person, type Size } from './browser.ts';
import { BUSY, playListed, type Wish } from './listed.ts';
import { rememberPosition } from './position.ts';
import { stage } from './stage.ts';
import { isOver, openMoveList, seeBoard } from './table.ts';

const LOOKS = [
  { size: 'phone', lang: 'de', theme: 'light', part: 0 },
  { size: 'desktop', lang: 'en', theme: 'dark', part: 1 },
] as const;

/** All submarines in one space, and the ship above them. */
const TOGETHER: readonly Wish[] = [{ move: /^place:C$/ }, { move: /^sail:C$/ }];

const PAGES = [
  '/',
  '/replay',
  '/local/submarine',
  '/learn/submarine',
  '/learn/submarine/toll',
  '/learn/flotilla/outposts',
  '/learn/endeavor-deep-sea/puzzles/reef',
  '/rules/new-eden/summary',
];

describe.skipIf(!chromiumPath)('access', () => {
  const opened = stage();

  test.each(LOOKS)('$size, $lang, $theme', async ({ size, lang, theme, part }) => {
    const page = await look(size, lang, theme);
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await check(page, path);
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    // Long texts of the same shape, and what costs most here: each in one look.
    for (const [i, { meta }] of GAMES.entries())
      if (i % LOOKS.length === part) await checkRules(page, meta, size);
    for (const { meta } of GAMES) await checkGame(page, meta);
  });

  test('tablet, en, light', async () => {
    const page = await look('tablet', 'en', 'light');
    await page.goto('/');
    await check(page, '/');
    await checkGame(page, submarine.meta);
  });

  test('several submarines in one space say how many they are', async () => {
    const page = await look('desktop', 'en', 'light');
    await page.goto('/local/submarine');
    await begin(page);
    while ((await page.locator('[data-move^="move:"]').count()) === 0) await playOn(page, 1, TOGETHER);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Move one of the \d submarines on C2$/ }).waitFor();
    await check(page, 'the table with all submarines in one space');
  });

  test.each(LANGS)('in %s the options of every game fit a phone', async lang => {
    const page = await look('phone', lang, 'light');
    for (const { meta } of GAMES.filter(({ meta }) => Object.keys(meta.options).length > 0)) {
      await page.goto(`/local/${meta.id}`);
      await page.locator('.options summary').click();
      await page.locator('.option .select').first().waitFor();
      await fits(page, `the options of ${meta.title}`);
    }
  });

  test('whoever has taken a submarine up is asked where it goes', async () => {
    const { host, browser } = opened();
    const { page, context } = await person(browser, host.url);
    await rememberPosition(page, 'submarine', /^move:/, 30);
    await page.goto('/local/submarine');
    await seeBoard(page);
    const question = page.locator('.prompt .q');
    const before = await question.textContent();
    await page
      .getByRole('button', { name: /^Move (your|one of the|the) .*submarine/ })
      .first()
      .click();
    await page.getByText(/^Choose where the submarine from [A-F][1-5] goes$/).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => question.textContent()).toBe(before);
    await context.close();
  });

  test('what scrolls and leads nowhere else is reached by keyboard', async () => {
    const page = await look('phone', 'en', 'light');
    await page.goto('/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div id="area" data-scrolls><p>Down</p></div>');
      document.querySelector('#area')?.setAttribute('style', 'height: 90px; overflow: auto');
    });
    const area = page.locator('#area');
    const tabIndex = () => area.getAttribute('tabindex');
    expect(await tabIndex()).toBe(null);
    await area.evaluate(element =>
      element.insertAdjacentHTML('beforeend', '<p>and<br>down<br>and<br>down<br>again</p>'),
    );
    await expect.poll(tabIndex).toBe('0');
    await area.evaluate(element => element.insertAdjacentHTML('beforeend', '<button>Here</button>'));
    await expect.poll(tabIndex).toBe(null);
  });

  async function look(size: Size, locale: string, colorScheme: 'light' | 'dark'): Promise<Page> {
    const { host, browser } = opened();
    const { context, page } = await person(browser, host.url, size, locale, { colorScheme, bypassCSP: true });
    await context.addInitScript(() => localStorage.setItem('fathom.tempo', 'instant'));
    return page;
  }
});

/** Against bots that do not think: how well they play is of no interest here. */
async function begin(page: Page): Promise<void> {
  for (const seat of await page.locator('.seatlist select').all()) await seat.selectOption('novice');
  await page.locator('form button[type=submit]').click();
  await openMoveList(page);
}

/** Ends where the page asks: while bots move nothing holds still. */
async function playOn(page: Page, moves: number, wishes = BUSY): Promise<void> {
  for (let seed = 0, left = moves; left > 0; seed++) {
    const played = await playListed(page, { wishes, seed, most: left });
    if (played.length === 0) await page.waitForTimeout(30);
    left -= Math.max(1, played.length);
  }
  await page.locator('[data-move]').first().waitFor();
}

/** As a whole, with the contents over it, and while somebody searches. */
async function checkRules(page: Page, { id }: Meta, size: Size): Promise<void> {
  await page.goto(`/rules/${id}`);
  await page.locator('.txt section').first().waitFor();
  await check(page, `the rules of ${id}`);
  // Contents and search are the same in every game.
  if (id !== submarine.meta.id) return;
  if (size === 'phone') {
    await page.locator('.side > .btn').click();
    await check(page, `the contents of ${id}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('searchbox').fill('-12');
  await page.locator('.txt mark').first().waitFor();
  await check(page, `the rules of ${id}, searched`);
}

async function checkGame(page: Page, { id: game, bounds }: Meta): Promise<void> {
  await page.goto(`/local/${game}`);
  await begin(page);
  // A short game is looked at early, so that it is not over yet.
  await playOn(page, Math.min(game === 'submarine' ? 12 : 24, Math.ceil(bounds.moves / 10)));
  // The list is the same everywhere.
  if (game === 'submarine') await check(page, 'the list of moves');
  await page.keyboard.press('Escape');
  await check(page, `the table of ${game}`);
  expect(await isOver(page)).toBe(false);
}
