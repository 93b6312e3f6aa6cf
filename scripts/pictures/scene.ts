/** One thing to be looked at: an address, what the browser remembers when it is opened, and what is pressed then. */
import type { Lang } from '@fathom/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SavedMatch } from '../../web/local/saved.ts';
import { NOW } from './matches.ts';

export const WIDTHS = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1366: { width: 1366, height: 700 },
  1440: { width: 1440, height: 900 },
} as const;
export type Width = keyof typeof WIDTHS;
export const ALL_WIDTHS: readonly Width[] = [390, 768, 1366, 1440];
/** Wider ones are used with a mouse. */
export const TOUCH: readonly Width[] = [390, 768];

/** What the browser is given before it looks. */
export interface Opening {
  readonly path?: string;
  readonly memory?: Memory;
  /** A review that was made before. */
  readonly review?: Kept;
}

export interface Kept {
  readonly key: string;
  readonly begun: unknown;
}

export interface Scene extends Opening {
  readonly name: string;
  /** What has to be done first, on the server at this address. */
  readonly prepare?: (url: string) => Promise<Opening>;
  /** There when the page is. */
  readonly until: string;
  /** Opens what is to be seen; false where there is nothing of the kind at this width. */
  readonly act?: (page: Page) => Promise<boolean>;
  /** Elsewhere it looks the same as another scene. */
  readonly widths?: readonly Width[];
}

export type Memory = Readonly<Record<string, string>>;

/** What is the same everywhere. */
const USUAL: Memory = { name: 'Ines', tempo: 'instant', ask: 'ask', tap: 'read' };

export function remembering(...matches: readonly SavedMatch[]): Memory {
  return Object.fromEntries(matches.map(match => [`match.${match.id}`, JSON.stringify(match)]));
}

/** Opens a scene in a page of its own size and language. */
export async function open(page: Page, scene: Scene): Promise<boolean> {
  const opening = await scene.prepare?.(new URL(page.url()).origin);
  const { path = '/', memory, review, until, act } = { ...scene, ...opening };
  if (review) await keepReview(page, review);
  await page.evaluate(
    entries => {
      localStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(`fathom.${key}`, value);
    },
    Object.entries({ ...USUAL, ...memory }),
  );
  await page.goto(path);
  await page.locator(until).first().waitFor();
  await settled(page);
  const there = (await act?.(page)) ?? true;
  if (there) await settled(page);
  return there;
}

/** Where the page keeps them itself (web/pages/review/shelf.ts). */
function keepReview(page: Page, review: Kept): Promise<void> {
  return page.evaluate(async ({ key, begun }) => {
    const request = indexedDB.open('fathom', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('reviews');
    await new Promise(resume => request.addEventListener('success', resume));
    const writing = request.result.transaction('reviews', 'readwrite');
    writing.objectStore('reviews').put(begun, key);
    await new Promise(resume => writing.addEventListener('complete', resume));
    request.result.close();
  }, review);
}

/** Fonts are there, and nothing has changed for two frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(resume => requestAnimationFrame(resume));
    for (let quiet = 0, tries = 0; quiet < 2 && tries < 60; tries++) {
      const before = document.body.innerHTML.length;
      await frame();
      await frame();
      quiet = document.body.innerHTML.length === before ? quiet + 1 : 0;
    }
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

export interface Look {
  readonly width: Width;
  readonly lang: Lang;
  readonly theme: 'light' | 'dark';
}

/** A profile of its own; everything holds still. */
export function look(browser: Browser, base: string, { width, lang, theme }: Look): Promise<BrowserContext> {
  return browser.newContext({
    viewport: WIDTHS[width],
    baseURL: base,
    locale: lang,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: TOUCH.includes(width),
    serviceWorkers: 'block',
    // The measurement brings along a style of its own.
    bypassCSP: true,
  });
}

/** A page without content, so that nothing writes down what the scene before was about. */
export async function blank(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto('/icon.svg');
}
