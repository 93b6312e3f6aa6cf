import '@fonts/fonts.css';
import '@fathom/parts/styles.css';
import './styles/shell.css';
import './styles/home.css';
import { watchScrollers } from '@fathom/parts/scrollers.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App, fetchPage, isApart } from './app.tsx';
import { renewWhenOutdated } from './renewal.ts';
import { readRoute } from './routes.ts';
import { SettingsProvider, settingsNow } from './settings.tsx';
import { loadSprite } from './sprite.ts';
import { loadWords } from './words/index.ts';

/** Storing everything for offline play waits until the page has what it needs itself. */
const BEFORE_STORING = 2000;

renewWhenOutdated();
watchScrollers(document.body);
void loadSprite();

const root = document.getElementById('app');
if (root) void begin(root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), BEFORE_STORING);
}

/** The first screen of the page stays until the app can draw the same. */
async function begin(root: HTMLElement): Promise<void> {
  const route = readRoute(location.pathname + location.search);
  const page = isApart(route) ? fetchPage(route).catch(() => undefined) : undefined;
  await Promise.all([page, loadWords(settingsNow().lang)]);
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <SettingsProvider>
          <App />
        </SettingsProvider>
      </StrictMode>,
    ),
  );
}
