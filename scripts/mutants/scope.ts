/** What is mutated, and which tests have to notice. */
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { Graph } from './graph.ts';

export const GROUPS = ['rules', 'kernel', 'server'] as const;
export type Group = (typeof GROUPS)[number];

/** Files that share their tests. */
export interface Suite {
  readonly name: string;
  readonly group: Group;
  readonly files: readonly string[];
  /** For each file the tests that load it. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** Pure functions leave nothing behind, so their test files share a process. */
  readonly isolate: boolean;
}

/** A bot's opinion is no rule, and neither are tables, texts, pictures or what the game says about itself. */
const NO_RULE = /\/(board|bot|data|test|words)\/|\/(bot|prior|meta)\.ts$/;

/** Tests of other processes and machines, and of the built page: a mutant does not reach them. */
const ELSEWHERE =
  /\/(fault|cluster|container|checker|delivery|disk|exactly-once|fuzz|flood|hosting|shutdown|store)\.test\.ts$/;

/** `wanted` leaves out tests that do not match it. */
export function suitesOf(root: string, wanted = '**'): Suite[] {
  const graph = new Graph(root);
  const glob = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();
  const suite = (name: string, group: Group, files: readonly string[], tests: readonly string[]): Suite => {
    const reached = tests
      .filter(test => matchesGlob(test, wanted))
      .map(test => ({ test, files: graph.reach(test) }));
    const tested = files.map(
      file => [file, reached.filter(({ files }) => files.has(file)).map(({ test }) => test)] as const,
    );
    return { name, group, files, tests: new Map(tested), isolate: group === 'server' };
  };
  const games = glob('games/*/game.ts').map(file => {
    const folder = file.slice(0, -'/game.ts'.length);
    const rules = [...graph.reach(file, reached => NO_RULE.test(reached) || !reached.startsWith(folder))];
    return suite(folder, 'rules', rules.sort(), glob(`${folder}/test/**/*.test.{ts,tsx}`));
  });
  return [
    suite('kernel', 'kernel', glob('kernel/*.ts'), glob('kernel/test/**/*.test.ts')),
    ...games,
    suite(
      'server/table',
      'server',
      glob('server/table/*.ts', 'server/http/tables.ts'),
      glob('server/test/**/*.test.ts').filter(test => !ELSEWHERE.test(test)),
    ),
  ].filter(({ files }) => files.length > 0);
}
