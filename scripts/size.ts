/** Says which files and functions are too long to be read in one go. */
import type { ESTree } from 'vite';
import { parse, SOURCES, type Source, visit } from './syntax.ts';

const FILE = 300;
const FUNCTION = 60;
/** Tables and texts are as long as what they list. */
const LISTS = /\/(data|words)\//;

/** One line for each that is too long. */
export function oversized(root: string, files: readonly string[]): string[] {
  return files
    .filter(isCode)
    .flatMap(file => longParts(parse(root, file), file))
    .map(([part, [lines, limit]]) => `${part}: has ${lines} lines; split it, ${limit} are the limit`);
}

function isCode(file: string): boolean {
  return SOURCES.test(file) && !LISTS.test(file);
}

type Length = readonly [lines: number, limit: number];

/** Files by their path, functions by path and name. */
function longParts(source: Source, file: string): [string, Length][] {
  const parts: [string, Length][] = [];
  const measure = (text: string, name: string, limit: number) => {
    const lines = text.trimEnd().split('\n').length;
    if (lines > limit) parts.push([name, [lines, limit]]);
  };
  const textOf = ({ start, end }: ESTree.Node) => source.text.slice(start, end);
  const measureFunction = (name: ESTree.Node | null, body: ESTree.Node | null) => {
    if (!body || !FUNCTIONS.includes(body.type)) return;
    const called = name?.type === 'Identifier' ? name.name : name ? textOf(name) : 'default';
    measure(textOf(body), `${file} ${called}`, FUNCTION);
  };
  measure(source.text, file, FILE);
  visit(source, {
    FunctionDeclaration: node => measureFunction(node.id, node),
    VariableDeclarator: ({ id, init }) => measureFunction(id, init),
    MethodDefinition: ({ key, value }) => measureFunction(key, value),
    PropertyDefinition: ({ key, value }) => measureFunction(key, value),
    Property: ({ key, value }) => measureFunction(key, value),
  });
  return parts;
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
