/** FL-14, FL-91 … FL-93: every objective on both sides, from one rich position each. */
import { describe, expect, test } from 'vitest';
import { AIMS, CREW, TILES } from '../../data/box.ts';
import { COLOURS } from '../../data/names.ts';
import { count, worthOf } from '../../objectives.ts';
import { objective, position, type Seat } from '../position.ts';
import { play } from '../table.ts';

/** Depths: 3 shallow (2 islands), 2 reef, 1 deep; colours: green 1, red 2, blue 2, yellow 1. */
const SEA: Seat = {
  tiles: 'B5:O10 A7:O15 A5:O20 B6:O37# C6:O54 D6:O87',
  skiffs: 'A6 B6:green,green D6:yellow',
  cards: 'T1 T7 S1 D1',
  pile: 'F7 ST3',
  barrels: 'red red blue green',
  coins: 23,
  seals: [2, 0, 1, 0],
  laps: 2,
  artifacts: 2,
  outposts: 3,
};

/** Districts: red 2 (refinery, site), blue 3 in a row (factory), green 1; two far away. */
const CITY: Seat = {
  side: 'sky',
  tiles: 'B5:O09 B6:O10 A7:O14 C6:O18 A5:O40 D6:O36',
  stock: 'O01 O02 O03',
  cards: 'T1 T7 S1 D1',
  pile: 'F7 ST3',
  barrels: 'red red red red red red red red red blue',
  coins: 40,
  seals: [2, 0, 1, 0],
  laps: 1,
  outposts: 2,
  rings: 2,
};

const sea = () => position({ players: [SEA] });
const city = () => position({ players: [CITY], dials: [1, 3, 2, 1] });

describe('FL-14 on the Sinkside', () => {
  test.each([
    ['A1', 3 * 4],
    ['A2', 2 * 5],
    ['A3', 1 * 7],
    ['A4', 6 * 2],
    ['A5', 2 * 8],
    ['A6', 1 * 6],
    ['A7', 1 * 6],
    ['A8', 2 * 6],
    ['A9', 2 * 6],
    ['A10', 1 * 6],
    ['A11', 5 * 3],
    ['B1', 5 * 3],
    ['B2', 2 * 7],
    ['B3', 3 * 4],
    ['B4', 2 * 6],
    ['B5', 3 * 6],
    ['B6', 2 * 5],
    ['B7', 2 * 6],
    ['B8', 2 * 6],
    ['B9', 4 * 5],
    ['B10', 2 * 9],
    ['B11', 2 * 7],
    ['C1', 3 * 6],
    ['C2', 3 * 6],
    ['C3', 4 * 3],
    ['C4', 3 * 5],
    ['C5', 4 * 4],
    ['C6', 1 * 5],
    ['C7', 2 * 7],
    ['C8', 3 * 3],
    ['C9', 2 * 10],
    ['C10', 5 * 5],
    ['C11', 2 * 3],
  ])('FL-14 %s is worth %i points', (id, points) => {
    expect(worthOf(sea(), 0, objective(id), 23)).toBe(points);
  });
});

describe('FL-14 on the Skyside', () => {
  test.each([
    ['A1', 3 * 8],
    ['A2', 1 * 8],
    ['A3', 2 * 6],
    ['A4', 6 * 4],
    ['A5', 1 * 8],
    ['A6', 3 * 6],
    ['A7', 1 * 7],
    ['A8', 2 * 7],
    ['A9', 3 * 7],
    ['A10', 0],
    ['A11', 3 * 8],
    ['B1', 5 * 3],
    ['B2', 2 * 7],
    ['B3', 3 * 4],
    ['B4', 2 * 6],
    ['B5', 3 * 6],
    ['B6', 2 * 5],
    ['B7', 2 * 6],
    ['B8', 2 * 6],
    ['B9', 4 * 5],
    ['B10', 3 * 6],
    ['B11', 1 * 7],
    ['C1', 3 * 6],
    ['C2', 2 * 6],
    ['C3', 8 * 3],
    ['C4', 2 * 5],
    ['C5', 5 * 4],
    ['C6', 2 * 10],
    ['C7', 4 * 7],
    ['C8', 3 * 3],
    ['C9', 2 * 10],
    ['C10', 4 * 5],
    ['C11', 2 * 4],
  ])('FL-14 %s is worth %i points', (id, points) => {
    expect(worthOf(city(), 0, objective(id), 40)).toBe(points);
  });
});

test('FL-14 A10 counts yellow districts', () => {
  const s = position({ players: [{ side: 'sky', tiles: 'B5:O03 B6:O10 A7:O19' }] });
  expect(worthOf(s, 0, objective('A10'), 0)).toBe(2 * 7);
});

