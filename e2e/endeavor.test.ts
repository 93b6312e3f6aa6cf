/** Whole games of Endeavor: Deep Sea through the page: two people online with mission 1, and one alone by touch only. */

import { game } from '@fathom/games/endeavor-deep-sea/game.ts';
import { optionVariants, pick, seedRng, startMatch, submit } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { WIDTH } from '../games/endeavor-deep-sea/data/ocean.ts';
import type { State } from '../games/endeavor-deep-sea/state.ts';
import { chromiumPath, type Person, person } from './browser.ts';
import { Expert, hurryToEnd } from './expert.ts';
import { playListed, type Wish } from './listed.ts';
import { stage } from './stage.ts';
import { choose, isOver, openMoveList, openTable, pressLit, seeBoard, sitDown, untilOver } from './table.ts';

/** What is played by hand before the rest is hurried: whoever plays prefers what was not played yet. */
const SHOWN = ['recruit', 'activate', 'travel', 'sonar', 'seek', 'lay', 'dive', 'spend'];

/** What was not played yet comes first, then what uses the sea, and ending a turn comes last. */
const WISHES: readonly Wish[] = [
  { move: /^(?!pass|end|skip|go)/, fresh: true },
  { move: /^(conserve|publish|sonar|dive|spend)/ },
  { move: /^(?!pass|end|skip|go)/ },
  { move: /^/ },
];

describe.skipIf(!chromiumPath)('Endeavor: Deep Sea', () => {
  const opened = stage();

  test('is played to its end by two people online', async () => {
    const { host, browser } = opened();
    const people: readonly Person[] = [
      await person(browser, host.url, 'desktop'),
      await person(browser, host.url, 'phone'),
    ];
    const [ines, mateo] = people;
    const address = await openTable(ines, 'Ines', people.length, 'Endeavor: Deep Sea');
    await sitDown(mateo, address, 'Mateo');
    for (const { page } of people) await openMoveList(page);

    const played: string[] = [];
    const isShown = (kind: string) => played.some(move => move.split(':')[0] === kind);
    for (let round = 0; !SHOWN.every(isShown); round++) {
      expect(await isOver(ines.page)).toBe(false);
      for (const [i, { page }] of people.entries())
        played.push(...(await playListed(page, { wishes: WISHES, known: played, seed: 2 * round + i })));
    }

    const experts = people.map((one, i) => Expert.at(one, seedRng('e2e', `endeavor ${i}`)));
    await hurryToEnd(people, await Promise.all(experts));
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played alone by pressing what glows', async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/endeavor-deep-sea');
    await page.getByLabel('Your name').fill('Ines');
    await choose(page, '1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);
    await page.getByRole('button', { name: /^Goals \d\/4$/ }).click();
    await page.getByRole('dialog', { name: 'Goals' }).getByText('goals met').waitFor();
    await page.keyboard.press('Escape');

    const rng = seedRng('e2e', 'endeavor alone');
    for await (const _ of untilOver(page)) {
      if (!(await pressLit(page, rng))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    await page.getByRole('button', { name: 'Board' }).click();
    await page.getByText(/: \d goals? of 7$/).waitFor();
    expect(errors).toEqual([]);
  });

  test('all seven columns of mission 5 are in sight on a desktop', async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'desktop');
    await page.goto('/');
    await page.evaluate(([key, match]) => localStorage.setItem(key, match), [
      'fathom.match.local-columns',
      JSON.stringify(wideOcean()),
    ] as const);
    await page.goto('/local/endeavor-deep-sea');
    await page.getByRole('button', { name: /^I am / }).click();
    await expect.poll(() => page.locator('.zone.d1').count()).toBe(7);
    const waters = page.locator('.waters');
    expect(await waters.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
    // Where there is no room for plates every zone shows its places as pips, and lights up as a whole.
    expect(await page.locator('.zone .pips').first().isVisible()).toBe(true);
    expect(await page.locator('.zone .target').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

/** What widens the ocean, best first: zones at the surface, then whatever discovers them. */
const WIDENING = [
  /^lay:.*1$/,
  /^seek:.*1/,
  /^sonar:/,
  /^(activate|recruit|travel|launch):/,
  /^(?!pass|end|skip)/,
  /./,
];

/** A match of mission 5 on this device, at the first moment all seven columns hold a zone. */
function wideOcean(): object {
  for (let n = 0; n < 50; n++) {
    const seed = `wide ocean ${n}`;
    const options = { ...optionVariants(game.meta.options)[0], mission: 5 };
    const match = startMatch(game, 4, options, seed);
    const dice = seedRng(seed, 'person');
    while (match.state.ending === '' && !isWide(match.state)) {
      const [seat] = game.actors(match.state);
      const texts = game.moves(match.state, seat).map(game.write);
      const best = WIDENING.map(wish => texts.filter(text => wish.test(text))).find(list => list.length > 0);
      submit(match, seat, pick(dice, best ?? texts));
    }
    const moves = match.moves.map(({ seat, text }) => [seat, text]);
    if (match.state.ending === '') return savedMatch({ options, seed, moves });
  }
  throw new Error('the ocean did not become wide');
}

function savedMatch(record: object): object {
  const { id, version } = game.meta;
  return {
    id: 'local-columns',
    created: 0,
    updated: 0,
    seats: ['Ines', 'Mateo', 'Noor', 'Yuki'].map(name => ({ kind: 'person', name })),
    record: { fathom: 1, game: id, version, seats: 4, ...record },
  };
}

function isWide({ ocean }: State): boolean {
  return ocean.slice(0, WIDTH).every(tile => tile >= 0);
}
