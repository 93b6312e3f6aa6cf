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
  return inviteLink(page);
}

/** Those who opened a table: they begin when all are there. */
const hosts = new Set<Page>();

/** The address that leads others to the table whose waiting room the page shows. */
export async function inviteLink(page: Page): Promise<string> {
  await page.getByText('Waiting room', { exact: true }).waitFor();
  hosts.add(page);
  return page.getByRole('textbox', { name: 'Share this link' }).inputValue();
}

/** Whoever opened a table that is full begins. */
async function beginFullTables(): Promise<void> {
  for (const host of hosts) {
    const begin = host.locator('.waiting').getByRole('button', { name: 'Begin', exact: true });
    if (host.isClosed() || !(await begin.isVisible().catch(() => false))) continue;
    // Several may wait for the same table: one of them begins.
    if (hosts.delete(host)) await begin.click();
  }
}

export async function sitDown({ page }: Person, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Turns to another page of the app as the browser's buttons do: nothing is loaded again. */
export async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate(address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
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

/** The board is there and the prompt asks something; who opened the table has begun. */
export async function seeBoard(page: Page): Promise<void> {
  const prompt = page.getByTestId('prompt');
  await waitUntil(async () => {
    await beginFullTables();
    return prompt.isVisible();
  }, 'the board did not appear');
}

export async function openMoveList(page: Page): Promise<void> {
  await seeBoard(page);
  await openMoves(page);
}

export async function openMoves(page: Page): Promise<void> {
  const list = page.locator('.move-list').first();
  // A key pressed before the page listens is lost: whoever sees no list presses again.
  for (let tries = 0; tries < 20 && !(await list.isVisible()); tries++) {
    await page.keyboard.press('m');
    // Longer each time: a slow page that opens the list after all would close it again at the next press.
    await list.waitFor({ timeout: 2000 * (tries + 1) }).catch(() => {});
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
  '.board .legal, .board .can, .board .btn.light, .tray .legal, .tray .btn.light, .tray .can, .prompt .btn.light, .prompt .btn.primary, .prompt .btn.pass, [role=dialog] .can';

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
        const read = document.querySelector<HTMLElement>('.reading .go, .ask-pass .anyway');
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

/** Rounds around the table until the page shows the end; ends early only when nothing has moved for so many seconds. */
export async function* untilOver(page: Page, patience = PATIENCE / 1000): AsyncGenerator<number> {
  let [seen, moved] = [await sequence(page), Date.now()];
  for (let round = 0; !(await isOver(page)); round++) {
    yield round;
    const now = await sequence(page);
    if (now !== seen) [seen, moved] = [now, Date.now()];
    else if (Date.now() - moved > patience * 1000)
      throw new Error(`nothing moves after ${now} in round ${round}`);
  }
}

export async function waitUntil(condition: () => Promise<boolean>, problem: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(problem);
    await new Promise(resolve => setTimeout(resolve, 15));
  }
}
