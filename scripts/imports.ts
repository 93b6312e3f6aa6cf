/** The folders are the architecture: says which imports break the rule that dependencies point one way. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What each layer may import, besides itself. The first pattern that matches a file is its layer. */
const LAYERS: readonly { readonly name: string; readonly files: RegExp; readonly may: readonly RegExp[] }[] =
  [
    { name: 'tests', files: /(^|\/)test\/|^e2e\/|^bench\/|^scripts\/|^vitest|^[^/]+\.ts$/, may: [/.*/] },
    { name: 'the test kit', files: /^kernel\/testkit\//, may: [/^kernel\//, /^vitest$/, /^node:/] },
    { name: 'the kernel', files: /^kernel\//, may: [/^kernel\//] },
    {
      name: 'a board',
      files: /^games\/[^/]+\/board\//,
      may: [
        /^kernel\//,
        /^parts\//,
        /^games\/{game}\//,
        /^react(-dom)?(\/|$)/,
        /^react-aria-components/,
        /^motion(\/|$)/,
      ],
    },
    {
      name: 'the list of games',
      files: /^games\/index\.ts$/,
      may: [/^kernel\//, /^games\//, /^parts\/board\.ts$/],
    },
    { name: 'a game', files: /^games\/[^/]+\//, may: [/^kernel\//, /^games\/{game}\/(?!board\/)/] },
    {
      name: 'the bots',
      files: /^bots\/(worker|pool)\.ts$/,
      may: [/^kernel\//, /^bots\//, /^games\/index\.ts$/, /^node:/],
    },
    { name: 'the bots', files: /^bots\//, may: [/^kernel\//, /^bots\//] },
    { name: 'the parts', files: /^parts\//, may: [/^kernel\//, /^parts\//, /^react(-dom)?(\/|$)/] },
    { name: 'the server', files: /^server\//, may: [/^(?!web\/|cli\/)/] },
    { name: 'the app', files: /^web\//, may: [/^(?!cli\/)/] },
    { name: 'the command line', files: /^cli\//, may: [/.*/] },
  ];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** Imports that break the layering, one line each. */
export function forbiddenImports(root: string, files: readonly string[]): string[] {
  return files.flatMap(file => {
    const layer = LAYERS.find(({ files }) => files.test(file));
    if (!layer) return [];
    const game = file.split('/')[1];
    const may = layer.may.map(pattern => new RegExp(pattern.source.replace('{game}', game)));
    return importsOf(root, file)
      .filter(target => !may.some(pattern => pattern.test(target)))
      .map(target => `${file}: ${layer.name} must not import ${target}`);
  });
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)].map(([, from, bare, dynamic]) =>
    resolve(file, from ?? bare ?? dynamic ?? ''),
  );
}

/** A path from the root of the repository, or the name of a package. */
function resolve(file: string, target: string): string {
  if (target.startsWith('.')) return relative('.', join(dirname(file), target));
  const own = /^@fathom\/([^/]+)(?:\/(.*))?$/.exec(target);
  return own ? `${own[1]}/${own[2] ?? 'index.ts'}` : target;
}
