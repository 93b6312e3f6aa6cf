/** NE-50 … NE-57 and A-20 … A-24: the black market. */
import { eventsFor } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_ID } from '../../data/card.ts';
import { game } from '../../game.ts';
import { UNSEALED } from '../../state.ts';
import { type Position, position } from '../position.ts';
import { actor, cardsOf, coins, damage, offered, play, refused, row, told } from '../table.ts';

const HANDS = ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06', '1B-07 1B-08 1B-09', '1B-10 1B-11 1B-12'];

function market(seats: number, more: Partial<Position> = {}) {
  return position({ seats, phase: 'B', hands: HANDS.slice(0, seats), ...more });
}

test('NE-50 what is left on the tableau goes back to the box', () => {
  const s = position({ seats: 3, passed: [1, 2], display: ['1A-01', '1A-04', '1A-07', '1A-10'] });
  play(s, 'pass');
  expect(s.phase).toBe('B');
  expect([0, 1, 2, 3].map(r => row(s, r))).toEqual(['- - -', '- - -', '- - -', '? ? ?']);
  for (const bit of [0, 3, 6, 9]) expect(s.box[0] & (1 << bit)).not.toBe(0);
});

test.each([
  [1, '1B'],
  [2, '2B'],
  [3, '3B'],
])('NE-51 in round %i everybody is dealt three cards of deck %s', (round, deck) => {
  const s = position({ seats: 4, round, passed: [1, 2, 3] });
  play(s, 'pass');
  for (const hand of s.hands) {
    expect(hand).toHaveLength(3);
    expect(hand.every(card => CARD_ID[card].startsWith(deck))).toBe(true);
  }
});

test('NE-52 filler rows lie face down and are turned up in phase C; what is left over is never seen', () => {
  const s = position({ seats: 2, passed: [1] });
  play(s, 'pass', 'market:none', 'market:none');
  expect(s.phase).toBe('C');
  expect(s.display.filter(card => card >= 0)).toHaveLength(12);
  expect(s.decks[1].toString(2).replaceAll('0', '')).toHaveLength(3);
});

test('NE-55 when all have paid nothing is sealed any more, and only the auction is left to decide', () => {
  const s = market(2);
  play(s, '0>market:1B-01', '1>market:none', 'attach:1B-01');
  expect(s.phase).toBe('C');
  expect([s.sealed, s.stack.map(({ step }) => step)]).toEqual([[UNSEALED, UNSEALED], ['auction']]);
});

test('NE-53 all decide at the same time and in secret', () => {
  const s = market(3);
  expect(game.actors(s)).toEqual([0, 1, 2]);
  expect(offered(s, 'market', 1)).toHaveLength(8);
  const log = play(s, '1>market:1B-05');
  expect(game.actors(s)).toEqual([0, 2]);
  expect(refused(s, '1>market:none')).toBe('turn notYourTurn');
  expect(refused(s, '0>market:1B-05')).toBe('NE-53 notInHand');
  expect(told(log, 'sealed', 0)[0].params).toEqual({ seat: 1 });
  expect(told(log, 'sealed', 1)[0].params).toEqual({ seat: 1, cards: '1B-05' });
  expect(game.view(s, 0).sealed).toEqual([-1, null, -1]);
  expect(game.view(s, 1).sealed[1]).toBe(2);
  expect(coins(s)[1]).toBe(10);
  const [choice] = game.moves(market(3), 1);
  expect(game.redact(market(3), 1, choice, 0)).toBe('market:?');
  expect(game.redact(market(3), 1, choice, 1)).toBe('market:none');
});

test.each([
  ['market:none', 0, 0],
  ['market:1B-02', 1, 1],
  ['market:1B-01+1B-03', 3, 3],
  ['market:1B-01+1B-02+1B-03', 6, 6],
])('NE-54 %s costs %i coins and %i damage', (text, price, hurt) => {
  const s = market(2);
  play(s, `0>${text}`, '1>market:none');
  expect(coins(s)[0]).toBe(10 - price);
  expect(damage(s)[0]).toBe(hurt);
});

test('NE-55 A-20 what is not bought goes face down into a row of its own, from the left, rows in order from the Nautilus holder', () => {
  const s = market(3, { nautilus: 1 });
  play(s, '0>market:1B-02', '1>market:1B-04+1B-05+1B-06', '2>market:none');
  expect([0, 1, 2].map(r => row(s, r))).toEqual(['- - -', '1B-07 1B-08 1B-09', '1B-01 1B-03 -']);
});

test('NE-55 the example of the rule book: two of three bought, 3 coins, 3 damage, one card left in the row', () => {
  const s = market(2);
  play(s, '0>market:1B-01+1B-02', '1>market:none', 'attach:1B-01', 'attach:1B-02');
  expect([coins(s)[0], damage(s)[0], row(s, 0)]).toEqual([7, 3, '1B-03 - -']);
  expect(cardsOf(s, 0)).toEqual(expect.arrayContaining(['1B-01', '1B-02']));
});