test('FL-14 33 objectives in three sets of 11, and both sides of each were tried above', () => {
  expect(AIMS.map(({ id }) => id)).toEqual(
    ['A', 'B', 'C'].flatMap(set => Array.from({ length: 11 }, (_, i) => `${set}${i + 1}`)),
  );
});

/** Some shallow tiles of each colour. */
const OF_COLOUR = COLOURS.map((_, resource) =>
  TILES.filter(tile => tile.resource === resource && tile.depth === 1).map(({ id }) => id),
);

test.each([
  ['two side by side at the first cell', 'A1=0 A2=0 A3=1', 2],
  ['two side by side at the last cell', 'F6=0 F5=0 F4=1', 2],
  ['two with one between them', 'A1=0 A2=1 A3=0', 1],
  ['two above each other, a row apart', 'A7=0 B7=1 C6=0', 1],
  ['three in a triangle', 'A7=0 A8=0 B7=0', 3],
  ['a ring that is not closed', 'A7=0 A8=0 B8=0 C7=0 C6=0 B7=1', 5],
  ['no two of one colour', 'A7=0 A8=1 B7=2', 1],
])('FL-14 the largest group of one colour: %s', (_, laid, size) => {
  const rest = OF_COLOUR.map(ids => ids.slice());
  const tiles = laid.split(' ').map(word => {
    const [cell, colour] = word.split('=');
    return `${cell}:${rest[Number(colour)].pop()}`;
  });
  expect(count(position({ players: [{ tiles: tiles.join(' ') }] }), 0, 'big', 0)).toBe(size);
});

test('FL-91 greenhouses and refineries: 8 for each symbol, not for pairs', () => {
  const s = position({ players: [{ side: 'sky', tiles: 'B5:O36 B6:O64 A7:O68 A5:O09' }] });
  expect(worthOf(s, 0, objective('A1'), 0)).toBe(32);
});

test('FL-92 factories and habitats: 8 for each symbol', () => {
  const s = position({ players: [{ side: 'sky', tiles: 'B5:O18 B6:O27 A7:O56' }] });
  expect(worthOf(s, 0, objective('A2'), 0)).toBe(24);
});

test('FL-93 building sites: printed symbols count, built on or not, and outposts do not', () => {
  const s = position({ players: [{ side: 'sky', tiles: 'B5:O03* B6:O10*', homeOutpost: true }] });
  expect(count(s, 0, 'sites', 0)).toBe(2);
  expect(worthOf(s, 0, objective('A3'), 0)).toBe(12);
});

test('FL-14 cards of a guild: each guild counts its own', () => {
  const s = position({ players: [{ cards: 'T1 T2 T3 S1 D1 D2 F1 F2 F3 F4' }] });
  const starters = [1, 1, 1, 1];
  expect((['g0', 'g1', 'g2', 'g3'] as const).map(guild => count(s, 0, guild, 0))).toEqual(
    [3, 1, 2, 4].map((cards, guild) => cards + starters[guild]),
  );
});

test.each(['ST1', 'ST4', 'D1'])('FL-14 %s counts among the own cards while it is being played', id => {
  const s = position({ players: [{ tiles: 'B5:O10', cards: 'T1 D1' }] });
  play(s, `play:${id}`);
  expect(CREW[s.turn.card].id).toBe(id);
  expect([count(s, 0, 'crewx', 0), count(s, 1, 'crewx', 0)]).toEqual([2, 0]);
});

test('FL-14 skiffs over deeper water: not on the starter tile, not over shallow tiles', () => {
  const s = position({ players: [{ tiles: 'B5:O10 B6:O37', skiffs: 'A6 B5 B6' }] });
  expect([count(s, 0, 'skiff', 0), count(s, 0, 'dskiff', 0)]).toEqual([3, 1]);
});

test('FL-14 what the next seat has does not count', () => {
  const s = position({ players: [{ seals: [0, 0, 0, 0] }, { seals: [2, 0, 0, 0] }] });
  expect([count(s, 0, 'seal', 0), count(s, 0, 'gseal', 0)]).toEqual([0, 0]);
  expect([count(s, 1, 'seal', 0), count(s, 1, 'gseal', 0)]).toEqual([2, 1]);
});

test('FL-38 the outpost just built and the coins before paying count', () => {
  const s = position({ players: [{ coins: 20 }], objectives: ['A1 A2 A3', 'B1 B2 B3', 'C5 C2 C1'] });
  play(s, 'play:ST4', 'outpost:A6', 'objective:C');
  expect(s.vp[0]).toBe(5 * 4);
  const t = position({ players: [{ coins: 20 }], objectives: ['A1 A2 A3', 'B1 B2 B3', 'C2 C5 C1'] });
  play(t, 'play:ST4', 'outpost:A6', 'objective:C');
  expect(t.vp[0]).toBe(6);
});
