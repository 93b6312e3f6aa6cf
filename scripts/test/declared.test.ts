import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { undeclaredPackages } from '../declared.ts';

function problems(file: string, source: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'fathom-declared-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ devDependencies: { vitest: '1' } }),
    'bots/package.json': JSON.stringify({
      name: '@fathom/bots',
      dependencies: { '@fathom/kernel': '1' },
      devDependencies: { '@scope/tool': '1' },
    }),
    [file]: source,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return undeclaredPackages(root, Object.keys(files));
}

test.each([
  ['bots/greedy.ts', "import { pick } from '@fathom/kernel';"],
  ['bots/greedy.ts', "import { pick } from '@fathom/kernel/rng.ts';\nimport './x.ts';\nimport 'node:fs';"],
  ['bots/greedy.ts', "import { greedy } from '@fathom/bots';"],
  ['bots/test/greedy.test.ts', "import { test } from 'vitest';\nimport '@scope/tool/deep.js';"],
  ['scripts/x.ts', "import { test } from 'anything';"],
])('%s may say %s', (file, source) => {
  expect(problems(file, source)).toEqual([]);
});

test.each([
  ['bots/greedy.ts', "import { GAMES } from '@fathom/games/index.ts';", '@fathom/games'],
  ['bots/greedy.ts', "import { test } from 'vitest';", 'vitest'],
  ['bots/greedy.ts', "export * from '@scope/tool/deep.js';", '@scope/tool'],
])('%s must not say %s', (file, source, name) => {
  expect(problems(file, source)).toEqual([
    `${file}: @fathom/bots does not declare ${name} in its package.json`,
  ]);
});
