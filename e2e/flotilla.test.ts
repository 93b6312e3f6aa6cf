/** Whole games of Flotilla through the page: three people online, one of them turning Skyside, and one against a bot by touch only. */
import { seedRng } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person, type Size } from './browser.ts';
import { stage } from './stage.ts';
import { isOver, openMoveList, openTable, pressLit, seeBoard, sitDown, untilOver } from './table.ts';

const NAMES = ['Ines', 'Mateo', 'Noor'] as const;
const SIZES: readonly Size[] = ['desktop', 'phone', 'tablet'];
/** How long a whole game may take on a slow machine, in seconds. */
const PATIENCE = 540;

describe.skipIf(!chromiumPath)('Flotilla', () => {
  const open = stage();

  test('is played to its end by three people online, one of them in the city', {
    timeout: (PATIENCE + 60) * 1000,
  }, async () => {
    const { host, browser } = open();
    const people: Person[] = [];
    for (const size of SIZES) people.push(await person(browser, host.url, size));
    const short = { 'Length of the game': 'short' };
    const address = await openTable(people[0], NAMES[0], people.length, 'Flotilla', short);
    for (const [i, guest] of people.entries()) if (i > 0) await sitDown(guest, address, NAMES[i]);
    for (const { page } of people) await openMoveList(page);

    const played: string[] = [];
    for await (const round of untilOver(people[0].page, PATIENCE)) {
      for (const [i, { page }] of people.entries()) {
        const moves = await playTurn(page, { joins: i === 0, seed: 3 * round + i });
        played.push(...moves);
        if (moves.includes('join')) await seeCity(people);
      }
    }

    for (const { page } of people) await page.getByTestId('end').waitFor({ timeout: 60_000 });
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    expect(played.filter(move => move === 'join')).toHaveLength(1);
    const kinds = new Set(played.map(move => move.split(':')[0]));
    for (const kind of ['play', 'sail', 'end']) expect(kinds, kind).toContain(kind);
    expect(kinds.size).toBeGreaterThan(8);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played against a bot by pressing what glows', { timeout: (PATIENCE + 60) * 1000 }, async () => {
    const { host, browser } = open();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/flotilla');
    await page.getByLabel('Your name').fill(NAMES[0]);
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await page.getByLabel('Seat 2').selectOption({ label: 'Bot: beginner' });
    await page.getByText('Rules for this table').click();
    await page.getByLabel('Length of the game').selectOption('short');
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'flotilla by touch');
    for await (const _ of untilOver(page, PATIENCE)) {
      if (!(await pressLit(page, rng)) && !(await isOver(page))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    expect(errors).toEqual([]);
  });
});

/** The board of the first player turns over, and everybody sees it beside the name. */
async function seeCity(people: readonly Person[]): Promise<void> {
  await people[0].page.locator('.flotilla.skyside').waitFor();
  for (const { page } of people) {
    const seat = page.locator('.seat', { hasText: NAMES[0] }).first();
    await seat.getByText(/Skyside|city/).waitFor();
  }
}

interface Plan {
  /** Whether the Captain is played as soon as he is in hand, and leads into the Flotilla. */
  readonly joins: boolean;
  readonly seed: number;
}

/**
 * Presses moves of the list until the page offers none: the rest of the turn, or nothing. All of it happens in the page,
 * so that a whole turn is one round trip. What brings points or barrels comes first, so that the game stays short.
 */
function playTurn(page: Page, plan: Plan): Promise<string[]> {
  return page.evaluate(async ({ joins, seed }) => {
    const first = ['join', 'objective:', 'outpost:', 'enter', 'dice', 'lay:', 'turn:', 'tile:', 'die:'];
    const trade = ['sell:', 'buy:', 'skiff'];
    const played: string[] = [];
    let chance = seed + 1;

    const sequence = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
    const pick = (moves: readonly string[]) => {
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      return moves[(chance >>> 8) % moves.length];
    };
    const choose = (moves: readonly string[]) => {
      if (moves.includes('join') && !joins) return 'stop';
      if (joins && moves.includes('play:ST1') && !document.querySelector('.flotilla.skyside'))
        return 'play:ST1';
      if (moves.includes('stop') && moves.some(move => move.startsWith('again:'))) return 'stop';
      if (moves.some(move => move.startsWith('sail:'))) {
        const out = moves.filter(move => move.startsWith('sail:A6-'));
        const home = moves.filter(move => move.endsWith('-A6'));
        return out.length > 0 ? pick(out) : pick([...home, 'stop']);
      }
      for (const start of [...first, ...trade]) {
        const some = moves.filter(move => move.startsWith(start));
        if (some.length > 0) return pick(some);
      }
      const rest = moves.filter(move => move !== 'stop' && move !== 'skip');
      return pick(rest.length > 0 ? rest : moves);
    };

    for (;;) {
      const offers = [...document.querySelectorAll<HTMLElement>('[data-move]')];
      if (offers.length === 0) return played;
      const move = choose(offers.map(({ dataset }) => dataset.move ?? ''));
      const before = sequence();
      // A press is lost while the answer to the one before is still on its way, so it is repeated.
      for (let waited = 0; sequence() === before; waited += 10) {
        if (waited > 60_000) throw new Error(`the page did not take ${move}`);
        if (waited % 300 === 0) document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.click();
        await new Promise(resolve => setTimeout(resolve, 10));
      }
      played.push(move);
    }
  }, plan);
}
