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
  // The kernel knows nobody.
  ['kernel/rng.ts', "import { x } from '@fathom/games';"],
  ['kernel/rng.ts', "import { readFileSync } from 'node:fs';"],
  ['kernel/rng.ts', "import { same } from './testkit/check.ts';"],
  // A game knows the kernel and itself.
  ['games/submarine/turn.ts', "import { greedy } from '@fathom/bots';"],
  ['games/submarine/turn.ts', "import { useState } from 'react';"],
  ['games/submarine/turn.ts', "import { Sea } from './board/sea.tsx';"],
  ['games/submarine/turn.ts', "import { state } from '../flotilla/state.ts';"],
  ['games/submarine/index.ts', "import { meta } from '../flotilla/meta.ts';"],
  ['games/submarine/board/sea.tsx', "import { Tile } from '../../flotilla/board/tile.tsx';"],
  ['games/submarine/test/kit.test.ts', "import { game } from '../../flotilla/game.ts';"],
  ['games/submarine/board/sea.tsx', "import { call } from '@fathom/web/api.ts';"],
  ['games/index.ts', "export { board } from './submarine/board/index.tsx';"],
  ['bots/greedy.ts', "import { GAMES } from '@fathom/games';"],
  ['parts/button.tsx', "import { GAMES } from '@fathom/games';"],
  // The server draws nothing, the page takes the protocol from the server and nothing else.
  ['server/index.ts', "import { board } from '@fathom/games/submarine/board/index.tsx';"],
  ['server/index.ts', "import { test } from 'vitest';"],
  ['server/index.ts', "const x = await import('@fathom/web/app.tsx');"],
  ['server/protocol.ts', "import { Store } from './store/store.ts';"],
  ['web/app.tsx', "import { Store } from '@fathom/server/store/store.ts';"],
  ['web/app.tsx', "type Store = import('@fathom/server/store/store.ts').Store;"],
  ['web/app.tsx', "import { state } from '@fathom/games/submarine/state.ts';"],
  ['web/app.tsx', "import '../cli/main.ts';"],
  // The product knows no test.
  ['cli/main.ts', "import { recordGame } from '@fathom/kernel/testkit/index.ts';"],
  ['server/index.ts', "export * from './test/arena.ts';"],
  ['server/index.ts', "import { storeContract } from './test/store-contract.ts';"],
  ['bench/run.ts', "import { machine } from '../scripts/machine.ts';"],
  ['web/app.tsx', "new Worker(new URL('./test/worker.ts', import.meta.url));"],
  ['web/app.tsx', "const all = import.meta.glob('../games/*/test/*.ts');"],
  // Nobody goes past what a package exports.
  ['server/index.ts', "import { rng } from '../kernel/rng.ts';"],
  ['examples/play.ts', "import { submarine } from '../games/index.ts';"],
  // What no layer knows is refused, whoever asks.
  ['server/test/arena.test.ts', "import { x } from '../../attic/x.ts';"],
])('%s must not say %s', (file, source) => {
  const [line, ...more] = broken(file, source);
  expect(line).toMatch(/^\S+: the layer "[\w ]+" must not import \S+$/);
  expect(more).toEqual([]);
});

test.each(['attic/x.ts', 'attic/README.md', 'bots/deep/x.ts'])('%s belongs to no layer', file => {
  expect(broken(file, '')).toEqual([`${file}: belongs to no layer; give it one in scripts/layers.ts`]);
});

test.each([
  ['games/submarine/turn.ts', "import { draw } from '@fathom/kernel';\nimport { x } from './steps/act.ts';"],
  [
    'games/submarine/board/sea.tsx',
    "import { Icon } from '@fathom/parts/icon.tsx';\nimport { space } from '../space.ts';",
  ],
  ['games/submarine/index.ts', "import type { GameEntry } from '../entry.ts';"],
  ['games/list.ts', "export { submarine } from './submarine/index.ts';"],
  ['games/submarine/test/kit.test.ts', "import { greedy } from '@fathom/bots';"],
  ['server/index.ts', "import Fastify from 'fastify';\nimport { GAMES } from '@fathom/games';"],
  ['web/app.tsx', "import type { Seated } from '@fathom/server/protocol.ts';"],
  ['web/cover.tsx', "const covers = import.meta.glob('../games/*/cover.svg');"],
  ['e2e/online.test.ts', "import { x } from '../server/test/arena.ts';"],
])('%s may say %s', (file, source) => {
  expect(broken(file, source)).toEqual([]);
});

test('what only looks like an import is none', () => {
  expect(broken('kernel/rng.ts', "// import { x } from 'react';\nconst text = \"import 'react'\";")).toEqual(
    [],
  );
});
