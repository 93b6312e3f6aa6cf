/** Every move has a number of its own, so that searching bots never take one for another, and a text that is read again. */
import { isDeepStrictEqual } from 'node:util';
import { range } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { COLOURS } from '../../data/box.ts';
import { game } from '../../game.ts';
import { key, type Move } from '../../move.ts';
import { SPACES } from '../../space.ts';
import { TOKENS } from '../../token.ts';

const each = <T>(count: number, make: (i: number) => T): T[] => range(count).map(make);
const both = <T>(first: number, second: number, make: (a: number, b: number) => T): T[] =>
  range(first).flatMap(a => range(second).map(b => make(a, b)));

const MOVES: readonly Move[] = [
  ...(['place', 'sail'] as const).flatMap(kind => each(10, (column): Move => ({ kind, column }))),
  ...both(SPACES, SPACES, (from, to): Move => ({ kind: 'relocate', from, to })),
  ...each(TOKENS, (token): Move => ({ kind: 'salvage', token })),
  ...both(TOKENS, TOKENS, (token, joker): Move => ({ kind: 'joker', token, joker })),
  ...(['pay', 'exchange'] as const).flatMap(kind =>
    each(COLOURS.length, (colour): Move => ({ kind, colour })),
  ),
  { kind: 'end' },
];

test('no two moves share a key', () => {
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
  // There are six columns; ships can also leave.
  expect(unread).toEqual({ place: 4, sail: 3 });
});
