/** Nothing on a page is cut off, covered or too small: a few scenes here, all of them by `npm run pictures`. */
import { describe, expect, test } from 'vitest';
import { FINGER, faultsOf, MOUSE } from '../scripts/pictures/faults.ts';
import { blank, look, open, TOUCH, type Width } from '../scripts/pictures/scene.ts';
import { allScenes } from '../scripts/pictures/scenes.ts';
import { chromiumPath } from './browser.ts';
import { stage } from './stage.ts';

const LOOKS: readonly { width: Width; lang: 'en' | 'de'; names: readonly string[] }[] = [
  {
    width: 390,
    lang: 'de',
    names: [
      'lobby',
      'submarine',
      'submarine-shown',
      'new-eden',
      'new-eden-log',
      'endeavor-recruits-read-1',
      'endeavor-end-won',
      'flotilla-early',
      'flotilla-welcome',
    ],
  },
  { width: 768, lang: 'en', names: ['new-eden-auction', 'flotilla-end'] },
  { width: 1366, lang: 'de', names: ['endeavor', 'flotilla', 'submarine-replay-column'] },
];

describe.skipIf(!chromiumPath)('pages', () => {
  const opened = stage();

  test.each(LOOKS)('$width px, $lang', async ({ width, lang, names }) => {
    const { browser, host } = opened();
    const scenes = await allScenes();
    const context = await look(browser, host.url, { width, lang, theme: 'light' });
    const page = await context.newPage();
    for (const name of names) {
      const scene = scenes.find(scene => scene.name === name);
      if (!scene) throw new Error(`no scene ${name}`);
      await blank(page);
      expect(await open(page, scene), name).toBe(true);
      expect(await faultsOf(page, TOUCH.includes(width) ? FINGER : MOUSE), name).toEqual([]);
    }
    await context.close();
  });

  test('a row that can be put up for auction is pressed everywhere', async () => {
    const { browser, host } = opened();
    const scene = (await allScenes()).find(({ name }) => name === 'new-eden-auction-rows');
    if (!scene) throw new Error('no scene of an auction');
    const context = await look(browser, host.url, { width: 1440, lang: 'en', theme: 'light' });
    const page = await context.newPage();
    await blank(page);
    expect(await open(page, scene)).toBe(true);
    const rows = page.locator('button.choose.legal');
    expect(await rows.count()).toBeGreaterThan(0);
    const dead = await rows.evaluateAll(found =>
      found.flatMap(row => {
        row.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = row.getBoundingClientRect();
        const share = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
        const spots = share.flatMap(a => share.map(b => [x + width * a, y + height * b] as const));
        return spots.filter(([left, top]) => document.elementFromPoint(left, top)?.closest('button') !== row);
      }),
    );
    expect(dead).toEqual([]);
    await context.close();
  });

  test('what is cut, covered, small or too wide is found', async () => {
    const { browser, host } = opened();
    const context = await look(browser, host.url, { width: 390, lang: 'en', theme: 'light' });
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(() => {
      document.body.innerHTML = `
        <div style="width:60px;overflow:hidden;white-space:nowrap"><span class="a">Much too long for this</span></div>
        <div style="position:relative"><b class="b">Covered</b><i style="position:absolute;inset:0;background:#f00"></i></div>
        <p class="c" style="font-size:9px">Small</p>
        <button style="width:20px;height:20px;padding:0">x</button>
        <p style="position:absolute;top:300px;left:0">Below</p><p style="position:absolute;top:300px;left:4px">Above</p>
        <p style="width:600px">Wide</p>`;
    });
    const kinds = (await faultsOf(page, FINGER)).map(fault => fault.split(':')[0]);
    expect(new Set(kinds)).toEqual(new Set(['cut', 'covered', 'small', 'target', 'overlap', 'sideways']));
    await context.close();
  });
});
