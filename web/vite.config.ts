import { createHash } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { budget } from './budget.ts';
import { compress } from './build/compress.ts';
import { cutFonts } from './build/fonts.ts';
import { dropNotes } from './build/notes.ts';
import { PIECES } from './build/pieces.ts';
import { noteWorker, shells } from './build/shells.ts';
import { keepSources } from './build/sources.ts';

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
      const pages = Object.values(bundle).map(item =>
        item.type === 'asset' && item.fileName.startsWith('shells/') ? String(item.source) : '',
      );
      const build = createHash('sha256')
        .update(files.join() + pages.join())
        .digest('hex')
        .slice(0, 12);
      const list = ['/', '/replay', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', ...files];
      worker.code = worker.code
        .replace('__BUILD__', build)
        .replace(/["'`]__FILES__["'`]/, JSON.stringify(list));
    },
  };
}

/** Letters that only names need load when they are needed, and so do earlier versions of the rules. */
function isShell(name: string): boolean {
  return (
    name.startsWith('assets/') &&
    !/-(latin|latin-ext|vietnamese)-[^/]*\.woff2$/.test(name) &&
    !/^assets\/v\d+-[^/]*\.js$/.test(name) &&
    !name.endsWith('.map')
  );
}

const SCRIPT = /\.(tsx?|m?js|json)$/;

/** What only some pages or readers need loads with them: a language, lessons, matches told from their beginning, the frame of a table. */
const APART =
  /\/(kernel\/(told|history|positions|sights|tutor|lesson)\.ts|parts\/words\/\w+\.ts|parts\/follow\.ts|parts\/(log|moves|seats|refusal|rings|prompt|ribbon|caption)\.tsx)$/;

/** Few files instead of many: on a slow line every one of them is a way to the server and back. */
const GROUPS = [
  {
    name: 'common',
    priority: 3,
    tags: ['$initial' as const],
    test: (id: string) => SCRIPT.test(id) && !/service-worker|main\.tsx$/.test(id),
  },
  {
    name: 'parts',
    priority: 2,
    test: (id: string) => SCRIPT.test(id) && /\/(parts|kernel)\//.test(id) && !APART.test(id),
  },
  ...PIECES,
];

const WORKER_GROUPS = [
  { name: 'engine', priority: 2, test: (id: string) => /\/(kernel|bots)\/[^/]*\.ts$/.test(id) },
  ...PIECES,
];

export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [react(), dropNotes(), shells(), shellList(), budget(), compress(), keepSources()],
  resolve: {
    alias: {
      '@fonts': await cutFonts(join(import.meta.dirname, '..', 'node_modules', '.cache', 'fonts')),
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      checks: { pluginTimings: false },
      input: { app: 'web/index.html', sw: 'web/service-worker.ts' },
      output: {
        entryFileNames: (chunk: { readonly name: string }) =>
          chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  worker: {
    format: 'es' as const,
    plugins: () => [dropNotes(), noteWorker()],
    rollupOptions: { output: { codeSplitting: { groups: WORKER_GROUPS } } },
  },
  server: { proxy: { '^/api/': { target: 'http://127.0.0.1:8080', ws: true } } },
}));
