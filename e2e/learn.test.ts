/** Lessons, guided games and puzzles can be finished by following them, whatever is pressed on the way. */
import { GAMES } from '@fathom/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person } from './browser.ts';
import { followLesson, solve } from './lessons.ts';
import { stage } from './stage.ts';

const LOOKS = [
  { size: 'desktop', lang: 'en' },
  { size: 'phone', lang: 'de' },
] as const;

const CASES = GAMES.filter(({ lessons }) => lessons !== undefined).flatMap(({ meta: { id } }) =>
  LOOKS.map(look => ({ id, ...look })),
);

describe.skipIf(!chromiumPath)('learning', () => {
  const opened = stage();
  const visit = ({ size, lang }: (typeof LOOKS)[number]): Promise<Person> => {
    const { host, browser } = opened();
    return person(browser, host.url, size, lang);
  };

  test.each(CASES)('$id, $size, $lang: every lesson can be followed', { timeout: 240_000 }, async look => {
    const { page, errors, context } = await visit(look);
    const book = (await GAMES.find(({ meta }) => meta.id === look.id)?.lessons?.())?.lessons;
    const names = [book?.guided, ...(book?.lessons ?? [])].flatMap(lesson => lesson?.id ?? []);
    for (const [i, name] of names.entries()) {
      await page.goto(`/learn/${look.id}/${name}`);
      await followLesson(page, { reloads: i === 0 });
    }
    await page.goto(`/learn/${look.id}`);
    await page
      .locator('.lessons .done-tick .ic')
      .nth(names.length - 2)
      .waitFor();
    expect(await page.locator('.lessons .done-tick .ic').count()).toBe(names.length - 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(CASES)(
    '$id, $size, $lang: puzzles take their solution only',
    { timeout: 240_000 },
    async look => {
      const { page, errors, context } = await visit(look);
      const book = (await GAMES.find(({ meta }) => meta.id === look.id)?.puzzles?.())?.puzzles;
      for (const { id, solution } of book?.puzzles ?? []) {
        await page.goto(`/learn/${look.id}/puzzles/${id}`);
        await solve(page, solution);
      }
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('addresses that lead nowhere lead to the page of the game', async () => {
    const { page, context } = await visit(LOOKS[0]);
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

  test('what is kept and cannot be read is forgotten with a message', async () => {
    const { page, context } = await visit(LOOKS[0]);
    await page.goto('/learn/submarine');
    // The page itself writes something down when it is opened.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
    await remember(page, '{"done":3}');
    await page.reload();
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
    const { page, context } = await visit(LOOKS[0]);
    await page.goto('/');
    await page.getByRole('link', { name: /New to Submarine/ }).click();
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByTestId('coach').waitFor();
    await context.close();
  });
});

const EMPTY = { done: [], left: {}, tried: {}, solved: [], days: [] };

function remember(page: Page, text: string): Promise<void> {
  return page.evaluate(text => localStorage.setItem('fathom.learn.submarine', text), text);
}
