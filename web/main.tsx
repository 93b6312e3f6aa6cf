import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import '@fathom/parts/styles.css';
import './styles/shell.css';
import './styles/home.css';
import { watchScrollers } from '@fathom/parts/scrollers.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { renewWhenOutdated } from './renewal.ts';
import { SettingsProvider } from './settings.tsx';

renewWhenOutdated();
watchScrollers(document.body);

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider>
        <App />
      </SettingsProvider>
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
