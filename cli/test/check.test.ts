import { submarine } from '@fathom/games';
import { expect, test } from 'vitest';
import { unkeptVersions } from '../completeness.ts';

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
