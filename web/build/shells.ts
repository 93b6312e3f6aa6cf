/**
 * The pages as they are sent: one for each language and kind of address, with its first screen, the styles for it and the
 * few drawings it shows inside, and with hints to what the kind of page loads next. The server chooses among them.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GAMES } from '@fathom/games';
import { LANGS, type Lang } from '@fathom/kernel';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rollup } from 'vite';
import type { FirstScreens } from '../prerender.tsx';
import { reach, reachOfWorker } from './reach.ts';

type Bundle = Rollup.OutputBundle;

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..');
const SPRITE = readFileSync(join(ROOT, 'parts', 'symbols.svg'), 'utf8');

interface Kind {
  readonly name: string;
  /** Modules that such a page loads after the app, by the end of their path. */
  readonly modules: (lang: Lang) => readonly string[];
  /** The game whose rules its worker runs. */
  readonly works?: string;
}

const KINDS: readonly Kind[] = [
  { name: 'home', modules: () => [] },
  { name: 'other', modules: () => [] },
  { name: 'table', modules: () => ['web/pages/table/online.tsx'] },
  ...GAMES.map(({ meta: { id } }) => ({
    name: `local-${id}`,
    modules: () => ['web/pages/local/local.tsx', `games/${id}/game.ts`, `games/${id}/board/index.tsx`],
    works: id,
  })),
  ...GAMES.map(({ meta: { id }, reference }) => ({
    name: `rules-${id}`,
    modules: (lang: Lang) => [
      'web/pages/rules/rules.tsx',
      ...(reference ? [`games/${id}/reference.ts`, `games/${id}/words/voice.ts`] : []),
      ...['RULES', 'RULINGS'].map(book => `games/${id}/${book}${lang === 'en' ? '' : `.${lang}`}.md`),
    ],
  })),
];

export function shells(): Plugin {
  return {
    name: 'fathom-shells',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const screens = await render();
      const template = withStyles(String(page.source), bundle);
      for (const lang of LANGS)
        for (const kind of KINDS) {
          const source = shell(template, { lang, kind, screens: screens[lang], bundle });
          this.emitFile({ type: 'asset', fileName: `shells/${lang}/${kind.name}.html`, source });
        }
      delete bundle['index.html'];
    },
  };
}

const workers = new Map<string, string[]>();

/** In the build of the worker: notes which scripts it loads for each game. */
export function noteWorker(): Plugin {
  return {
    name: 'fathom-worker-scripts',
    generateBundle(_, bundle) {
      for (const { meta } of GAMES) workers.set(meta.id, reachOfWorker(bundle, [`games/${meta.id}/game.ts`]));
    },
  };
}

/** The components of the app, run once by a server of Vite that listens to nobody. */
async function render(): Promise<Record<Lang, FirstScreens>> {
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    build: { assetsInlineLimit: 0 },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { firstScreens } = (await server.ssrLoadModule('/prerender.tsx')) as {
      firstScreens: (lang: Lang) => Promise<FirstScreens>;
    };
    return { en: await firstScreens('en'), de: await firstScreens('de') };
  } finally {
    await server.close();
  }
}

interface Given {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly screens: FirstScreens;
  readonly bundle: Bundle;
}

function shell(template: string, { lang, kind, screens, bundle }: Given): string {
  const screen = withAssets(kind.name === 'home' ? screens.home : screens.other, bundle);
  return template
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + screens.description)
    .replace('</head>', () => `${hints(kind, lang, bundle)}</head>`)
    .replace(
      '<div id="app">',
      () =>
        `${drawingsOf(screen)}<noscript><p class="wrap">${screens.scripts}</p></noscript><div id="app">${screen}`,
    )
    .replace(/<!--.*?-->|\n\s*/gs, '');
}

/** The style sheet of the app goes into the page itself: one way to the server less before the first paint. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/(assets\/app-[^"]+\.css)"[^>]*>/,
    (_, file: string) => {
      const sheet = bundle[file];
      if (sheet?.type !== 'asset') throw new Error(`no style sheet ${file}`);
      delete bundle[file];
      return `<style>${String(sheet.source).trim()}</style>`;
    },
  );
}

/** Pictures have other addresses after the build than in the sources. */
function withAssets(html: string, bundle: Bundle): string {
  return html.replace(/ src="\/(?:@fs(\/[^"]+)|([^"]+))"/g, (_, outside?: string, inside = '') => {
    const path = outside === undefined ? inside : relative(ROOT, outside);
    return ` src="/${assetOf(path, bundle)}"`;
  });
}

function assetOf(path: string, bundle: Bundle): string {
  const found = Object.values(bundle).find(
    item => item.type === 'asset' && item.originalFileNames.some(name => name.endsWith(path)),
  );
  if (!found) throw new Error(`${path} is not part of the build`);
  return found.fileName;
}

/** Only the symbols that this screen uses. */
function drawingsOf(screen: string): string {
  const names = new Set([...screen.matchAll(/href="#([\w-]+)"/g)].map(match => match[1]));
  const symbols = [...SPRITE.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)]
    .filter(([, name]) => names.has(name))
    .map(([symbol]) => symbol);
  return `<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`;
}

function hints({ modules, works }: Kind, lang: Lang, bundle: Bundle): string {
  const { scripts, styles } = reach(bundle, [`web/words/all.${lang}.ts`, ...modules(lang)]);
  const worker = works === undefined ? [] : (workers.get(works) ?? []);
  const fetched = (file: string) =>
    `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/${file}">`;
  return [
    ...styles.map(file => `<link rel="preload" as="style" href="/${file}">`),
    ...scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...worker.map(fetched),
    fetched(assetOf('parts/symbols.svg', bundle)),
  ].join('');
}
