/** Which numbered rules and rulings a game has, and which tests name them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Trace {
  readonly game: string;
  readonly rule: string;
  /** Names of the tests that name the rule. */
  readonly tests: readonly string[];
}

const SOURCES = ['RULES.md', 'RULINGS.md'];
/** `**SU-1**` and `**S-1 Who starts?**`: an id right after the bold mark, once for each language. */
const RULE = /\*\*([A-Z]{1,3}-\d+[a-z]?)\b/g;
const ID = /\b[A-Z]{1,3}-\d+[a-z]?\b/g;
/** The name of a test or a group of tests, also of a table of tests. */
const TEST =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\(|\.each\([\s\S]*?\]\s*(?:as const)?,?\s*\)\()\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

export function traceRules(folder: string, game: string): Trace[] {
  const home = join(folder, game);
  const rules = new Set(SOURCES.flatMap(name => rulesIn(join(home, name))));
  const names = testFiles(join(home, 'test')).flatMap(file => testNames(readFileSync(file, 'utf8')));
  return [...rules].map(rule => ({
    game,
    rule,
    tests: names.filter(name => [...name.matchAll(ID)].some(([id]) => id === rule)),
  }));
}

export function testNames(source: string): string[] {
  return [...source.matchAll(TEST)].map(match => match[2]);
}

function rulesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(RULE)].map(match => match[1]);
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .sort()
    .map(name => join(folder, name));
}
