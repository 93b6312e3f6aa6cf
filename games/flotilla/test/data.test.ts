/** The content files: sound as they are, and every slip is named with its place. */
import { describe, expect, test } from 'vitest';
import { readArtifacts } from '../data/artifacts.ts';
import { CREW, FACE, FILES, NUMBERS, RELICS, TILES, TRACKS } from '../data/box.ts';
import { assertSound, type Field, type Problem, root } from '../data/check.ts';
import { readCrew } from '../data/crew.ts';
import { readDice } from '../data/dice.ts';
import { EFFECTS, OPS, PROGRAMS } from '../data/effects.ts';
import { readObjectives } from '../data/objectives.ts';
import { readTiles } from '../data/tiles.ts';
import { readNumbers, readTracks } from '../data/tracks.ts';

const READERS: Readonly<Record<keyof typeof FILES, (file: Field) => unknown>> = {
  tiles: readTiles,
  crew: readCrew,
  artifacts: readArtifacts,
  objectives: readObjectives,
  dice: readDice,
  setup: readNumbers,
  tracks: readTracks,
};

/** Reads a file after changing one value of a copy, and returns what is wrong with it. */
function problemsOf(
  name: keyof typeof FILES,
  path: readonly (string | number)[] = [],
  value?: unknown,
): Problem[] {
  const copy = JSON.parse(JSON.stringify(FILES[name]));
  let place = copy;
  for (const key of path.slice(0, -1)) place = place[key];
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
  const problems: Problem[] = [];
  READERS[name](root(name, copy, problems));
  return problems;
}

test.each(Object.keys(FILES) as (keyof typeof FILES)[])('%s.json is sound', name => {
  expect(problemsOf(name)).toEqual([]);
});

test.each([
  ['tiles', ['tiles', 3, 'sink'], '4 green 0 - -', 'tiles.tiles[3].sink', /one of 1, 2, 3/],
  ['tiles', ['tiles', 0, 'sky'], 'pink 1 - - -', 'tiles.tiles[0].sky', /green, red, blue, yellow/],
  ['tiles', ['tiles', 0, 'id'], 'O09', 'tiles.tiles[0].id', /out of order/],
  ['tiles', ['tiles', 1, 'source'], 'guessed', 'tiles.tiles[1].source', /printed, reconstructed/],
  ['tiles', ['tiles'], [], 'tiles.tiles', /92 entries/],
  ['crew', ['cards', 6, 'sink', 1], 'COINS 5; DANCE 2', 'crew.cards[6].sink[1]', /"DANCE 2" is no effect/],
  ['crew', ['cards', 6, 'sky', 1], 'TRANS 5 {free}', 'crew.cards[6].sky[1]', /"free" is no modifier/],
  ['crew', ['cards', 7, 'level'], 2, 'crew.cards[7].level', /out of order/],
  ['crew', ['cards', 7, 'guild'], 'pirate', 'crew.cards[7].guild', /one of trader/],
  ['crew', ['cards', 8, 'sink', 0], 'fast', 'crew.cards[8].sink[0]', /whole number/],
  ['artifacts', ['artifacts', 2, 'hub'], 7, 'artifacts.artifacts[2].hub', /must be a text/],
  [
    'objectives',
    ['objectives', 4, 'sky', 'counter'],
    'stars',
    'objectives.objectives[4].sky.counter',
    /one of d1/,
  ],
  ['objectives', ['objectives', 4, 'sink', 'vp'], 0, 'objectives.objectives[4].sink.vp', /from 1 to 20/],
  ['dice', ['dive', 'reef', 2], 'bb%', 'dice.dive.reef[2]', /"%" is no symbol/],
  ['dice', ['research', 'faces'], ['?'], 'dice.research.faces', /6 entries/],
  ['setup', ['pool', 'value', '4'], 3, 'setup.pool.value.4', /from 20 to 900/],
  ['setup', ['outpostCosts', 'value'], 20, 'setup.outpostCosts.value', /must be a list/],
  ['tracks', ['guilds', 'delver', 0], 'GAIN one', 'tracks.guilds.delver[0]', /no effect/],
  ['tracks', ['sonar', 'spaces', 2, 'vp'], -1, 'tracks.sonar.spaces[2].vp', /whole number/],
] as const)('a slip in %s at %j is found', (name, path, value, at, problem) => {
  const found = problemsOf(name, path, value);
  expect(found.map(p => p.at)).toContain(at);
  expect(found.find(p => p.at === at)?.problem).toMatch(problem);
});

test('a mistake ends the loading with every place in it', () => {
  expect(() => assertSound(problemsOf('setup', ['cargo', 'value'], 'four'))).toThrow(
    /setup\.cargo\.value: must be/,
  );
  expect(() => assertSound([])).not.toThrow();
});

describe('the vocabulary', () => {
  test('24 primitives, each used by some table except TOX, which only dice and tiles give', () => {
    expect(OPS).toHaveLength(24);
    const used = new Set(EFFECTS.map(effect => effect.op));
    expect(OPS.filter(op => !used.has(op))).toEqual(['TOX']);
  });

  test('tables are frozen', () => {
    for (const table of [TILES, CREW, RELICS, FACE]) expect(Object.isFrozen(table)).toBe(true);
    expect(Object.isFrozen(PROGRAMS[0])).toBe(true);
  });

  test('a retiring card holds its bonus in brackets', () => {
    const smuggler = CREW.find(card => card.id === 'T6');
    const retire = PROGRAMS[smuggler?.programs[0] ?? 0].at(-1);
    expect(retire?.op).toBe('RETIRE');
    expect(PROGRAMS[retire?.inner ?? 0]).toMatchObject([{ op: 'COINS', n: 12 }]);
  });

  test('what is printed says so, everything else is marked as reconstructed', () => {
    expect(FILES.setup.skiffPrice).toEqual({ value: 12, source: 'printed' });
    expect(FILES.setup.toxicityScores.source).toBe('printed');
    expect(FILES.setup.pool.source).toBe('reconstructed');
    expect(FILES.objectives.objectives[0].sky).toEqual({ counter: 'gr', vp: 8, source: 'printed' });
    expect(TILES.every(tile => tile.source === 'reconstructed')).toBe(true);
    expect(TRACKS.below + TRACKS.above).toBe(3);
    expect(NUMBERS.outpostCosts[0]).toBe(20);
  });
});

test('mean barrels and survivors of the dive dice are those of the table', () => {
  const mean = (kind: number, symbol: 'barrels' | 'survivors') =>
    FACE.slice(kind * 6, kind * 6 + 6).reduce((sum, face) => sum + face[symbol], 0) / 6;
  expect([0, 1, 2].map(kind => mean(kind, 'barrels').toFixed(2))).toEqual(['1.17', '1.83', '2.50']);
  expect([0, 1, 2].map(kind => mean(kind, 'survivors').toFixed(2))).toEqual(['0.17', '0.17', '0.50']);
});
