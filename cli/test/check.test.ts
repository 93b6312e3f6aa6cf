import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submarine } from '@fathom/games';
import { expect, onTestFinished, test } from 'vitest';
import { lackingIn, unkeptVersions } from '../completeness.ts';
import { layOut } from '../new/layout.ts';
import { nameFrom } from '../new/name.ts';
import { fathom } from './run.ts';

const rules = async () => ({ ...(await submarine.rules()), ...(await submarine.voice()) });

test.each([
  ['a beta game promises nothing', { stage: 'beta', version: 3 }, {}, []],
  ['a stable game says since when', { stage: 'stable', version: 3 }, {}, [/meta\.ts is stable/]],
  ['the first stable version has none before it', { stage: 'stable', version: 3, since: 3 }, {}, []],
  ['what was promised is pinned', { stage: 'stable', version: 5, since: 3 }, { 3: rules, 4: rules }, []],
  [
    'what is not pinned is named',
    { stage: 'stable', version: 5, since: 3 },
    { 4: rules },
    [/index\.ts lacks version 3: node scripts\/pin\.ts pearls --from/],
  ],
  [
    'what nobody can prove as well',
    { stage: 'stable', version: 3, since: 3 },
    { 1: rules },
    [/test\/pinned\/v1\.json is missing/],
  ],
] as const)('%s', (_, change, pinned, expected) => {
  const entry = { meta: { ...submarine.meta, since: undefined, ...change }, pinned } as never;
  const found = unkeptVersions('pearls', entry, version => version !== 1);
  expect(found).toEqual(expected.map(pattern => expect.stringMatching(pattern)));
});

test('a file that is missing and one that is empty are named, with what to do', async () => {
  const games = mkdtempSync(join(tmpdir(), 'fathom-check-'));
  onTestFinished(() => rmSync(games, { recursive: true }));
  writeFileSync(join(games, 'list.ts'), '');
  layOut(nameFrom('mermaid', games), games);
  rmSync(join(games, 'mermaid', 'cover.svg'));
  truncateSync(join(games, 'mermaid', 'words', 'voice.ts'));
  expect(await lackingIn(games, 'mermaid')).toEqual([
    'games/mermaid/words/voice.ts is empty: turn questions, moves and events into sentences',
    'games/mermaid/cover.svg is missing: draw a picture of 320 × 200 for the lobby',
  ]);
});

test.each(['', 'kraken', '../kernel'])('"%s" is no game to be checked', async id => {
  expect(await fathom('check', id)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining(`there is no game "${id}" in games/; "fathom new" lays one out`),
  });
});
