/** What every kind of page sends, and when it can be seen on a slow phone: `npm run paint [-- --runs N]`. */
import { parseArgs } from 'node:util';
import { GAMES } from '@fathom/games';
import type { Browser } from 'playwright-core';
import { columns } from '../../cli/columns.ts';
import { launchWhole } from '../../e2e/browser.ts';
import { startHost } from '../../e2e/host.ts';
import { ensureMachine } from '../../scripts/machine.ts';
import { SLOW_PHONE, stranger, type Visit, visit } from './visit.ts';

const BOARD = '[data-testid=prompt]';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });

ensureMachine({ whole: true });
const host = await startHost();
const browser = await launchWhole();
const rows: string[][] = [
  ['page', 'kB', 'requests', 'first paint s', 'largest paint s', 'jump', 'what is largest'],
];
try {
  rows.push(await figures('lobby', () => plainly(browser, '/', 'h1')));
  rows.push(await figures('rules', () => plainly(browser, `/rules/${GAMES[0].meta.id}`, 'h2')));
  for (const { meta } of GAMES) rows.push(await figures(meta.title, () => atBoard(browser, meta.id)));
} finally {
  await browser.close();
  await host.remove();
}
console.log(columns(rows));

/** The run in the middle: a busy machine must not decide. */
async function figures(title: string, once: () => Promise<Visit>): Promise<string[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(values.runs); run++) visits.push(await once());
  const { bytes, requests, first, largest, shift, element } = visits.toSorted(
    (a, b) => a.largest - b.largest,
  )[Math.floor(visits.length / 2)];
  return [
    title,
    (bytes / 1000).toFixed(1),
    String(requests),
    (first / 1000).toFixed(2),
    (largest / 1000).toFixed(2),
    shift.toFixed(3),
    element,
  ];
}

async function plainly(browser: Browser, path: string, until: string): Promise<Visit> {
  const context = await stranger(browser, host.url, 'phone');
  const visited = await visit(context, path, { line: SLOW_PHONE, until });
  await context.close();
  return visited;
}

/** A match is begun first; then its board is opened by somebody whose browser has stored nothing but the match. */
async function atBoard(browser: Browser, game: string): Promise<Visit> {
  const context = await stranger(browser, host.url, 'phone');
  const page = await context.newPage();
  await page.goto(`/local/${game}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator(BOARD).waitFor();
  await page.close();
  const visited = await visit(context, `/local/${game}`, { line: SLOW_PHONE, until: BOARD });
  await context.close();
  return visited;
}
