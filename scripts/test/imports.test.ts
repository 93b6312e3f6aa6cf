import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forbiddenImports } from '../imports.ts';

function broken(file: string, source: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'fathom-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
  return forbiddenImports(root, [file]);
}

test.each([
  ['kernel/rng.ts', "import { x } from '@fathom/games';"],
  ['kernel/rng.ts', "import { readFileSync } from 'node:fs';"],
  ['games/submarine/turn.ts', "import { greedy } from '@fathom/bots';"],
  ['games/submarine/turn.ts', "import { useState } from 'react';"],
  ['games/submarine/turn.ts', "import { Sea } from './board/sea.tsx';"],
  ['games/submarine/turn.ts', "import { state } from '../flotilla/state.ts';"],
  ['games/submarine/board/sea.tsx', "import { call } from '@fathom/web/api.ts';"],
  ['bots/greedy.ts', "import { GAMES } from '@fathom/games';"],
  ['parts/button.tsx', "import { GAMES } from '@fathom/games';"],
  ['server/index.ts', "const x = await import('@fathom/web/app.tsx');"],
  ['web/app.tsx', "import '../cli/main.ts';"],
])('%s must not say %s', (file, source) => {
  expect(broken(file, source)).toHaveLength(1);
});

test.each([
  ['games/submarine/turn.ts', "import { draw } from '@fathom/kernel';\nimport { x } from './steps/act.ts';"],
  [
    'games/submarine/board/sea.tsx',
    "import { Icon } from '@fathom/parts/icon.tsx';\nimport { space } from '../space.ts';",
  ],
  ['games/submarine/test/kit.test.ts', "import { greedy } from '@fathom/bots';"],
  ['server/index.ts', "import Fastify from 'fastify';\nimport { GAMES } from '@fathom/games';"],
])('%s may say %s', (file, source) => {
  expect(broken(file, source)).toEqual([]);
});
