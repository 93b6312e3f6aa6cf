/** Whole games of Endeavor: Deep Sea through the page: two people online with mission 1, and one alone by touch only. */
import { seedRng, unit } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person } from './browser.ts';
import { stage } from './stage.ts';
import { LIT, openMoveList, openTable, seeBoard, sitDown, untilOver } from './table.ts';

/** What a game cannot end without, when whoever plays prefers what was not played yet. */
const SHOWN = ['recruit', 'activate', 'travel', 'sonar', 'seek', 'lay', 'dive', 'spend'];
const SECONDS = 240;

describe.skipIf(!chromiumPath)('Endeavor: Deep Sea', () => {
  const opened = stage();

  test('is played to its end by two people online', { timeout: 300_000 }, async () => {
    const { host, browser } = opened();
    const people: readonly Person[] = [
      await person(browser, host.url, 'desktop'),
      await person(browser, host.url, 'phone'),
    ];
    const [ines, mateo] = people;
    const address = await openTable(ines, 'Ines', people.length, 'Endeavor: Deep Sea');
    await sitDown(mateo, address, 'Mateo');
    for (const { page } of people) await openMoveList(page);

    const rng = seedRng('e2e', 'endeavor');
    const kinds = new Set<string>();
    for await (const _ of untilOver(ines.page, SECONDS)) {
      for (const { page } of people) {
        const kind = await playListed(page, [...kinds], unit(rng));
        if (kind) kinds.add(kind);
      }
    }

    for (const { page } of people) await page.getByTestId('end').waitFor({ timeout: 20_000 });
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    expect([...kinds]).toEqual(expect.arrayContaining(SHOWN));
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played alone by pressing what glows', { timeout: 300_000 }, async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/endeavor-deep-sea');
    await page.getByLabel('Your name').fill('Ines');
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);
    await page.getByRole('button', { name: /^Goals \d\/4$/ }).click();
    await page.getByRole('dialog', { name: 'Goals' }).getByText('goals met').waitFor();
    await page.keyboard.press('Escape');

    const rng = seedRng('e2e', 'endeavor alone');
    for await (const _ of untilOver(page, SECONDS)) {
      const refused = await pressLit(page, unit(rng));
      expect(refused, 'is lit and refused').toBe('');
    }

    await page.getByTestId('end').waitFor();
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByText(/: \d goals? of 7$/).waitFor();
    expect(errors).toEqual([]);
  });
});

/**
 * Takes a move from the list and waits until the page has it; says its kind, or nothing when the page asks nothing.
 * What was not played yet comes first, then what uses the sea, and ending a turn comes last.
 */
function playListed(page: Page, played: readonly string[], chance: number): Promise<string> {
  return page.evaluate(
    async ([played, chance]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-move]')];
      const kindOf = (button: HTMLElement) => (button.dataset.move ?? '').split(':')[0];
      const last = ['pass', 'end', 'skip', 'go'];
      const sites = ['conserve', 'publish', 'sonar', 'dive', 'spend'];
      const wishes = [
        (kind: string) => !played.includes(kind) && !last.includes(kind),
        (kind: string) => sites.includes(kind),
        (kind: string) => !last.includes(kind),
        () => true,
      ];
      const fitting = wishes
        .map(wish => buttons.filter(button => wish(kindOf(button))))
        .find(list => list.length > 0);
      const chosen = fitting?.[Math.floor(chance * fitting.length)];
      if (!chosen) return '';
      const sequence = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
      const before = sequence();
      const kind = kindOf(chosen);
      chosen.click();
      const end = Date.now() + 15_000;
      while (sequence() === before) {
        if (Date.now() > end) throw new Error(`the page did not take ${kind}`);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      return kind;
    },
    [played, chance] as const,
  );
}

/** Presses something lit as a finger would, and says what was refused though it was lit. */
function pressLit(page: Page, chance: number): Promise<string> {
  return page.evaluate(
    async ([selector, chance]) => {
      const sequence = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
      const lit = document.querySelectorAll<HTMLElement>(selector);
      const target = lit[Math.floor(chance * lit.length)];
      const before = sequence();
      const text = target?.textContent ?? '';
      target?.click();
      await new Promise(resolve => setTimeout(resolve, 10));
      const refusal = document.querySelector('[role=alertdialog]');
      if (!refusal) return '';
      // Pressed again before the page knew of the move before: what was lit belonged to the position before it.
      if (sequence() === before) return text;
      refusal.querySelector<HTMLElement>('.btn.primary')?.click();
      return '';
    },
    [LIT, chance] as const,
  );
}
