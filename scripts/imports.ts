/** Says which files have no layer, and which imports leave what their layer may import. */
import { dirname, join } from 'node:path/posix';
import type { ESTree } from 'vite';
import { LAYERS, type Layer } from './layers.ts';
import { parse, SOURCES, visit } from './syntax.ts';

/** A layer as a file belongs to it; `game` where its path names one. */
interface Membership {
  readonly layer: Layer;
  readonly game: string | undefined;
}

const PATTERNS = LAYERS.flatMap(layer => layer.files.map(glob => ({ layer, pattern: patternOf(glob) })));

/** One line for each thing that is wrong. */
export function forbiddenImports(root: string, files: readonly string[]): string[] {
  return files.flatMap(file => {
    const own = membershipOf(file);
    if (!own) return [`${file}: belongs to no layer; give it one in scripts/layers.ts`];
    if (!SOURCES.test(file)) return [];
    return importsOf(root, file)
      .filter(target => !mayImport(own, file, target))
      .map(target => `${file}: the layer "${own.layer.name}" must not import ${target}`);
  });
}

function mayImport({ layer, game }: Membership, file: string, target: string): boolean {
  const path = pathOf(file, target);
  if (path === undefined) {
    return layer.packages === 'everything' || layer.packages.some(glob => patternOf(glob).test(target));
  }
  const other = membershipOf(path);
  if (!other || isDetour(layer, file, target)) return false;
  if (layer.imports === 'everything') return true;
  if (other.layer !== layer && !layer.imports.includes(other.layer.name)) return false;
  return game === undefined || other.game === undefined || other.game === game;
}

/** A path into another workspace goes past what that one exports. Tests may, and so may patterns of file names. */
function isDetour(layer: Layer, file: string, target: string): boolean {
  if (layer.imports === 'everything' || target.includes('*') || !target.startsWith('.')) return false;
  const [from, to] = [file, join(dirname(file), target)].map(path => path.split('/')[0]);
  return from !== to && WORKSPACES.has(to);
}

const WORKSPACES = new Set(['kernel', 'games', 'bots', 'server', 'parts', 'web', 'cli']);

function membershipOf(path: string): Membership | undefined {
  for (const { layer, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { layer, game: match.groups?.game };
  }
  return undefined;
}

/** From the root of the repository; undefined for a package from outside. */
function pathOf(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return join(dirname(file), target);
  const own = /^@fathom\/([^/]+)(?:\/(.*))?$/.exec(target);
  return own ? `${own[1]}/${own[2] ?? 'index.ts'}` : undefined;
}

function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/:game/g, '(?<game>[^/]+)')
    .replace(/\*\*|\*/g, stars => (stars === '**' ? '.+' : '[^/]+'));
  return new RegExp(`^${source}$`);
}

/** Everything a source takes from elsewhere: imports, re-exports, files of a worker, patterns of file names. */
export function importsOf(root: string, file: string): string[] {
  const found = new Set<string>();
  const add = (node: ESTree.Node | null | undefined, kind = /./) => {
    if (node?.type === 'Literal' && typeof node.value === 'string' && kind.test(node.value))
      found.add(node.value);
  };
  visit(parse(root, file), {
    ImportDeclaration: node => add(node.source),
    ExportNamedDeclaration: node => add(node.source),
    ExportAllDeclaration: node => add(node.source),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source),
    NewExpression: ({ callee, arguments: [target, base] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL' && isOfMeta(base, 'url'))
        add(target, SOURCES);
    },
    CallExpression: ({ callee, arguments: [target] }) => {
      if (isOfMeta(callee, 'glob')) add(target);
    },
  });
  return [...found];
}

/** `import.meta.<name>` */
function isOfMeta(node: ESTree.Node | undefined, name: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === name
  );
}
