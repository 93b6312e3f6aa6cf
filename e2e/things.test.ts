/** What a board really draws, with everything measured and every sheet that is open, answers a long press. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, person, type Size } from './browser.ts';
import { rememberPosition } from './position.ts';
import { stage } from './stage.ts';
import { seeBoard } from './table.ts';

interface Spot {
  readonly id: string;
  readonly wanted: RegExp;
  readonly after: number;
  readonly size: Size;
}

const SPOTS: readonly Spot[] = [
  { id: 'submarine', wanted: /^lift:/, after: 60, size: 'phone' },
  { id: 'new-eden', wanted: /^swim:/, after: 20, size: 'desktop' },
  { id: 'endeavor-deep-sea', wanted: /^lay:/, after: 60, size: 'phone' },
  { id: 'flotilla', wanted: /^set:/, after: 100, size: 'phone' },
];
const MORE: readonly Spot[] = [
  { id: 'submarine', wanted: /^sail:/, after: 150, size: 'desktop' },
  { id: 'new-eden', wanted: /^buy:/, after: 4, size: 'phone' },
  { id: 'new-eden', wanted: /^market:/, after: 30, size: 'phone' },
  { id: 'new-eden', wanted: /^bid:/, after: 40, size: 'desktop' },
  { id: 'endeavor-deep-sea', wanted: /^recruit:/, after: 80, size: 'phone' },
  { id: 'endeavor-deep-sea', wanted: /^impact:/, after: 30, size: 'desktop' },
  { id: 'endeavor-deep-sea', wanted: /^publish:/, after: 60, size: 'phone' },
  { id: 'flotilla', wanted: /^play:/, after: 300, size: 'desktop' },
  { id: 'flotilla', wanted: /^die:/, after: 40, size: 'phone' },
  { id: 'flotilla', wanted: /^recruit:/, after: 60, size: 'phone' },
];
const ALL = process.env.FATHOM_LOOKS === 'all';
/** Neighbours are alike: otherwise one in so many is pressed. */
const EVERY = ALL ? 1 : 6;

describe.skipIf(!chromiumPath)('things', () => {
  const opened = stage();

  test.each(ALL ? [...SPOTS, ...MORE] : SPOTS)('of $id at $wanted answer: $size', async spot => {
    const { browser, host } = opened();
    const { page } = await person(browser, host.url, spot.size, 'de');
    await rememberPosition(page, spot.id, spot.wanted, spot.after);
    await page.goto(`/local/${spot.id}`);
    await seeBoard(page);
    await page.locator('body[data-readable]').waitFor();
    const { read, mute } = await pressEach(page, EVERY);
    expect(mute).toEqual([]);
    expect(read).toBeGreaterThan(4);
    await page.context().close();
  });
});

/** Presses what is drawn; answers how much could be read, and what says nothing. */
function pressEach(page: Page, every: number): Promise<{ read: number; mute: string[] }> {
  return page.evaluate(async step => {
    const areas = ['.board', '.tray', '.rail', '.sheet'];
    const drawn = areas.flatMap(area =>
      ['use', '[data-place]', '[data-piece]'].map(kind => `${area} ${kind}`),
    );
    const things = [...document.querySelectorAll(drawn.join())].filter(isSeen);
    const mute = new Set<string>();
    let read = 0;
    for (const thing of things.filter((_, i) => i % step === 0)) {
      if (!thing.isConnected) continue;
      thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      await drawnAnew();
      if (!document.querySelector('.sheet.reading')) {
        if (!isWorded(thing)) mute.add(pathOf(thing));
        continue;
      }
      read++;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      for (let i = 0; i < 200 && document.querySelector('.sheet.reading'); i++) await drawnAnew();
    }
    return { read, mute: [...mute] };

    function isSeen(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      // Who sits where stands beside each name, and regions hold what is pressed.
      const region = /^(board|tray|seat:\d+|board:notice)$/.test(element.getAttribute('data-place') ?? '');
      return width > 3 && height > 3 && !region && !element.closest('.mark, .log');
    }

    /** A symbol of the key, or a control that says what it does. */
    function isWorded(element: Element): boolean {
      const control = element.closest<HTMLElement>('button, a, summary, label');
      if (!control) return element.closest('[data-sign]') !== null;
      const isThing = element.matches('[data-place], [data-piece]');
      return /\p{L}{3}/u.test(control.textContent) || (!isThing && control.ariaLabel !== null);
    }

    function pathOf(element: Element): string {
      const names: string[] = [];
      for (let at: Element | null = element; at && names.length < 4; at = at.parentElement)
        names.push(`${at.tagName}.${at.getAttribute('class') ?? ''} ${at.getAttribute('data-place') ?? ''}`);
      return names.join(' < ');
    }

    async function drawnAnew(): Promise<void> {
      await new Promise(resume => requestAnimationFrame(resume));
      await new Promise(resume => setTimeout(resume));
    }
  }, every);
}
