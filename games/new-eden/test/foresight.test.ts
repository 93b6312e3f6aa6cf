/** Whatever the board says of a move before it is made comes true. */
import { apply, optionVariants } from '@fathom/kernel';
import { checkForesight, DRIVERS, drive } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { choicesOf, type Market } from '../board/choices.ts';
import { stabilityAfterPurchase } from '../board/purchase.ts';
import { type Stability, stabilityOf } from '../board/stability.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { type State, UNSEALED } from '../state.ts';
import { card, position } from './position.ts';

const [options] = optionVariants(meta.options);

describe.each([1, 2, 3, 4])('with %i seats', seats => {
  test.each(DRIVERS)('what a move does is known before, in a game played by %s', driver => {
    let checked = 0;
    for (const p of drive(game, { seats, options, seed: 'foresight', driver }))
      if (p.count % 3 === 0) checked += checkForesight(game, p);
    expect(checked).toBeGreaterThan(50);
  });

  test('NE-54 A-23 what cards of the black market do to the own station is known before', () => {
    let checked = 0;
    for (const seed of ['reef', 'vent', 'shelf'])
      for (const { state, seat } of drive(game, { seats, options, seed, driver: 'prior' })) {
        if (state.phase !== 'B' || state.sealed.some(mask => mask !== UNSEALED)) continue;
        for (const deal of choicesOf(game.moves(state, seat)).market) {
          const foreseen = stabilityAfterPurchase(game.view(state, seat), seat, deal);
          expect(foreseen, game.write(deal)).toEqual(purchase(state, seat, deal));
          checked++;
        }
      }
    expect(checked).toBeGreaterThan(20);
  });
});

test('NE-54 NE-86g Magma Tap of the black market costs 1 damage and does 10, and the preview says 11', () => {
  const s = position({ seats: 2, phase: 'B', round: 2, hands: ['2B-13 2B-01 2B-02', '2B-04 2B-05 2B-06'] });
  const deal: Market = { kind: 'market', cards: [card('2B-13')] };
  const { damage } = s.stations[0];
  expect(stabilityAfterPurchase(game.view(s, 0), 0, deal)?.damage).toBe(damage + 11);
  expect(purchase(s, 0, deal).damage).toBe(damage + 11);
});

/** Nobody else buys anything; the cards are attached in the order of the hand. */
function purchase(state: State, seat: number, deal: Market): Stability {
  const s = game.clone(state);
  for (const other of game.actors(s))
    game.play(s, other, other === seat ? deal : { kind: 'market', cards: [] });
  for (const bought of deal.cards) apply(game, s, seat, { kind: 'attach', card: bought });
  return stabilityOf(game.view(s, seat), s.stations[seat]);
}
