/** Every move has a number of its own, so that searching bots never take one for another, and a text that is read again. */
import { isDeepStrictEqual } from 'node:util';
import { range } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { DESIGNS } from '../../data/crew.ts';
import { JOURNALS } from '../../data/journals.ts';
import { MISSIONS } from '../../data/missions.ts';
import { CELLS } from '../../data/ocean.ts';
import { DIVES, SITES, TILES } from '../../data/tiles.ts';
import { TOKENS } from '../../data/tokens.ts';
import { game } from '../../game.ts';
import { KINDS, key, type Move, SETBACK_CARD } from '../../move.ts';

const each = <T>(count: number, make: (i: number) => T): T[] => range(count).map(make);
const both = <T>(first: number, second: number, make: (a: number, b: number) => T): T[] =>
  range(first).flatMap(a => range(second).map(b => make(a, b)));

const ofMembers = (kind: 'reclaim' | 'activate' | 'copy' | 'promote' | 'tire') =>
  each(20, (member): Move => ({ kind, member }));
const ofTokens = (kind: 'spend' | 'use' | 'keep') => each(TOKENS.length, (token): Move => ({ kind, token }));
const ofSites = (kind: 'sonar' | 'conserve' | 'name' | 'remove' | 'net') =>
  each(SITES.length, (site): Move => ({ kind, site }));
const ofCells = (kind: 'launch' | 'drift') => each(CELLS, (cell): Move => ({ kind, cell }));
const HEXES = [...new Set(MISSIONS.flatMap(({ hexes }) => hexes.map(({ row, col }) => `${row},${col}`)))].map(
  place => place.split(',').map(Number),
);

const MOVES: readonly Move[] = [
  ...ofCells('launch'),
  ...ofCells('drift'),
  ...each(DESIGNS.length, (design): Move => ({ kind: 'recruit', design })),
  ...(['reclaim', 'activate', 'copy', 'promote', 'tire'] as const).flatMap(ofMembers),
  ...both(JOURNALS.length, 4, (journal, space): Move => ({ kind: 'space', journal, space })),
  ...(['spend', 'use', 'keep'] as const).flatMap(ofTokens),
  ...both(CELLS, CELLS, (from, to): Move => ({ kind: 'travel', from, to })),
  ...(['sonar', 'conserve', 'name', 'remove', 'net'] as const).flatMap(ofSites),
  ...each(DIVES.length, (dive): Move => ({ kind: 'dive', dive })),
  ...both(SITES.length, JOURNALS.length, (site, journal): Move => ({ kind: 'publish', site, journal })),
  ...each(16, (gain): Move => ({ kind: 'gain', gain })),
  ...each(4, (track): Move => ({ kind: 'raise', track })),
  ...HEXES.map(([row, col]): Move => ({ kind: 'impact', row, col })),
  ...HEXES.flatMap(([a, b]) => HEXES.map(([c, d]): Move => ({ kind: 'shift', from: [a, b], to: [c, d] }))),
  ...both(5, 6, (first, second): Move => ({ kind: 'seek', first: first + 1, second })),
  ...both(TILES.length, CELLS, (tile, cell): Move => ({ kind: 'lay', tile, cell })),
  ...each(3, (option): Move => ({ kind: 'option', option })),
  ...each(2 * SETBACK_CARD, (card): Move => ({ kind: 'card', card })),
  ...(['clean', 'skip', 'go', 'pass', 'end'] as const).map((kind): Move => ({ kind })),
];

test('no two moves share a key, and no kind is forgotten', () => {
  expect(new Set(MOVES.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  const keys = MOVES.map(key);
  expect(new Set(keys).size).toBe(MOVES.length);
  expect(keys.every(one => Number.isInteger(one) && one >= 0)).toBe(true);
});

test('every move is read as it was written; numbers that nothing has are not read', () => {
  const unread: Record<string, number> = {};
  const strange = MOVES.filter(move => {
    const again = game.read(game.write(move));
    if (again === undefined) unread[move.kind] = (unread[move.kind] ?? 0) + 1;
    return again !== undefined && !isDeepStrictEqual(again, move);
  });
  expect(strange).toEqual([]);
  // The team leader, members from 10 on, gains that are none, sites that are not named, pairs of depths in falling order.
  expect(unread).toEqual({
    recruit: 1,
    ...{ reclaim: 10, activate: 10, copy: 10, promote: 10, tire: 10 },
    ...{ gain: 6, name: 137, option: 1, seek: 10, space: 64 },
  });
});
