import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unlicensed } from '../licences.ts';

function problems(packages: object): string[] {
  const root = mkdtempSync(join(tmpdir(), 'fathom-licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return unlicensed(root);
}

test('licences that were agreed to pass, also as one of a choice', () => {
  const packages = {
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: '(GPL-3.0 OR ISC)' },
    'node_modules/c': { license: 'MPL-2.0', dev: true },
    'node_modules/d': { license: 'MPL-2.0', devOptional: true },
    'node_modules/e': { license: 'MPL-2.0', optional: true },
    'node_modules/only': { dev: true },
    'node_modules/@fathom/kernel': { link: true },
  };
  expect(problems(packages)).toEqual([]);
});

test.each([
  ['another licence', { license: 'GPL-3.0' }, 'is GPL-3.0'],
  ['no licence', {}, 'is not named'],
  ['a licence for development in the product', { license: 'MPL-2.0' }, 'is MPL-2.0'],
])('%s is refused in one sentence', (_, locked, says) => {
  expect(problems({ 'node_modules/x/node_modules/@y/z': locked })).toEqual([
    `@y/z: its licence ${says}; leave it out, or allow it in scripts/licences.ts`,
  ]);
});
