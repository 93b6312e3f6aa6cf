/** A running server and a browser for the tests of one file. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type Host, startHost } from './host.ts';

export interface Stage {
  readonly host: Host;
  readonly browser: Browser;
}

/** Call inside a `describe`; what it returns is there while its tests run. */
export function stage(): () => Stage {
  let open: Stage | undefined;

  beforeAll(async () => {
    const [host, browser] = await Promise.all([startHost(), launch()]);
    open = { host, browser };
  });

  // Whoever stays where a match has ended reviews it, and takes the processor from everybody after them.
  afterEach(async () => {
    await Promise.all(open?.browser.contexts().map(context => context.close()) ?? []);
  });

  afterAll(async () => {
    await open?.browser.close();
    await open?.host.remove();
  });

  return () => {
    if (!open) throw new Error('the stage is not open yet');
    return open;
  };
}
