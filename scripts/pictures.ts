/**
 * Takes a picture of every page, sheet and end in every width and language, and says what is wrong with them:
 * `npm run pictures [-- --only REGEXP --width 390 --lang de --theme dark --out FOLDER]`. With `--whole` pages are taken in
 * their whole length, with `--chosen` only those of the README, into docs/pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '@fathom/kernel';
import type { Browser, Page } from 'playwright-core';
import { launchWhole } from '../e2e/browser.ts';
import { startHost } from '../e2e/host.ts';
import { ensureMachine } from './machine.ts';
import { CHOSEN, webp } from './pictures/chosen.ts';
import { FINGER, faultsOf, MOUSE } from './pictures/faults.ts';
import { ALL_WIDTHS, blank, look, open, type Scene, TOUCH, type Width } from './pictures/scene.ts';
import { allScenes } from './pictures/scenes.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true },
    lang: { type: 'string', multiple: true },
    theme: { type: 'string', default: 'light' },
    chosen: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});

const { chosen } = values;
const root = join(import.meta.dirname, '..');
const out = values.out ?? join(root, chosen ? 'docs' : 'data', 'pictures');

ensureMachine({ whole: true });
mkdirSync(out, { recursive: true });
const wanted = new RegExp(values.only);
const scenes = (await allScenes()).filter(({ name }) => wanted.test(name));
const widths = ALL_WIDTHS.filter(width => !values.width || values.width.includes(String(width)));
const theme = values.theme === 'dark' ? 'dark' : 'light';
const langs = LANGS.filter(lang => !values.lang || values.lang.includes(lang));

const host = await startHost();
const browser = await launchWhole();
const report: string[] = [];
let taken = 0;
try {
  for (const width of widths) for (const lang of langs) await tour(browser, width, lang);
} finally {
  await browser.close();
  await host.remove();
}
if (!chosen) writeFileSync(join(out, 'faults.txt'), `${report.join('\n')}\n`);
for (const [fault, where] of grouped(report)) console.log(`${fault} (${where.length}: ${where[0]})`);
console.log(`${taken} pictures in ${out}, ${report.length} faults`);
process.exitCode = report.length === 0 ? 0 : 1;

/** All scenes in one width and language. */
async function tour(browser: Browser, width: Width, lang: Lang): Promise<void> {
  const context = await look(browser, host.url, { width, lang, theme });
  let page = await context.newPage();
  const isWanted = ({ name, widths }: Scene) =>
    chosen
      ? CHOSEN.some(one => one.name === name && one.width === width && one.lang === lang)
      : (widths?.includes(width) ?? true);
  for (const scene of scenes.filter(isWanted)) {
    const name = chosen ? scene.name : `${scene.name}-${width}-${lang}`;
    try {
      await blank(page);
      if (await open(page, scene)) await take(page, name, width);
    } catch (error) {
      report.push(`${name}: ${String(error).split('\n')[0]}`);
      await page.close();
      page = await context.newPage();
    }
  }
  await context.close();
}

async function take(page: Page, name: string, width: Width): Promise<void> {
  if (chosen) writeFileSync(join(out, `${name}.webp`), await webp(page));
  else await page.screenshot({ path: join(out, `${name}.png`), fullPage: values.whole });
  taken++;
  const faults = await faultsOf(page, TOUCH.includes(width) ? FINGER : MOUSE);
  report.push(...faults.map(fault => `${name}: ${fault}`));
}

/** The same fault in many pictures is one line. */
function grouped(lines: readonly string[]): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const [where, fault] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)];
    found.set(fault, [...(found.get(fault) ?? []), where]);
  }
  return [...found].sort((a, b) => b[1].length - a[1].length);
}
