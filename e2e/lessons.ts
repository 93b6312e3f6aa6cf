/** What somebody does in a lesson: follows the coach, presses something else now and then, leaves and comes back. */
import type { Page } from 'playwright-core';
import { openMoves } from './table.ts';

interface Following {
  /** Loads the page again in the middle. */
  readonly reloads: boolean;
}

/** Follows a lesson to its end; at every step another move is tried first, and it must be taken back. */
export async function followLesson(page: Page, { reloads }: Following): Promise<void> {
  await openList(page);
  if (reloads) {
    const before = await page.evaluate(follow, 5);
    await page.reload();
    await openList(page);
    const after = await page.evaluate(follow, 0);
    if (after !== before) throw new Error(`after a reload step ${before} of the lesson has become ${after}`);
  }
  await page.evaluate(follow, Number.MAX_SAFE_INTEGER);
}

/** Presses nothing but what the light falls on, and what leads on, until the coach leaves a turn to whoever learns. */
export async function followLight(page: Page): Promise<number> {
  await page.locator('[data-testid=coach]').waitFor();
  let steps = 0;
  for (let pressed = 0, before = ''; ; ) {
    const at = await page.evaluate(lightOf);
    if (at === undefined) return steps;
    if (at.moment !== before) [before, pressed, steps] = [at.moment, 0, steps + 1];
    if (++pressed > PRESSES) throw new Error(`the light leads nowhere at step ${at.moment}`);
    await page.touchscreen.tap(at.x, at.y);
    await page.evaluate(settled, at.moment);
  }
}

/** So often something is pressed for one move: a zone, what is done there, how it is paid for. */
const PRESSES = 4;

/** Runs in the page: what is to be pressed, once the others have moved; nothing in a turn that is left to whoever learns. */
async function lightOf(): Promise<{ x: number; y: number; moment: string } | undefined> {
  const coach = document.querySelector<HTMLElement>('[data-testid=coach]');
  const seq = () => document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq;
  const find = () => {
    const go = coach?.querySelector('.acts .light');
    const ring = document.querySelector<HTMLElement>('.ring.spot:not([hidden])');
    return go ?? (ring && coach?.dataset.means !== undefined ? ring : undefined);
  };
  const isFree = () =>
    coach?.dataset.phase === 'asks' &&
    coach.dataset.means === undefined &&
    document.querySelectorAll('.screen .legal').length > 0;
  for (const end = Date.now() + 120_000; ; ) {
    // The light follows what moves; it is pressed when it has come to rest.
    const before = find()?.getBoundingClientRect();
    await new Promise(resume => setTimeout(resume, 120));
    const box = find()?.getBoundingClientRect();
    const moment = `${coach?.dataset.step} ${coach?.dataset.phase} ${seq()}`;
    const head = coach?.querySelector('.hd');
    if (head && head.scrollWidth > head.clientWidth) throw new Error(`cut off: ${head.textContent}`);
    if (box && before && box.x === before.x && box.y === before.y && box.width > 0)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, moment };
    if (!box && isFree()) return undefined;
    if (Date.now() > end) throw new Error(`nothing is lit at step ${moment}: ${coach?.textContent}`);
  }
}

/** Runs in the page: a press shows something or leads on within a moment. */
async function settled(moment: string): Promise<void> {
  const coach = document.querySelector<HTMLElement>('[data-testid=coach]');
  const now = () =>
    `${coach?.dataset.step} ${coach?.dataset.phase} ${document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq}`;
  for (let i = 0; i < 10 && now() === moment; i++) await new Promise(resume => setTimeout(resume, 100));
}

/** Tries another move than the solution first, which must be refused. */
export async function solve(page: Page, solution: string): Promise<void> {
  await openList(page);
  await page.evaluate(solvePuzzle, solution);
}

/** The list stays open from one lesson to the next. */
async function openList(page: Page): Promise<void> {
  await page.locator('[data-testid=coach]:not([data-phase=over])').waitFor();
  await openMoves(page);
}

/** Runs in the page: one press that is wrong, then the right one. */
async function solvePuzzle(solution: string): Promise<void> {
  const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
  const until = async (selector: string) => {
    for (const end = Date.now() + 120_000; !find(selector); ) {
      if (Date.now() > end) throw new Error(`${selector} does not appear for ${solution}`);
      await new Promise(resume => setTimeout(resume, 5));
    }
    return find(selector);
  };
  (await until(`[data-move]:not([data-move="${solution}"])`))?.click();
  await until('.coach.kind');
  find('.coach .btn.primary')?.click();
  (await until(`[data-move="${solution}"]`))?.click();
  await until('.coach[data-phase=over]');
  if (!find('.coach .q')?.textContent?.trim()) throw new Error('nothing is said about the solution');
}

/** Runs in the page: so many steps of a lesson, or all of them. Stops where somebody is asked, and says at which step. */
async function follow(most: number): Promise<string | undefined> {
  const coach = () => document.querySelector<HTMLElement>('[data-testid=coach]');
  const stepOf = () => `${coach()?.dataset.step} ${coach()?.dataset.phase}`;
  const moveButtons = () => [...document.querySelectorAll<HTMLElement>('.move-list [data-move]')];
  const buttonIn = (name: string) => coach()?.querySelector<HTMLElement>(`.acts ${name}`);
  const until = async (condition: () => boolean, problem: string) => {
    for (const end = Date.now() + 120_000; !condition(); ) {
      if (Date.now() > end) throw new Error(`${problem}: ${coach()?.textContent}`);
      await new Promise(resume => setTimeout(resume, 5));
    }
  };
  let tried = '';
  for (let steps = 0; ; steps++) {
    await until(
      () => coach()?.dataset.phase === 'over' || moveButtons().length > 0 || Boolean(buttonIn('.light')),
      'nothing can be done',
    );
    const { phase, step } = coach()?.dataset ?? {};
    if (phase === 'over' || (steps >= most && phase === 'asks')) return step;
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
