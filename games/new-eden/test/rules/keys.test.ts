/** Every move has a number of its own, so that searching bots never take one for another, and a text that is read again. */
import { isDeepStrictEqual } from 'node:util';
import { range } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { ARMS, HAND, ROWS, TILES } from '../../data/box.ts';
import { CARDS, DECK_SIZE } from '../../data/card.ts';
import { game } from '../../game.ts';
import { key, MOST_COINS, MOST_STEPS, type Move } from '../../move.ts';
import { PLACES } from '../../place.ts';

const each = <T>(count: number, make: (i: number) => T): T[] => range(count).map(make);

/** All lists of so many of these numbers or less, in rising order. */
function upTo(most: number, numbers: readonly number[]): number[][] {
  if (most === 0) return [[]];
  const larger = (first: number) =>
    upTo(
      most - 1,
      numbers.filter(other => other > first),
    );
  return [[], ...numbers.flatMap(first => larger(first).map(rest => [first, ...rest]))];
}

const MOVES: readonly Move[] = [
  ...(['buy', 'use', 'attach'] as const).flatMap(kind => each(CARDS, (card): Move => ({ kind, card }))),
  ...range(MOST_STEPS + 1).flatMap(steps =>
    range(PLACES).flatMap(from => each(PLACES, (to): Move => ({ kind: 'swim', steps, from, to }))),
  ),
  ...each(MOST_STEPS + 1, (steps): Move => ({ kind: 'hold', steps })),
  ...each(PLACES, (place): Move => ({ kind: 'activate', place })),
  ...each(TILES.length, (tile): Move => ({ kind: 'expand', tile })),
  ...each(ARMS, (arm): Move => ({ kind: 'destroy', arm })),
  ...(['block', 'row'] as const).flatMap(kind => each(ROWS, (row): Move => ({ kind, row }))),
  ...each(MOST_COINS + 1, (coins): Move => ({ kind: 'bid', coins })),
  ...upTo(HAND, range(DECK_SIZE)).map((cards): Move => ({ kind: 'market', cards })),
  ...(['done', 'pass', 'plant', 'drop', 'skip', 'extra', 'end'] as const).map((kind): Move => ({ kind })),
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
  // Nobody swims or holds without oxygen, and 0 is no bid.
  expect(unread).toEqual({ swim: PLACES * PLACES, hold: 1, bid: 1 });
});
