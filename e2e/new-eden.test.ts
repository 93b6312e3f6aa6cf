/** Whole games of New Eden through the page: four people online, and one alone against Deep Thought by touch only. */

import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_ID, GROUP, STAFF } from '../games/new-eden/data/card.ts';
import { chromiumPath, type Person, person, type Size } from './browser.ts';
import { Expert, hurryToEnd } from './expert.ts';
import { playListed, type Wish } from './listed.ts';
import { stage } from './stage.ts';
import { choose, isOver, openMoveList, openTable, pressLit, seeBoard, sitDown, untilOver } from './table.ts';

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki'] as const;
const SIZES: readonly Size[] = ['desktop', 'phone', 'tablet', 'desktop'];

/** What is played by hand before the rest is hurried: three people try everything once, and the fourth saves up for the auction. */
const SHOWN = ['buy', 'use', 'swim', 'activate', 'end', 'pass', 'market', 'row', 'bid', 'drop'];

/** Modules that a single Deeple activates: at least two of them lie in the first display. */
const EASY = CARD_ID.filter((_, card) => STAFF[card] === 1 && GROUP[card] < 3);

const ENDS = /^(pass|end|done|drop|skip|market:none)$/;

/** Everything once; after that ending a turn is likelier than anything else, so that a game stays short. */
const CURIOUS: readonly Wish[] = [
  { move: /^activate/ },
  { move: /^swim/ },
  { move: /^bid/, fresh: true },
  { move: new RegExp(`^buy:(${EASY.join('|')})$`), fresh: true },
  { move: /^(?!(pass|end|done|drop|skip|market:none)$|plant|expand)/, fresh: true },
  { move: ENDS, chance: 2 / 3 },
  { move: /^/ },
];

/** Keeps coins for the auction and ends phases as soon as possible. */
const THRIFTY: readonly Wish[] = [...CURIOUS.slice(0, 3), { move: ENDS }, ...CURIOUS.slice(3)];

const kindOf = (move: string) => move.split(':')[0];

describe.skipIf(!chromiumPath)('New Eden', () => {
  const opened = stage();

  test('is played to its end by four people online', async () => {
    const { host, browser } = opened();
    const people: Person[] = [];
    for (const size of SIZES) people.push(await person(browser, host.url, size));
    const address = await openTable(people[0], NAMES[0], people.length, 'New Eden');
    for (const [i, guest] of people.entries()) if (i > 0) await sitDown(guest, address, NAMES[i]);
    for (const { page } of people) await openMoveList(page);

    const played: readonly string[][] = people.map(() => []);
    for (let round = 0; !SHOWN.every(kind => played.flat().some(move => kindOf(move) === kind)); round++) {
      expect(await isOver(people[0].page)).toBe(false);
      for (const [i, { page }] of people.entries()) {
        const wishes = i === people.length - 1 ? THRIFTY : CURIOUS;
        const seed = people.length * round + i;
        played[i].push(...(await playListed(page, { wishes, known: played[i], seed })));
      }
    }

    const experts = people.map((one, i) => Expert.at(one, seedRng('e2e', `new-eden ${i}`)));
    await hurryToEnd(people, await Promise.all(experts));
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played alone against Deep Thought by pressing what glows', async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/new-eden');
    await page.getByLabel('Your name').fill('Ines');
    await choose(page, '1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'deep-thought');
    for await (const _ of untilOver(page)) {
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
