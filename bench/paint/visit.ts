/** One visit of a page with nothing stored: what goes over the line, and when the page can be seen. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { SIZES, type Size } from '../../e2e/browser.ts';

export interface Line {
  /** How many times slower than this machine the processor is. */
  readonly slowdown: number;
  readonly roundTrip: number;
  readonly bitsPerSecond: number;
}

/** A cheap phone on a bad connection. */
export const SLOW_PHONE: Line = { slowdown: 4, roundTrip: 150, bitsPerSecond: 1_600_000 };

const QUIET = 1500;

export interface Visit {
  /** Bytes received, heads of the answers and messages of streams included. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds from the start of the visit to the first and to the largest paint. */
  readonly first: number;
  readonly largest: number;
  /** How much the page jumped: 0 is not at all, up to 0.1 counts as good. */
  readonly shift: number;
  /** What was painted largest, as a selector. */
  readonly element: string;
}

/** A profile of its own, which stores no app for offline play: that goes on behind the page and is no part of it. */
export function stranger(browser: Browser, base: string, size: Size, lang = 'en'): Promise<BrowserContext> {
  return browser.newContext({
    viewport: SIZES[size],
    baseURL: base,
    locale: lang,
    serviceWorkers: 'block',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
  });
}

export async function visit(
  context: BrowserContext,
  path: string,
  { line, until = 'body' }: { readonly line?: Line; readonly until?: string } = {},
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await count(session);
  await session.send('Network.clearBrowserCache');
  if (line) await slow(session, line);
  await page.addInitScript(watchPaints);
  await page.goto(path);
  await page.locator(until).first().waitFor();
  await traffic.quiet();
  const paints = await seen(page);
  await page.close();
  return { bytes: traffic.bytes, requests: traffic.requests, ...paints };
}

interface Traffic {
  bytes: number;
  requests: number;
  /** Nothing has been asked or answered for a while. */
  quiet(): Promise<void>;
}

async function count(session: CDPSession): Promise<Traffic> {
  let last = Date.now();
  const stir = () => {
    last = Date.now();
  };
  const traffic: Traffic = {
    bytes: 0,
    requests: 0,
    quiet: async () => {
      while (Date.now() - last < QUIET) await new Promise(resolve => setTimeout(resolve, QUIET / 10));
    },
  };
  session.on('Network.requestWillBeSent', stir);
  session.on('Network.dataReceived', stir);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    stir();
    traffic.bytes += encodedDataLength;
    traffic.requests++;
  });
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    traffic.bytes += Buffer.byteLength(response.payloadData);
  });
  await session.send('Network.enable');
  return traffic;
}

async function slow(session: CDPSession, { slowdown, roundTrip, bitsPerSecond }: Line): Promise<void> {
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Paints {
  first: number;
  largest: number;
  shift: number;
  element: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

/** Runs in the page, before anything else. */
function watchPaints(): void {
  const paints: Paints = { first: 0, largest: 0, shift: 0, element: '' };
  Object.assign(globalThis, { paints });
  new PerformanceObserver(list => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) paints.first = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LargestPaint[]) {
      const { element, startTime } = entry;
      paints.largest = startTime;
      const name = element?.getAttribute('class')?.trim().replaceAll(/\s+/g, '.');
      paints.element = element ? element.tagName.toLowerCase() + (name ? `.${name}` : '') : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) paints.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function seen(page: Page): Promise<Paints> {
  return page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
}
