/** Lessons, guided games and puzzles can be finished by following them, whatever is pressed on the way. */
import { GAMES } from '@fathom/games';
import { LANGS } from '@fathom/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { check } from './axe.ts';
import { chromiumPath, isUnexpected, type Person, person, STORES } from './browser.ts';
import { followLesson, followLight, solve } from './lessons.ts';
import { stage } from './stage.ts';
import { appIsStored } from './stored.ts';
import { turnTo } from './table.ts';

const SIZES = ['desktop', 'phone'] as const;
const ALL = SIZES.flatMap(size => LANGS.map(lang => ({ size, lang })));
type Look = (typeof ALL)[number];
const ENGLISH: Look = { size: 'desktop', lang: 'en' };

/**
 * FATHOM_LOOKS=all: every game in both sizes and both languages. Otherwise each game in one, the lessons in another than the
 * puzzles, and all of them in turn.
 */
const EVERY_LOOK = process.env.FATHOM_LOOKS === 'all';
const casesIn = (look: (game: number) => number) =>
  GAMES.filter(({ lessons }) => lessons !== undefined).flatMap(({ meta: { id } }, i) =>
    ALL.filter((_, n) => EVERY_LOOK || n === look(i)).map(one => ({ id, ...one })),
  );

describe.skipIf(!chromiumPath)('learning', () => {
  const opened = stage();
  const visit = ({ size, lang }: Look, more?: BrowserContextOptions): Promise<Person> => {
    const { host, browser } = opened();
    return person(browser, host.url, size, lang, more);
  };

  test.each(casesIn(i => i % ALL.length))('$id, $size, $lang: every lesson can be followed', async look => {
    const { page, errors, context } = await visit(look);
    const book = (await GAMES.find(({ meta }) => meta.id === look.id)?.lessons?.())?.lessons;
    const names = [book?.guided, ...(book?.lessons ?? [])].flatMap(lesson => lesson?.id ?? []);
    await page.goto(`/learn/${look.id}`);
    for (const [i, name] of names.entries()) {
      await turnTo(page, `/learn/${look.id}/${name}`);
      if (EVERY_LOOK || i === 0) await checkLesson(page, `${look.id}/${name}`);
      await followLesson(page, { reloads: i === 0 });
    }
    await turnTo(page, `/learn/${look.id}`);
    await page
      .locator('.lessons .done-tick .ic')
      .nth(names.length - 2)
      .waitFor();
    expect(await page.locator('.lessons .done-tick .ic').count()).toBe(names.length - 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(casesIn(i => ALL.length - 1 - (i % ALL.length)))(
    '$id, $size, $lang: puzzles take their solution only',
    async look => {
      const { page, errors, context } = await visit(look);
      const book = (await GAMES.find(({ meta }) => meta.id === look.id)?.puzzles?.())?.puzzles;
      await page.goto(`/learn/${look.id}`);
      for (const [i, { id, solution }] of (book?.puzzles ?? []).entries()) {
        await turnTo(page, `/learn/${look.id}/puzzles/${id}`);
        if (EVERY_LOOK && i % 4 === 0) await checkLesson(page, `${look.id}/puzzles/${id}`);
        await solve(page, solution);
      }
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test.each(GAMES.map(({ meta }) => meta.id))(
    '%s: a finger that follows the light plays the guided game',
    async id => {
      const { page, errors, context } = await visit({ size: 'phone', lang: 'de' });
      await page.goto(`/learn/${id}/first`);
      expect(await followLight(page)).toBeGreaterThan(10);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('on a phone the row of games shows the one that is read about', async () => {
    const { page, context } = await visit({ size: 'phone', lang: 'en' });
    for (const { meta } of GAMES) {
      await page.goto(`/learn/${meta.id}`);
      const box = await page.locator('.gtabs [aria-current]').boundingBox();
      expect(box?.x, meta.id).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), meta.id).toBeLessThanOrEqual(390);
    }
    await context.close();
  });

  test('addresses that lead nowhere lead to the page of the game', async () => {
    const { page, context } = await visit(ENGLISH);
    for (const [address, end] of [
      ['/learn/submarine/nothing', '/learn/submarine'],
      ['/learn/submarine/puzzles/nothing', '/learn/submarine'],
      ['/learn/submarine/a/b/c', '/learn/submarine/a/b/c'],
      ['/learn/nothing', '/learn/submarine'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForURL(url => url.pathname === end);
    }
    await context.close();
  });

  test('a guided game, a lesson and the puzzle of the day need no server after a first visit', async () => {
    const { page, errors, context } = await visit({ size: 'phone', lang: 'de' }, STORES);
    await page.goto('/');
    await appIsStored(page);
    const { host } = opened();
    onTestFinished(() => host.restart());
    await host.stop();
    for (const lesson of ['first', 'toll']) {
      await page.goto(`/learn/submarine/${lesson}`);
      await followLesson(page, { reloads: false });
    }
    await page.goto('/learn/submarine');
    await page.locator('.daily').click();
    await page.getByTestId('coach').waitFor();
    const { puzzles } = (await GAMES.find(({ meta }) => meta.id === 'submarine')?.puzzles?.())?.puzzles ?? {};
    const today = puzzles?.find(({ id }) => page.url().endsWith(`/${id}`));
    await solve(page, today?.solution ?? '');
    expect(errors.filter(isUnexpected)).toEqual([]);
    await context.close();
  });

  test('what is kept and cannot be read is forgotten with a message', async () => {
    const { page, context } = await visit(ENGLISH);
    // A page that writes nothing down itself.
    await page.goto('/replay');
    await remember(page, '{"done":3}');
    await page.goto('/learn/submarine');
    await page.getByText('could not be read').waitFor();
    await remember(
      page,
      JSON.stringify({ ...EMPTY, left: { first: { step: 4, moves: [[1, 'nonsense']] } } }),
    );
    await page.goto('/learn/submarine/first');
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByText('container').first().waitFor();
    await context.close();
  });

  test('newcomers are offered the guided game before the form', async () => {
    const { page, context } = await visit(ENGLISH);
    await page.goto('/');
    await page.getByRole('link', { name: /New to Submarine/ }).click();
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByTestId('coach').waitFor();
    await context.close();
  });
});

const EMPTY = { done: [], left: {}, tried: {}, solved: [], days: [] };

async function checkLesson(page: Page, where: string): Promise<void> {
  await page.locator('[data-testid=coach]:not([data-phase=over])').waitFor();
  await check(page, where);
}

function remember(page: Page, text: string): Promise<void> {
  return page.evaluate(text => localStorage.setItem('fathom.learn.submarine', text), text);
}
