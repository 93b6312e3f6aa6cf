/** Whole games of Flotilla through the page: three people online, one of them turning Skyside, and one against a bot by touch only. */
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person, type Size } from './browser.ts';
import { Expert, hurryToEnd } from './expert.ts';
import type { Wish } from './listed.ts';
import { stage } from './stage.ts';
import {
  choose,
  hurryBots,
  openMoveList,
  openTable,
  pressLit,
  seeBoard,
  sitDown,
  untilOver,
} from './table.ts';

const NAMES = ['Ines', 'Mateo', 'Noor'] as const;
const SIZES: readonly Size[] = ['desktop', 'phone', 'tablet'];

/** The Captain leads into the Flotilla as soon as he is in hand. */
const JOINING: readonly Wish[] = [{ move: /^join$/ }, { move: /^play:ST1$/ }];

/** Somebody at sea sails at least once, whatever would be best. */
const SAILING: readonly Wish[] = [{ move: /^sail:/ }];

/** What is played by hand before the rest is hurried, and how many kinds of moves there are at least. */
const SHOWN = ['join', 'play', 'sail', 'end'];
const KINDS = 9;

describe.skipIf(!chromiumPath)('Flotilla', () => {
  const open = stage();

  test('is played to its end by three people online, one of them in the city', async () => {
    const { host, browser } = open();
    const people: Person[] = [];
    for (const size of SIZES) people.push(await person(browser, host.url, size));
    const short = { 'Length of the game': 'short' };
    const address = await openTable(people[0], NAMES[0], people.length, 'Flotilla', short);
    for (const [i, guest] of people.entries()) if (i > 0) await sitDown(guest, address, NAMES[i]);
    for (const { page } of people) await openMoveList(page);

    const experts = await Promise.all(
      people.map((one, i) => Expert.at(one, seedRng('e2e', `flotilla ${i}`))),
    );
    const played: string[] = [];
    const kinds = new Set<string>();
    while (kinds.size < KINDS || !SHOWN.every(kind => kinds.has(kind))) {
      expect(played.length).toBeLessThan(300);
      for (const [i, expert] of experts.entries()) {
        const moves = await expert.play(wishesOf(i, played));
        played.push(...moves);
        for (const move of moves) kinds.add(move.split(':')[0]);
        if (i === 0 && moves.includes('join')) await seeCity(people);
      }
    }

    await hurryToEnd(people, experts);
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played against a bot by pressing what glows', async () => {
    const { host, browser } = open();
    const { page, errors } = await person(browser, host.url, 'phone');
    await hurryBots(page);
    await page.goto('/local/flotilla');
    await page.getByLabel('Your name').fill(NAMES[0]);
    await choose(page, '2');
    await page.getByLabel('Seat 2').selectOption({ label: 'Bot: novice' });
    await page.getByText('Rules for this table').click();
    await page.getByLabel('Length of the game').selectOption('short');
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'flotilla by touch');
    for await (const _ of untilOver(page)) {
      if (!(await pressLit(page, rng))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    expect(errors).toEqual([]);
  });
});

/** The first player joins, the second one sails; the rest is what looks best. */
function wishesOf(seat: number, played: readonly string[]): readonly Wish[] {
  if (seat === 0) return played.includes('join') ? [] : JOINING;
  return seat === 1 && !played.some(move => move.startsWith('sail:')) ? SAILING : [];
}

/** The board of the first player turns over, and everybody sees it beside the name. */
async function seeCity(people: readonly Person[]): Promise<void> {
  await people[0].page.locator('.flotilla.skyside').waitFor();
  for (const { page } of people) {
    const seat = page.locator('.seat', { hasText: NAMES[0] }).first();
    await seat.getByText(/Skyside|\bcity\b/).waitFor();
  }
}
