/** What a player does at a table page, by the words and roles a player has. */

import { pick, type Rng, unit } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';
import { PATIENCE } from './host.ts';
import type { Wish } from './listed.ts';

/** Opens a table from the lobby and returns its address with the invitation. */
export async function openTable(
  { page }: Person,
  name: string,
  seats: number,
  game = 'Submarine',
  /** Values of the options that differ from the usual ones, by the words of the option. */
  rules: Readonly<Record<string, string>> = {},
): Promise<string> {
  await page.goto('/');
  await choose(page, game);
  await page.getByLabel('Your name').fill(name);
  await choose(page, String(seats));
  if (Object.keys(rules).length > 0) await page.getByText('Rules for this table').click();
  for (const [option, value] of Object.entries(rules)) await page.getByLabel(option).selectOption(value);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  return page.getByRole('textbox', { name: 'Share this link' }).inputValue();
}

export async function sitDown({ page }: Person, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Presses the label of one of several choices: the circle itself is not to be seen. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await waitUntil(() => radio.isChecked(), `"${name}" was not chosen`);
}

/** Bots of local games move without a pause from now on. */
export async function hurryBots(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'At once');
  await page.getByRole('button', { name: 'Done' }).click();
}

/** The board is there and the prompt asks something. */
export async function seeBoard(page: Page): Promise<void> {
  await page.getByTestId('prompt').waitFor();
}

export async function openMoveList(page: Page): Promise<void> {
  await seeBoard(page);
  const list = page.locator('.move-list').first();
  // A key pressed before the page listens is lost: whoever sees no list presses again.
  for (let tries = 0; tries < 20 && !(await list.isVisible()); tries++) {
    await page.keyboard.press('m');
    await list.waitFor({ timeout: 2000 }).catch(() => {});
  }
  await list.waitFor();
}

/** The notations of the moves the page offers now. */
async function offered(page: Page): Promise<string[]> {
  return page
    .locator('[data-move]')
    .evaluateAll(buttons => buttons.map(b => b.getAttribute('data-move') ?? ''));
}

/** How far the page has come; nothing once the score is shown. */
export function sequence(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? null);
}

/** Clicks one of the offered moves, if there are any, as a mouse does, and waits until the page has taken it. */
export async function clickListed(page: Page, wishes: readonly Wish[], rng: Rng): Promise<string[]> {
  const moves = await offered(page);
  if (moves.length === 0) return [];
  const fitting = wishes
    .map(({ move }) => moves.filter(text => move.test(text)))
    .find(list => list.length > 0);
  const move = pick(rng, fitting ?? moves);
  const before = await sequence(page);
  await page.locator(`[data-move="${move}"]`).first().click();
  await waitUntil(async () => (await sequence(page)) !== before, `the page did not take ${move}`);
  return [move];
}

/** Everything on board, tray, prompt and open sheets that glows: each is a legal move, or leads to one. */
export const LIT =
  '.board .legal, .board .can, .board .btn.light, .tray .legal, .tray .btn.light, .tray .can, .prompt .btn.light, [role=dialog] .can';

/**
 * Presses what is lit as a finger would, as long as something is, and never meets a refusal. Says whether anything was.
 */
export async function pressLit(page: Page, rng: Rng): Promise<boolean> {
  const chances = Array.from({ length: 25 }, () => unit(rng));
  const { pressed, refused } = await page.evaluate(
    async ([selector, chances]) => {
      const sequence = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
      let pressed = 0;
      for (const chance of chances) {
        // What was read at the first press is done at the second.
        const read = document.querySelector<HTMLElement>('.reading .go');
        const targets = document.querySelectorAll<HTMLElement>(selector);
        const target = read ?? targets[Math.floor(chance * targets.length)];
        if (!target) break;
        const before = sequence();
        const text = target.textContent ?? '';
        target.click();
        pressed++;
        await new Promise(resume => setTimeout(resume, 10));
        const refusal = document.querySelector('[role=alertdialog]');
        // Pressed again before the page knew of the move before: what was lit belonged to the position before it.
        if (refusal && sequence() === before) return { pressed, refused: text };
        refusal?.querySelector<HTMLElement>('.btn.primary')?.click();
      }
      return { pressed, refused: '' };
    },
    [LIT, chances] as const,
  );
  if (refused !== '') throw new Error(`"${refused}" is lit and refused`);
  return pressed > 0;
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByTestId('end').count()) > 0;
}

/** Rounds around the table until the page shows the end; how many rounds that takes nobody knows, so time is the limit. */
export async function* untilOver(page: Page, seconds: number): AsyncGenerator<number> {
  const end = Date.now() + seconds * 1000;
  for (let round = 0; !(await isOver(page)); round++) {
    if (Date.now() > end) throw new Error(`the game is not over after ${seconds} s and ${round} rounds`);
    yield round;
  }
}

export async function waitUntil(condition: () => Promise<boolean>, problem: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(problem);
    await new Promise(resolve => setTimeout(resolve, 15));
  }
}
