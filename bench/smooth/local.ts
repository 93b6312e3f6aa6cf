/** A table on this device: turns that are shown, bots that think, and a review. */
import type { Browser, Page } from 'playwright-core';
import { cutOff, finished, seenUpTo } from '../../scripts/pictures/matches.ts';
import type { SavedMatch } from '../../web/local/saved.ts';

export interface Shown {
  readonly rate: number;
  readonly slowest: number;
  /** Tasks of more than 50 ms. */
  readonly tasks: readonly number[];
}

/** Recorded games with much on the table. */
const RECORDS: Readonly<Record<string, string>> = {
  submarine: 'submarine/column',
  'new-eden': 'new-eden/final-4',
  'endeavor-deep-sea': 'endeavor-deep-sea/mission-8',
  flotilla: 'flotilla/greedy',
};

/** As long as turns are shown, at most. */
const LOOK = 6000;
const THINK = 10_000;

/** What the others did while somebody was away. */
export async function framesOfShow(browser: Browser, base: string, game: string): Promise<Shown> {
  const match = await cutOff(RECORDS[game], { at: 0.5 });
  const seen = JSON.stringify({ seq: seenUpTo(match), at: Date.now() - 3_600_000 });
  const page = await openLocal(browser, base, match, { [`seen.${match.id}.0`]: seen, tempo: 'steady' });
  await page.locator('[data-testid=welcome] .primary').click();
  const shown = await page.evaluate(async most => {
    const frames: number[] = [];
    const tasks: number[] = [];
    const observer = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const end = performance.now() + most;
    while (performance.now() < end && document.querySelector('main.showing'))
      frames.push(await new Promise<number>(resume => requestAnimationFrame(resume)));
    observer.disconnect();
    const gaps = frames.slice(1).map((at, i) => at - frames[i]);
    const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
    return { rate: (gaps.length / lasted) * 1000, slowest: Math.max(...gaps), tasks };
  }, LOOK);
  await page.context().close();
  return shown;
}

/** Nobody but bots at the table: the length of every long task while they think and move. */
export async function tasksOfBots(browser: Browser, base: string, game: string): Promise<number[]> {
  const match = await cutOff(RECORDS[game], { at: 0.3 });
  const seats = match.seats.map(({ name }) => ({ kind: 'bot' as const, name, level: 'expert' }));
  const page = await openLocal(browser, base, { ...match, seats }, { tempo: 'steady' });
  await page.locator('[data-testid=prompt]').waitFor();
  return tasksFrom(page);
}

/** The page of a review while the match is gone through. */
export async function tasksOfReview(browser: Browser, base: string, game: string): Promise<number[]> {
  const match = finished(RECORDS[game]);
  const page = await openLocal(browser, base, match, {}, `/review/${match.id}`);
  await page.locator('[data-testid=review][data-state=running]').waitFor();
  return tasksFrom(page);
}

/** The length of every long task from when the page itself has come to rest. */
async function tasksFrom(page: Page): Promise<number[]> {
  await page.waitForTimeout(1500);
  const tasks = await page.evaluate(async lasts => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    await new Promise(resume => setTimeout(resume, lasts));
    observer.disconnect();
    return tasks;
  }, THINK);
  await page.context().close();
  return tasks;
}

async function openLocal(
  browser: Browser,
  base: string,
  match: SavedMatch,
  memory: Readonly<Record<string, string>>,
  path = `/local/${match.record.game}`,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    entries => {
      for (const [key, value] of entries) localStorage.setItem(`fathom.${key}`, value);
    },
    Object.entries({ [`match.${match.id}`]: JSON.stringify(match), ...memory }),
  );
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
