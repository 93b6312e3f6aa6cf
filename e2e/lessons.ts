/** What somebody does in a lesson: follows the coach, presses something else now and then, leaves and comes back. */
import type { Page } from 'playwright-core';
import { PATIENCE } from './host.ts';

interface Following {
  /** Loads the page again in the middle. */
  readonly reloads: boolean;
}

/** Follows a lesson to its end; at every step another move is tried first, and it must be taken back. */
export async function followLesson(page: Page, { reloads }: Following): Promise<void> {
  await openList(page);
  if (reloads) {
    await page.evaluate(follow, 5);
    const before = await settledStep(page);
    await page.reload();
    await openList(page);
    if ((await settledStep(page)) !== before)
      throw new Error(`after a reload the lesson goes on elsewhere than at step ${before}`);
  }
  await page.evaluate(follow, Number.MAX_SAFE_INTEGER);
}

/** The step of the lesson, once the others have moved and nothing goes on by itself. */
async function settledStep(page: Page): Promise<string | null> {
  const coach = page.getByTestId('coach');
  for (let last: string | null = null; ; ) {
    const step = await coach.getAttribute('data-step');
    if (step !== null && step === last) return step;
    last = step;
    await page.waitForTimeout(1200);
  }
}

/** Tries another move than the solution first, which must be refused. */
export async function solve(page: Page, solution: string): Promise<void> {
  await openList(page);
  const coach = page.getByTestId('coach');
  await page.locator(`[data-move]:not([data-move="${solution}"])`).first().click();
  await page.locator('.coach.kind').waitFor();
  await page.locator('.coach .btn.primary').click();
  await page.locator(`[data-move="${solution}"]`).first().click();
  await page.locator('.coach[data-phase=over]').waitFor({ timeout: PATIENCE });
  if (!(await coach.locator('.q').textContent())?.trim())
    throw new Error('nothing is said about the solution');
}

async function openList(page: Page): Promise<void> {
  await page.getByTestId('coach').waitFor({ timeout: PATIENCE });
  const list = page.locator('.move-list').first();
  for (let tries = 0; tries < 20 && !(await list.isVisible()); tries++) {
    await page.keyboard.press('m');
    await list.waitFor({ timeout: 2000 }).catch(() => {});
  }
}

/** Runs in the page: so many steps of a lesson, or all of them. */
async function follow(most: number): Promise<void> {
  const coach = () => document.querySelector<HTMLElement>('[data-testid=coach]');
  const stepOf = () => `${coach()?.dataset.step} ${coach()?.dataset.phase}`;
  const moveButtons = () => [...document.querySelectorAll<HTMLElement>('.move-list [data-move]')];
  const buttonIn = (name: string) => coach()?.querySelector<HTMLElement>(`.acts ${name}`);
  const until = async (condition: () => boolean, problem: string) => {
    for (const end = Date.now() + 60_000; !condition(); ) {
      if (Date.now() > end) throw new Error(`${problem}: ${coach()?.textContent}`);
      await new Promise(resume => setTimeout(resume, 5));
    }
  };
  let tried = '';
  for (let steps = 0; coach()?.dataset.phase !== 'over' && steps < most; steps++) {
    await until(
      () => coach()?.dataset.phase === 'over' || moveButtons().length > 0 || Boolean(buttonIn('.light')),
      'nothing can be done',
    );
    const means = coach()?.dataset.means;
    const [go, before] = [buttonIn('.light'), stepOf()];
    const other = moveButtons().find(({ dataset }) => dataset.move !== means);
    if (moveButtons().length === 0 || means === undefined) {
      const seq = document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq;
      (moveButtons()[0] ?? go)?.click();
      await until(
        () => stepOf() !== before || document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq !== seq,
        'nothing happens',
      );
      continue;
    }
    if (other && tried !== before) {
      tried = before;
      other.click();
      await until(() => Boolean(buttonIn('.primary')) || stepOf() !== before, 'no answer to another move');
      buttonIn('.primary')?.click();
      if (stepOf() !== before) continue;
      await until(() => !buttonIn('.primary'), 'no second try');
    }
    moveButtons()
      .find(({ dataset }) => dataset.move === means)
      ?.click();
    await until(() => stepOf() !== before, `${means} leads nowhere`);
  }
}
