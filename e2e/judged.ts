/** Matches of this device for coach and review, put into the memory of a page; less is thought than usual. */
import type { Effort } from '@fathom/bots/coach/effort.ts';
import type { MatchRecord } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { scaled } from '../web/coach/effort.ts';

/** The part of the usual thinking that tests ask for. */
const PART = 0.2;

export function lessThan(effort: Effort): Effort {
  return scaled(effort, PART);
}

export async function rememberMatch(page: Page, id: string, record: MatchRecord): Promise<void> {
  const seats = Array.from({ length: record.seats }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    name: record.names?.[seat] ?? `Bot ${seat}`,
    ...(seat > 0 && { level: 'novice' }),
  }));
  const match = { id, created: 1, updated: 1, seats, record };
  await page.addInitScript(
    ([key, text, part]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
      localStorage.setItem('fathom.tempo', 'instant');
      localStorage.setItem('fathom.effort', part);
    },
    [`fathom.match.${id}`, JSON.stringify(match), String(PART)] as const,
  );
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/**
 * How long the page kept the processor without a break while something was done, at most. Time of the processor, not of the clock:
 * that one proves nothing on a machine that does much else.
 */
export async function busiest(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const { traceEvents }: { traceEvents: readonly Traced[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  );
  const threadOf = ({ pid, tid }: Traced) => `${pid}/${tid}`;
  const mains = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
  const { origin } = new URL(page.url());
  // Chromium has pages of its own.
  const own = new Set(traceEvents.filter(({ args }) => args.data?.url?.startsWith(origin)).map(threadOf));
  const tasks = traceEvents.filter(
    event => event.name.endsWith('RunTask') && mains.has(threadOf(event)) && own.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the page did nothing');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
