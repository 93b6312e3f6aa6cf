/** Whole games of New Eden through the page: four people online, and one alone against Deep Thought by touch only. */
import { CARD_ID, GROUP, STAFF } from '@fathom/games/new-eden/data/card.ts';
import { seedRng } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person, type Size } from './browser.ts';
import { PATIENCE } from './host.ts';
import { stage } from './stage.ts';
import { openMoveList, openTable, pressLit, seeBoard, sitDown, untilOver } from './table.ts';

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki'] as const;
const SIZES: readonly Size[] = ['desktop', 'phone', 'tablet', 'desktop'];
const SECONDS = 360;

/** What no game can end without, when three people try everything once and the fourth saves up for the auction. */
const SHOWN = ['buy', 'use', 'swim', 'activate', 'end', 'pass', 'market', 'row', 'bid', 'drop'];

/** Modules that a single Deeple activates: at least two of them lie in the first display. */
const EASY = CARD_ID.filter((_, card) => STAFF[card] === 1 && GROUP[card] < 3).map(id => `buy:${id}`);

describe.skipIf(!chromiumPath)('New Eden', () => {
  const opened = stage();

  test('is played to its end by four people online', { timeout: (SECONDS + 60) * 1000 }, async () => {
    const { host, browser } = opened();
    const people: Person[] = [];
    for (const size of SIZES) people.push(await person(browser, host.url, size));
    const address = await openTable(people[0], NAMES[0], people.length, 'New Eden');
    for (const [i, guest] of people.entries()) if (i > 0) await sitDown(guest, address, NAMES[i]);
    for (const { page } of people) await openMoveList(page);

    const kinds = people.map(() => new Set<string>());
    for await (const round of untilOver(people[0].page, SECONDS)) {
      for (const [i, { page }] of people.entries()) {
        const thrifty = i === people.length - 1;
        const moves = await playOn(page, { known: [...kinds[i]], thrifty, seed: 4 * round + i, easy: EASY });
        for (const move of moves) kinds[i].add(move.split(':')[0]);
      }
    }

    for (const { page } of people) await page.getByTestId('end').waitFor({ timeout: PATIENCE });
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    expect(kinds.flatMap(played => [...played])).toEqual(expect.arrayContaining(SHOWN));
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played alone against Deep Thought by pressing what glows', {
    timeout: (SECONDS + 60) * 1000,
  }, async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/new-eden');
    await page.getByLabel('Your name').fill('Ines');
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'deep-thought');
    for await (const _ of untilOver(page, SECONDS)) {
      if (!(await pressLit(page, rng))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    await page
      .getByText(/Deep Thought (is outwitted|built the better station)/)
      .first()
      .waitFor();
    const score = page.locator('table.score');
    await score.getByRole('columnheader', { name: 'Deep Thought' }).waitFor();
    expect(await score.locator('.total td').allTextContents()).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
    ]);
    expect(errors).toEqual([]);
  });
});

interface Habit {
  /** Kinds of moves this person has played already. */
  readonly known: readonly string[];
  /** Keeps coins for the auction and ends phases as soon as possible. */
  readonly thrifty: boolean;
  readonly seed: number;
  readonly easy: readonly string[];
}

/**
 * Plays from the list of moves as long as the page asks this person, and says what. Whoever is not thrifty does first
 * what they have not done yet; after that ending a turn is likelier than anything else, so that a game stays short.
 */
function playOn(page: Page, habit: Habit): Promise<string[]> {
  return page.evaluate(async ({ known, thrifty, seed, easy }) => {
    const ends = ['pass', 'end', 'done', 'drop', 'skip', 'market:none'];
    const seen = new Set(known);
    const played: string[] = [];
    let dice = seed + 1;
    const roll = (below: number) => {
      dice = (dice * 48_271) % 2_147_483_647;
      return dice % below;
    };
    const kindOf = (move: string) => move.split(':')[0];
    const offered = () =>
      [...document.querySelectorAll<HTMLElement>('[data-move]')].map(button => button.dataset.move ?? '');
    const sequence = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
    const choose = (moves: readonly string[]) => {
      const isNew = (move: string) => !seen.has(kindOf(move)) && !ends.includes(move);
      const wishes = [
        (move: string) => kindOf(move) === 'activate',
        (move: string) => kindOf(move) === 'swim',
        (move: string) => kindOf(move) === 'bid' && isNew(move),
        (move: string) => thrifty && ends.includes(move),
        (move: string) => easy.includes(move) && isNew(move),
        (move: string) => isNew(move) && kindOf(move) !== 'plant' && kindOf(move) !== 'expand',
        (move: string) => ends.includes(move) && roll(3) > 0,
        () => true,
      ];
      const fitting = wishes.map(wish => moves.filter(wish)).find(list => list.length > 0) ?? moves;
      return fitting[roll(fitting.length)];
    };
    for (let moves = offered(); moves.length > 0; moves = offered()) {
      const move = choose(moves);
      const before = sequence();
      const deadline = Date.now() + 60_000;
      // While the answer to the move before is under way the page takes no other: whoever sees nothing happen presses again.
      for (let waited = 0; sequence() === before; waited++) {
        if (waited % 50 === 0) document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.click();
        if (Date.now() > deadline) throw new Error(`the page did not take ${move}`);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      seen.add(kindOf(move));
      played.push(move);
    }
    return played;
  }, habit);
}
