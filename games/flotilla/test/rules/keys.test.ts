/** Every move has a number of its own, so that searching bots never take one for another, and a text that is read again. */
import { isDeepStrictEqual } from 'node:util';
import { range } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../../data/crew.ts';
import { COLOURS, DICE, FACES, GUILDS } from '../../data/names.ts';
import { OCEAN_TILES } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { CELLS, CORNERS } from '../../hex.ts';
import { key, type Move, SHIFT } from '../../move.ts';

const each = <T>(count: number, make: (i: number) => T): T[] => range(count).map(make);
const both = <T>(first: number, second: number, make: (a: number, b: number) => T): T[] =>
  range(first).flatMap(a => range(second).map(b => make(a, b)));
const DIE = DICE.length * FACES;

const MOVES: readonly Move[] = [
  ...(['play', 'recruit'] as const).flatMap(kind => each(CARDS, (card): Move => ({ kind, card }))),
  ...each(8, (seat): Move => ({ kind: 'copy', seat })),
  ...both(CELLS, CELLS, (from, to): Move => ({ kind: 'sail', from, to })),
  ...each(GUILDS.length, (guild): Move => ({ kind: 'guild', guild })),
  ...(['barrel', 'buy', 'sell'] as const).flatMap(kind =>
    each(COLOURS.length, (colour): Move => ({ kind, colour })),
  ),
  ...(['outpost', 'lay', 'restore'] as const).flatMap(kind => each(CELLS, (cell): Move => ({ kind, cell }))),
  ...each(4, (stack): Move => ({ kind: 'objective', stack })),
  ...both(COLOURS.length, 2 * SHIFT + 1, (colour, up): Move => ({ kind: 'price', colour, by: up - SHIFT })),
  ...each(OCEAN_TILES, (tile): Move => ({ kind: 'tile', tile })),
  ...each(CORNERS, (turns): Move => ({ kind: 'turn', turns })),
  ...both(DIE, CELLS + 1, (die, cell): Move => ({ kind: 'again', die, cell: cell - 1 })),
  ...both(FACES, FACES, (from, to): Move => ({ kind: 'set', from, to })),
  ...[true, false].flatMap(own => both(DIE, CELLS, (die, cell): Move => ({ kind: 'die', die, own, cell }))),
  ...(['enter', 'skip', 'skiff', 'roll', 'dice', 'join', 'retire', 'stop', 'end'] as const).map(
    (kind): Move => ({ kind }),
  ),
];

test('no two moves share a key, and no number is left out', () => {
  expect(MOVES.map(key).toSorted((a, b) => a - b)).toEqual(range(MOVES.length));
});

test('every move is read as it was written; numbers that nothing has are not read', () => {
  const unread: Record<string, number> = {};
  const strange = MOVES.filter(move => {
    const again = game.read(game.write(move));
    if (again === undefined) unread[move.kind] = (unread[move.kind] ?? 0) + 1;
    return again !== undefined && !isDeepStrictEqual(again, move);
  });
  expect(strange).toEqual([]);
  // Seats beyond the fifth, a fourth set of objectives, prices that do not move.
  expect(unread).toEqual({ copy: 3, objective: 1, price: 4 });
});
