/** Every move has a number of its own, so that searching bots never take one for another. */
import { range } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { COLOURS } from '../../data/box.ts';
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