test('NE-56 A-23 when all have chosen they pay in order, then attach in order, each card with its effect', () => {
  const s = market(3, {
    nautilus: 2,
    hands: ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06', '1B-08 1B-09 1B-15'],
    stations: [{ damage: 15 }],
  });
  const log = play(s, '0>market:1B-01', '1>market:1B-04', '2>market:1B-08+1B-15');
  // Seat 2 pays first, then seat 0 pays and has to give something up before anything is attached.
  expect(told(log, 'paid', 'spectator').map(event => event.params.seat)).toEqual([2, 0]);
  expect([actor(s), offered(s)]).toEqual([0, ['destroy:oxygen']]);
  play(s, 'destroy:oxygen');
  expect(damage(s)).toEqual([15, 1, 3]);
  expect(offered(s, 'attach')).toEqual(['attach:1B-08', 'attach:1B-15']);
  // The attack counts what lies there now: one oxygen card at seat 0, two at seat 1.
  play(s, 'attach:1B-15');
  expect([actor(s), offered(s)]).toEqual([0, ['destroy:oxygen']]);
  play(s, 'destroy:oxygen', 'attach:1B-08');
  expect(damage(s)).toEqual([15, 3, 3]);
  expect(s.stations[2].dome).toBe(4);
  expect(actor(s)).toBe(0);
});

test('NE-57 free actions at any time, activating never', () => {
  const s = market(2, { stations: [{ coins: 6, cards: '1A-01' }] });
  expect(refused(s, '0>use:S1')).toBe('NE-57 noActivationNow');
  expect(refused(s, '0>pass')).toBe('NE-53 chooseMarket');
  play(s, '1>market:none', '0>expand:research', '0>plant', '0>market:1B-01');
  expect(coins(s)[0]).toBe(6 - 6 + 5 - 1);
});

describe('A-21 windows for free actions', () => {
  test('A-21 until the choice is sealed, and again while attaching', () => {
    const s = market(2, { hands: ['1B-13 1B-14 1B-03', '1B-04 1B-05 1B-06'] });
    play(s, '0>market:1B-13', '1>market:none');
    expect(offered(s)).toEqual([
      'attach:1B-13',
      'plant',
      'expand:boatyard',
      'expand:octopus',
      'expand:oxygen',
      'expand:research',
    ]);
    play(s, 'expand:research', 'attach:1B-13');
    expect(s.stations[0].points[3]).toBe(3);
    expect(refused(s, '1>plant')).toBe('turn notYourTurn');
  });

  test('A-21 a destruction caused by a free action is settled at once', () => {
    const s = market(2, { stations: [{ damage: 15 }] });
    play(s, '0>plant');
    expect(game.actors(s)).toEqual([0]);
    expect(refused(s, '0>market:none')).toBe('NE-75 destroyFirst');
    play(s, 'destroy:oxygen');
    expect(game.actors(s)).toEqual([0, 1]);
  });
});

test('A-22 a choice that cannot be paid cannot be sealed', () => {
  const s = market(2, { stations: [{ coins: 2 }] });
  expect(refused(s, '0>market:1B-01+1B-02')).toBe('A-22 tooFewCoins');
  expect(offered(s, 'market', 0)).toHaveLength(4);
  play(s, '0>plant', '0>market:1B-01+1B-02');
});

test('A-24 rejected cards and filler lie face down: the number is open, the faces only for whoever laid them there', () => {
  const s = market(3, { stations: [{ damage: 15 }] });
  play(s, '0>market:1B-01', '1>market:none', '2>market:none');
  expect(s.phase).toBe('B');
  const laid = (viewer: number | 'spectator') => game.view(s, viewer).display;
  expect(laid('spectator').slice(0, 9)).toEqual([null, null, -1, null, null, null, null, null, null]);
  expect(laid(0).slice(0, 6)).toEqual([s.display[0], s.display[1], -1, null, null, null]);
  expect(laid(1).slice(3, 6)).toEqual(s.display.slice(3, 6));
  play(s, 'destroy:oxygen', 'attach:1B-01');
  expect(s.phase).toBe('C');
  expect(laid('spectator')).toEqual(s.display);
});

test('bought cards stay secret until they are attached', () => {
  const s = market(2);
  const log = play(s, '0>market:1B-01+1B-02', '1>market:1B-04+1B-05');
  expect(game.view(s, 1).hands[0]).toEqual({ size: 2, cards: null });
  expect(JSON.stringify(eventsFor(log.events, 'spectator'))).not.toContain('1B-');
  play(s, 'attach:1B-02');
  expect(game.view(s, 1).hands[0].size).toBe(1);
  expect(cardsOf(s, 0)).toContain('1B-02');
});
