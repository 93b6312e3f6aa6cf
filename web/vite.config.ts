import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { budget } from './budget.ts';

const SPRITE = new URL('../parts/symbols.svg', import.meta.url);

/** The drawings stand once in the page, so that every icon is there with the first paint and none is script. */
function sprite(): Plugin {
  return {
    name: 'fathom-sprite',
    transformIndexHtml(html) {
      const drawings = readFileSync(SPRITE, 'utf8')
        .replace(/<!--.*?-->/gs, '')
        .replace(/\n+/g, '');
      return html.replace('<div id="app">', `${drawings}\n    <div id="app">`);
    },
  };
}

/** Tells the service worker what belongs to this build; a new list makes it a new service worker. */
function shellList(): Plugin {
  return {
    name: 'fathom-shell-list',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter(isShell)
        .map(name => `/${name}`);
      const page = bundle['index.html'];
      const content = page?.type === 'asset' ? String(page.source) : '';
      const build = createHash('sha256')
        .update(files.join() + content)
        .digest('hex')
        .slice(0, 12);
      const list = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', ...files];
      worker.code = worker.code
        .replace('__BUILD__', build)
        .replace(/["'`]__FILES__["'`]/, JSON.stringify(list));
    },
  };
}

/** Letters beyond Latin-1 load when they are needed. */
function isShell(name: string): boolean {
  return (
    name.startsWith('assets/') &&
    !/-(ext|vietnamese|cyrillic|cyrillic-ext)-.*\.woff2$/.test(name) &&
    !name.endsWith('.map')
  );
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sprite(), shellList(), budget()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: 'web/index.html', sw: 'web/service-worker.ts' },
      output: { entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '^/api/': { target: 'http://127.0.0.1:8080', ws: true } } },
});
