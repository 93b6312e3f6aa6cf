/** The pictures that the README shows. */
import type { Lang } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import type { Width } from './scene.ts';

export interface Choice {
  readonly name: string;
  readonly width: Width;
  readonly lang: Lang;
}

const DESK = ['lobby', 'submarine', 'new-eden', 'endeavor', 'flotilla', 'endeavor-end-won'];
const PHONE = [
  ...['submarine-key', 'new-eden-read-1', 'endeavor-recruits-read-1', 'flotilla-welcome'],
  ...['submarine-lesson-2', 'new-eden-end'],
];

export const CHOSEN: readonly Choice[] = [
  ...DESK.map(name => ({ name, width: 1440, lang: 'en' }) as const),
  ...PHONE.map(name => ({ name, width: 390, lang: 'en' }) as const),
];

const QUALITY = 86;

/** As WebP, a fifth of the size: only the browser itself can write it. */
export async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}
