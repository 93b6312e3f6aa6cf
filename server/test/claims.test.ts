/** What docs/security.md claims is shown by tests that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
const threats = page
  .slice(page.indexOf('## Threats'), page.indexOf('**Compression.**'))
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| Threat'))
  .map(line => line.split(' | '));
const FILE = /`((?:server|web|e2e|cli|kernel|scripts)\/[\w/.-]+)`/g;

/** Shown by what others say of our dependencies. */
const ELSEWHERE = ['a poisoned dependency'];

test.each(threats.map(cells => [cells[0].slice(2), cells.at(-1) ?? '']))('%s', (threat, tests) => {
  const named = [...tests.matchAll(FILE)].map(([, path]) => path);
  if (!ELSEWHERE.includes(threat)) expect(named.length).toBeGreaterThan(0);
  expect(named.filter(path => !existsSync(new URL(path, root)))).toEqual([]);
});

test('every file the page names is there', () => {
  const named = [...page.matchAll(FILE)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(path => !existsSync(new URL(path, root)))).toEqual([]);
});
