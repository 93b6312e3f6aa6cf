/** The machine's own Chromium, driven by playwright-core: its headless shell for tests, all of it for what is measured or looked at. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium, findShell } from '../scripts/machine.ts';
import { PATIENCE } from './host.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** Undefined where the machine has no Chromium: the browser tests are skipped then, which counts as a failure in CI. */
export const chromiumPath = findShell();

/**
 * What Chromium starts beside every window and nobody sees without a screen, a third of what a new person costs. The last list
 * counts, so what Playwright switches off on its own account stands here again.
 */
const NEEDLESS = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
];

/** The engine without windows: a person of its own costs a third of what it does in the whole browser. */
export function launch(): Promise<Browser> {
  // The shell would draw text a little wider than the whole browser does.
  return launchFrom(chromiumPath, '--font-render-hinting=none');
}

/** What people have. */
export function launchWhole(): Promise<Browser> {
  return launchFrom(findChromium());
}

function launchFrom(executablePath: string | undefined, ...more: string[]): Promise<Browser> {
  if (executablePath === undefined) throw new Error('no Chromium: apt-get install chromium');
  return chromium.launch({
    executablePath,
    args: [
      ...more,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${NEEDLESS.join()}`,
    ],
  });
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page: uncaught errors and messages of level error. */
  readonly errors: string[];
}

/** For whoever goes on without the server: storing the app takes twice the processor time that opening the page does. */
export const STORES: BrowserContextOptions = { serviceWorkers: 'allow' };

/** A browser profile of its own, as another person on another machine has. */
export async function person(
  browser: Browser,
  base: string,
  size: Size = 'desktop',
  lang = 'en',
  more: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    baseURL: base,
    locale: lang,
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    serviceWorkers: 'block',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, errors };
}

/** The last is said of a service worker that looks for a newer one. */
const AWAY =
  /ERR_CONNECTION_REFUSED|ERR_INTERNET|WebSocket connection|Failed to load resource|occurred when fetching the script/;

/** Whether an error of a page says more than that its server was not there for a while. */
export function isUnexpected(error: string): boolean {
  return !AWAY.test(error);
}
