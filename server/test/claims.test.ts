/** What docs/security.md claims is shown by tests that are there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
const threats = page
  .slice(page.indexOf('## Threats'), page.indexOf('**Compression.**'))
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| Threat'))
  .map(line => line.split(' | '));
const FILE = /`((?:server|web|e2e|cli|kernel|scripts)\/[\w/.-]+)`/g;

test.each(threats.map(cells => [cells[0].slice(2), cells.at(-1) ?? '']))('%s', (_, tests) => {
  const named = [...tests.matchAll(FILE)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(path => !existsSync(new URL(path, root)))).toEqual([]);
});

test('every file the page names is there', () => {
  const named = [...page.matchAll(FILE)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(path => !existsSync(new URL(path, root)))).toEqual([]);
});

test('no page makes markup of a text', () => {
  const cwd = fileURLToPath(root);
  const sources = globSync('{web,parts,games}/**/*.{ts,tsx}', {
    cwd,
    exclude: ['**/node_modules', 'web/dist'],
  });
  expect(sources.length).toBeGreaterThan(200);
  const markup =
    /dangerouslySetInnerHTML|[iI]nnerHTML\s*=|outerHTML\s*=|insertAdjacentHTML|document\.write\b/;
  expect(sources.filter(file => markup.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});

test('one dependency may run a script when it is installed, and the rules engine has none', () => {
  const packageOf = (folder: string) =>
    JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8'));
  expect(packageOf('').allowScripts).toEqual({ node: true });
  expect(packageOf('kernel/').dependencies ?? {}).toEqual({});
  expect(Object.keys(packageOf('games/').dependencies ?? {})).toEqual(['@fathom/kernel']);
  expect(existsSync(new URL('package-lock.json', root))).toBe(true);
});
