/** After an update the server no longer has the files of a page that is still open. */
import { recallJson, remember } from './memory.ts';

const KEY = 'renewed';
const PAUSE = 60_000;

/** Loads the new page when a part of the old one is missing, but not again and again. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', event => {
    const last = recallJson(KEY);
    if (typeof last === 'number' && Date.now() - last < PAUSE) return;
    remember(KEY, JSON.stringify(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
