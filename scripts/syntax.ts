/** Sources as syntax trees, for the checks of the test run. The parser is the one Vite brings along. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

export interface Source {
  readonly text: string;
  readonly program: ESTree.Program;
}

export const SOURCES = /\.(ts|tsx|js|mjs)$/;

/** Several checks look at the same files. */
const parsed = new Map<string, Source>();

export function parse(root: string, file: string): Source {
  const path = join(root, file);
  const known = parsed.get(path) ?? parseFile(path);
  parsed.set(path, known);
  return known;
}

function parseFile(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  return { text, program };
}

export function visit({ program }: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(program);
}
