/** The content files: their shape, the counts of the box, and that everything they name exists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countBits } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../data/check.ts';
import { BONUS_GOALS, bonusDeck, SETBACKS, TEAM_GOALS } from '../data/coop.ts';
import { DESIGNS, LEADER } from '../data/crew.ts';
import { countOf, RESEARCH, unpackGains } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS } from '../data/missions.ts';
import { CONNECTIONS, CONSERVE, DIVES, PUBLISH, SITES, SONAR, SYMBOLS, TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';

const DATA = join(import.meta.dirname, '..', 'data');

function content(name: string): Record<string, never> {
  return JSON.parse(readFileSync(join(DATA, `${name}.json`), 'utf8'));
}

const FILES = ['tiles', 'specialists', 'journals', 'tokens', 'missions', 'coop'];

test.each([...FILES])('%s.json has the shape the loader expects', name => {
  expect(checkFile(name, content(name))).toEqual([]);
});

test('a wrong value is named with its path', () => {
  const file = structuredClone(content('tiles')) as unknown as {
    tiles: { depth: number; colour?: string; arrival: string[] }[];
  };
  file.tiles[3].depth = 6;
  file.tiles[4].arrival = ['gold'];
  file.tiles[5].colour = 'red';
  expect(checkFile('tiles', file).map(({ path }) => path)).toEqual([
    'tiles.tiles[3].depth',
    'tiles.tiles[4].arrival[0]',
    'tiles.tiles[5].colour',
  ]);
  expect(checkFile('maps', {})).toEqual([{ path: 'maps', problem: 'is no content file' }]);
});

test('every entry says whether it is printed or reconstructed', () => {
  for (const name of FILES) {
    const entries = Object.values(content(name)).filter(Array.isArray).flat(2) as { source?: string }[];
    const unmarked = entries.filter(
      entry => typeof entry === 'object' && entry !== null && entry.source === undefined,
    );
    expect(unmarked, name).toEqual([]);
  }
});

test('ED-1 ED-4 tiles: 8, 9, 7, 6 and 7 by depth, three of them unique', () => {
  expect([1, 2, 3, 4, 5].map(depth => TILES.filter(tile => tile.depth === depth).length)).toEqual([
    8, 9, 7, 6, 7,
  ]);
  expect(TILES.filter(tile => tile.unique).map(tile => tile.id)).toEqual([
    'the-sea-star',
    'the-looking-glass',
    'fallen-star',
  ]);
});

test('ED-3 ED-17 ED-19 sites: 54 sonar spots, 47 conservation and 38 publication sites, 22 dive sites with 77 places, 62 connections', () => {
  const ofKind = (kind: number) => SITES.filter(site => site.kind === kind);
  expect(ofKind(SONAR)).toHaveLength(54);
  expect(ofKind(SONAR).filter(site => site.depths > 0)).toHaveLength(37);
  expect(ofKind(CONSERVE)).toHaveLength(47);
  expect(SYMBOLS.map((_, i) => ofKind(PUBLISH).filter(site => site.symbol === i).length)).toEqual([
    10, 10, 7, 11,
  ]);
  expect(DIVES).toHaveLength(22);
  expect(DIVES.reduce((sum, dive) => sum + dive.tokens, 0)).toBe(77);
  expect(CONNECTIONS).toHaveLength(62);
});

test('ED-124 E-66 20 features on 18 tiles', () => {
  expect(TILES.flatMap(tile => tile.features)).toHaveLength(20);
  expect(TILES.filter(tile => tile.features.length > 0)).toHaveLength(18);
});

test('connections join sites of one tile, and features name sites of their tile', () => {
  for (const { ends, tile } of CONNECTIONS) for (const end of ends) expect(SITES[end].tile).toBe(tile);
  for (const tile of TILES) {
    for (const feature of tile.features) {
      for (const i of feature.sites) expect([...tile.sites, ...tile.dives]).toContain(i);
      for (const i of feature.discs) expect(tile.sites).toContain(i);
    }
  }
});

test('ED-11 E-10 specialists: three designs in each of ranks 1 to 4, nine in rank 5, 51 tiles', () => {
  const designs = DESIGNS.slice(0, LEADER);
  expect([1, 2, 3, 4, 5].map(rank => designs.filter(design => design.rank === rank).length)).toEqual([
    3, 3, 3, 3, 9,
  ]);
  expect([1, 2, 3, 4, 5].map(rank => designs.find(design => design.rank === rank)?.copies)).toEqual([
    4, 4, 3, 3, 1,
  ]);
  expect(designs.reduce((sum, design) => sum + design.copies, 0)).toBe(51);
});

test('ED-13 journals: 8 anchors and 24 others with their symbols, spaces, points and costs', () => {
  const count = (anchor: boolean, of: (i: number) => number) =>
    JOURNALS.reduce((sum, journal, i) => (journal.anchor === anchor ? sum + of(i) : sum), 0);
  expect([count(true, () => 1), count(false, () => 1)]).toEqual([8, 24]);
  expect([
    count(true, i => countBits(JOURNALS[i].symbols)),
    count(false, i => countBits(JOURNALS[i].symbols)),
  ]).toEqual([11, 40]);
  expect(SYMBOLS.map((_, c) => count(false, i => (JOURNALS[i].symbols >> c) & 1))).toEqual([10, 10, 10, 10]);
  expect([count(true, i => JOURNALS[i].spaces.length), count(false, i => JOURNALS[i].spaces.length)]).toEqual(
    [2, 14],
  );
  expect([count(true, i => JOURNALS[i].points), count(false, i => JOURNALS[i].points)]).toEqual([1, 24]);
  expect([count(true, i => JOURNALS[i].cost), count(false, i => JOURNALS[i].cost)]).toEqual([15, 63]);
});

test('ED-14 dive tokens: 36 of 12 kinds with 114 research', () => {
  expect(TOKENS).toHaveLength(12);
  expect(TOKENS.reduce((sum, token) => sum + token.copies, 0)).toBe(36);
  expect(TOKENS.reduce((sum, token) => sum + token.copies * token.research, 0)).toBe(114);
});

test('ED-16 missions: 10 with 30 goals and 384 hexes', () => {
  expect(MISSIONS).toHaveLength(10);
  expect(MISSIONS.flatMap(mission => mission.goals)).toHaveLength(30);
  expect(MISSIONS.map(mission => mission.hexes.length)).toEqual([32, 34, 39, 38, 36, 40, 32, 81, 22, 30]);
});

test('E-7 missions name the cells for random tiles in the order in which those are drawn', () => {
  for (const { zones } of MISSIONS) {
    const cells = zones.flatMap(({ cell, tile }) => (tile < 0 ? [cell] : []));
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
  }
});

test('ED-18 co-operative material: 40 mission goals, 16 bonus goals, 16 setbacks', () => {
  expect(TEAM_GOALS.flat()).toHaveLength(40);
  expect(BONUS_GOALS).toHaveLength(16);
  expect(SETBACKS).toEqual((content('coop').setbacks as unknown as { id: string }[]).map(card => card.id));
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(mission => countBits(bonusDeck(mission)))).toEqual([
    16, 16, 15, 16, 15, 15, 16, 14, 14, 14,
  ]);
});

describe('what is reconstructed stays marked', () => {
  test.each([5, 6, 7, 9])('ED-115 start hexes of mission %i', number => {
    const raw = (
      content('missions').missions as unknown as {
        number: number;
        hexes: { start?: boolean; startSource?: string }[];
      }[]
    )[number - 1];
    const starts = raw.hexes.filter(hex => hex.start);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.every(hex => hex.startSource === 'reconstructed')).toBe(true);
  });
});

test('gains are packed without loss', () => {
  expect(unpackGains(JOURNALS[6].gains)).toEqual(['promote']);
  expect(
    countOf(DESIGNS.find(design => design.id === 'biotechnologist')?.sides[0].gains ?? 0, RESEARCH),
  ).toBe(4);
});
