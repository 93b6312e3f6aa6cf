/** What the board promises without a browser. */
import { expect, test } from 'vitest';
import { choicesOf } from '../board/choices.ts';
import { dealOf, stillPicked } from '../board/deal.ts';
import { game } from '../game.ts';
import { position } from './position.ts';
import { play } from './table.ts';

test('NE-54 NE-57 cards picked at the black market are let go when a free action has taken the coins for them', () => {
  const s = position({
    seats: 2,
    phase: 'B',
    hands: ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06'],
    stations: [{ coins: 6, cards: '1A-01' }],
  });
  const [hand] = s.hands;
  expect(stillPicked(choicesOf(game.moves(s, 0)).market, hand, hand)).toEqual(hand);
  play(s, '0>expand:research');
  const deals = choicesOf(game.moves(s, 0)).market;
  expect(dealOf(deals, hand)).toBe(undefined);
  expect(stillPicked(deals, hand, hand)).toEqual([]);
  expect(dealOf(deals, [])).toEqual({ kind: 'market', cards: [] });
});
