/**
 * How soon a move is seen, how smoothly turns are shown, and whether anything holds the page up: `npm run smooth [-- --moves N]`.
 * Wanted: 100 ms to the own screen, 300 ms to another's, 50 frames a second, no task longer than 50 ms while bots think or a review runs.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '@fathom/games';
import { columns } from '../../cli/columns.ts';
import { launchWhole } from '../../e2e/browser.ts';
import { startHost } from '../../e2e/host.ts';
import { ensureMachine } from '../../scripts/machine.ts';
import { framesOfShow, tasksOfBots, tasksOfReview } from './local.ts';
import { delaysOf } from './online.ts';

const { values } = parseArgs({ options: { moves: { type: 'string', default: '24' } } });

ensureMachine({ whole: true });
const host = await startHost();
const browser = await launchWhole();
const rows: string[][] = [
  [
    ...['game', 'own screen ms', 'worst', "other's screen ms", 'worst'],
    ...['frames/s', 'slowest frame ms', 'long tasks shown', 'long tasks thinking', 'longest ms'],
    ...['long tasks reviewing', 'longest ms'],
  ],
];
try {
  for (const { meta } of GAMES) {
    const { own, others } = await delaysOf(browser, host.url, meta.id, Number(values.moves));
    const shown = await framesOfShow(browser, host.url, meta.id);
    const thinking = await tasksOfBots(browser, host.url, meta.id);
    const reviewing = await tasksOfReview(browser, host.url, meta.id);
    rows.push([
      ...[meta.title, middle(own), most(own), middle(others), most(others)],
      ...[shown.rate.toFixed(1), shown.slowest.toFixed(0), String(shown.tasks.length)],
      ...[String(thinking.length), most(thinking), String(reviewing.length), most(reviewing)],
    ]);
  }
} finally {
  await browser.close();
  await host.remove();
}
console.log(columns(rows));

function middle(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(0) ?? '–';
}

function most(values: readonly number[]): string {
  return values.length === 0 ? '–' : Math.max(...values).toFixed(0);
}
