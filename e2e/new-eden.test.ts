/** Whole games of New Eden through the page: four people online, and one alone against Deep Thought by touch only. */
import { type Rng, seedRng, weighted } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person, type Size } from './browser.ts';
import { stage } from './stage.ts';
import { isOver, openMoveList, openTable, playOne, pressLit, seeBoard, sitDown } from './table.ts';

const MOVES = 2000;
const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki'] as const;
const SIZES: readonly Size[] = ['desktop', 'phone', 'tablet', 'desktop'];

describe.skipIf(!chromiumPath)('New Eden', () => {
  const opened = stage();

  test('is played to its end by four people online', { timeout: 420_000 }, async () => {
    const { host, browser } = opened();
    const people: Person[] = [];
    for (const size of SIZES) people.push(await person(browser, host.url, size));
    const address = await openTable(people[0], NAMES[0], people.length, 'New Eden');
    for (const [i, guest] of people.entries()) if (i > 0) await sitDown(guest, address, NAMES[i]);
    for (const { page } of people) await openMoveList(page);

    const rng = seedRng('e2e', 'new-eden');
    const kinds = new Set<string>();
    for (let turn = 0; turn < MOVES && !(await isOver(people[0].page)); turn++) {
      for (const { page } of people) {
        const move = await playOne(page, rng, purposeful);
        if (move) kinds.add(move.split(':')[0]);
      }
    }

    for (const { page } of people) await page.getByTestId('end').waitFor({ timeout: 20_000 });
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    for (const kind of ['buy', 'use', 'swim', 'activate', 'pass', 'market', 'row', 'bid', 'drop'])
      expect(kinds, kind).toContain(kind);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played alone against Deep Thought by pressing what glows', { timeout: 420_000 }, async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/new-eden');
    await page.getByLabel('Your name').fill('Ines');
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'deep-thought');
    for (let press = 0; press < 2 * MOVES && !(await isOver(page)); press++) {
      if (!(await pressLit(page, rng))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    await page
      .getByText(/Deep Thought (is outwitted|built the better station)/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});

/** Rather does something than passes, so that all phases are seen; free actions stay rare. */
function purposeful(moves: readonly string[], rng: Rng): string {
  const index = weighted(
    rng,
    moves.map(move => WEIGHTS[move.split(':')[0]] ?? 1),
  );
  return moves[index];
}

const WEIGHTS: Readonly<Record<string, number>> = {
  activate: 40,
  swim: 8,
  buy: 5,
  use: 4,
  drop: 2,
  expand: 0.5,
  bid: 0.2,
  hold: 0.2,
  plant: 0.1,
};
