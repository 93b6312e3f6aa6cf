/** NE-26 … NE-33, NE-46 … NE-49 and A-3 … A-8: turns of phase A, buying and passing. */
import { countBits, optionVariants, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_ID } from '../../data/card.ts';
import { game } from '../../game.ts';
import { meta } from '../../meta.ts';
import { position } from '../position.ts';
import { actor, arm, cardsOf, coins, damage, offered, play, refused, row, told, track } from '../table.ts';

const FULL = ['1A-01 1A-02 1A-03', '1A-04 1A-05 1A-06', '1A-07 1A-08 1A-09', '1A-10 1A-11 1A-12'];

test('NE-26 A-6 one action in a turn: buying, moving Deeples or passing; a turn needs one', () => {
  const s = position({ seats: 3, display: FULL, stations: [{ coins: 10, cards: '1A-13' }] });
  expect(offered(s, 'buy')).toHaveLength(12);
  expect(offered(s, 'use')).toEqual(['use:S1', 'use:S2', 'use:1A-13']);
  expect(offered(s, 'pass')).toEqual(['pass']);
  expect(refused(s, 'end')).toBe('A-6 actFirst');
  play(s, 'buy:1A-12');
  expect(refused(s, 'buy:1A-11')).toBe('NE-26 actedAlready');
  expect(refused(s, 'use:S1')).toBe('NE-26 actedAlready');
  expect(refused(s, 'pass')).toBe('NE-26 actedAlready');
});

test('NE-27 A-6 free actions before and after the action, also before passing, not after it', () => {
  const s = position({ seats: 2, nautilus: 1, display: FULL, stations: [{ coins: 1 }, { coins: 6 }] });
  play(s, 'plant', 'buy:1A-12', 'plant', 'expand:boatyard', 'end');
  expect(coins(s)[0]).toBe(1 + 5 - 1 + 5 - 6);
  play(s, 'plant', 'pass');
  expect(coins(s)[1]).toBe(11);
  expect(actor(s)).toBe(0);
  expect(refused(s, '1>plant')).toBe('turn notYourTurn');
});

test('NE-28 A-7 clockwise; whoever has passed is skipped; the last one goes on alone until passing', () => {
  const s = position({ seats: 3, display: FULL, stations: [{ coins: 30 }, {}, { coins: 30 }] });
  play(s, 'buy:1A-12', 'end', 'pass');
  expect(actor(s)).toBe(2);
  play(s, 'buy:1A-11', 'end', 'pass');
  expect(actor(s)).toBe(2);
  play(s, 'buy:1A-10', 'end');
  expect(actor(s)).toBe(2);
  play(s, 'pass');
  expect(s.phase).toBe('B');
});

describe('two players', () => {
  test('NE-29 before every turn of the Nautilus holder the uppermost card of the leftmost column leaves the game', () => {
    const s = position({
      seats: 2,
      nautilus: 0,
      turn: 1,
      display: ['- 1A-02 1A-03', '1A-04 - -', '1A-07 1A-08 -', '1A-10 1A-11 1A-12'],
      stations: [{ coins: 20 }, { coins: 20 }],
    });
    const log = play(s, 'buy:1A-12', 'end');
    expect(told(log, 'removed', 'spectator').map(event => CARD_ID[Number(event.params.card)])).toEqual([
      '1A-04',
    ]);
    expect(cardsOf(s, 0)).not.toContain('1A-04');
    play(s, 'buy:1A-11', 'end');
    expect(s.display.filter(card => card >= 0)).toHaveLength(5);
    play(s, 'buy:1A-10', 'end');
    expect(row(s, 3)).toBe('- 1A-08 -');
  });

  test('NE-29 also before the very first turn', () => {
    const s = game.setup(2, optionVariants(meta.options)[0], seedRng('first', 'play'));
    expect(row(s, 0)).toMatch(/^- \S+ \S+$/);
    expect(s.display.filter(card => card >= 0)).toHaveLength(11);
    expect(countBits(s.box[0])).toBe(1);
  });

  test('A-4 after the first pass nothing is removed any more; an empty tableau loses nothing', () => {
    const s = position({ seats: 2, nautilus: 0, display: FULL, stations: [{ coins: 30 }, { coins: 30 }] });
    play(s, 'buy:1A-12', 'end', 'pass');
    expect(s.nautilus).toBe(1);
    const before = s.display.filter(card => card >= 0).length;
    play(s, 'buy:1A-11', 'end', 'buy:1A-10', 'end');
    expect(s.display.filter(card => card >= 0)).toHaveLength(before - 2);
    const empty = position({ seats: 2, nautilus: 1, stations: [{ coins: 5 }, { coins: 5 }] });
    play(empty, 'use:S1', 'hold:1', 'end');
    expect(actor(empty)).toBe(1);
  });

  test('A-3 a row that empties by removal collapses as well; by option only a purchase makes it fall', () => {
    const display = ['- 1A-02 1A-03', '1A-04 - -', '1A-07 1A-08 -', '1A-10 1A-11 1A-12'];
    const stations = [{ coins: 20 }, { coins: 20 }];
    const s = position({ seats: 2, nautilus: 0, turn: 1, display, stations });
    play(s, 'buy:1A-12', 'end');
    expect([row(s, 0), row(s, 1)]).toEqual(['- - -', '- 1A-02 1A-03']);
    const options = { collapse: 'purchase' } as const;
    const floating = position({ seats: 2, nautilus: 0, turn: 1, display, stations, options });
    play(floating, 'buy:1A-12', 'end');
    expect([row(floating, 0), row(floating, 1)]).toEqual(['- 1A-02 1A-03', '- - -']);
  });
});

describe('buying', () => {
  test.each([
    ['1A-01', 10, -3],
    ['1A-04', 6, -1],
    ['1A-07', 3, 0],
    ['1A-10', 1, 1],
  ])('NE-30 NE-31 %s costs %i coins and changes the damage by %i', (id, price, change) => {
    const s = position({ seats: 3, display: FULL, stations: [{ coins: 10, damage: 5 }] });
    const bank = s.bank;
    play(s, `buy:${id}`);
    expect(coins(s)[0]).toBe(10 - price);
    expect(s.bank).toBe(bank + price);
    expect(damage(s)[0]).toBe(5 + change);
    expect(cardsOf(s, 0)).toContain(id);
  });

  test('NE-30 what cannot be paid or does not lie there is refused', () => {
    const s = position({ seats: 3, display: FULL, stations: [{ coins: 5 }] });
    expect(refused(s, 'buy:1A-01')).toBe('NE-30 tooFewCoins');
    expect(refused(s, 'buy:1A-04')).toBe('NE-30 tooFewCoins');
    expect(refused(s, 'buy:2A-04')).toBe('NE-30 notOnDisplay');
    expect(offered(s, 'buy')).toHaveLength(6);
  });

  test('NE-32 A-5 the last card of a row is gone: all rows above fall by exactly one, in their columns', () => {
    const s = position({
      seats: 3,
      display: ['1A-01 - 1A-03', '- 1A-05 -', '- - 1A-09', '1A-10 1A-11 1A-12'],
      stations: [{ coins: 3 }],
    });
    const log = play(s, 'buy:1A-09');
    expect([0, 1, 2, 3].map(r => row(s, r))).toEqual([
      '- - -',
      '1A-01 - 1A-03',
      '- 1A-05 -',
      '1A-10 1A-11 1A-12',
    ]);
    expect(told(log, 'collapsed', 'spectator')).toHaveLength(1);
  });

  test('NE-32 where nothing lies above, nothing falls, and nothing is told', () => {
    const s = position({ seats: 3, display: ['', '', '1A-07', '1A-10'], stations: [{ coins: 9 }] });
    const first = play(s, 'buy:1A-07', 'end', 'pass', 'pass');
    expect([told(first, 'collapsed', 'spectator'), row(s, 3)]).toEqual([[], '1A-10 - -']);
    expect(told(play(s, 'buy:1A-10'), 'collapsed', 'spectator')).toEqual([]);
  });

  test('NE-32 a card of the top row can fall until it costs a single coin', () => {
    const s = position({ seats: 3, display: ['1A-01', '1A-04', '1A-07', '1A-10'], stations: [{ coins: 4 }] });
    play(s, 'buy:1A-10', 'end', 'pass', 'pass', 'buy:1A-07', 'end', 'buy:1A-04', 'end');
    expect(coins(s)[0]).toBe(1);
    play(s, 'buy:1A-01');
    expect(coins(s)[0]).toBe(0);
    expect(damage(s)[0]).toBe(4);
  });

  test('NE-33 the card is attached and what it does at once is done', () => {
    const s = position({ seats: 3, display: ['', '', '', '1A-09 1A-14'], stations: [{ coins: 2 }] });
    play(s, 'buy:1A-09', 'end', 'pass', 'pass', 'buy:1A-14');
    expect(s.stations[0].dome).toBe(3);
    expect(coins(s)[0]).toBe(5);
  });

  test('A-8 the damage comes before attaching, so the new card cannot be given up for its own price', () => {
    const s = position({ seats: 3, display: ['', '', '', '1A-01'], stations: [{ coins: 1, damage: 15 }] });
    play(s, 'buy:1A-01');
    expect(offered(s)).toEqual(['destroy:oxygen']);
    play(s, 'destroy:oxygen');
    expect(arm(s, 0, '1A-01')).toBe('1A-01');
    expect(arm(s, 0, 'S1')).toBe('S1');
  });
});

describe('passing', () => {
  test('NE-46 whoever passes takes no further action in this phase', () => {
    const s = position({ seats: 3, display: FULL });
    play(s, 'pass');
    expect(game.moves(s, 0)).toEqual([]);
    expect(refused(s, '0>buy:1A-12')).toBe('turn notYourTurn');
  });

  test.each([
    [2, [3, 0]],
    [3, [3, 2, 0]],
    [4, [3, 2, 1, 0]],
  ])('NE-47 NE-48 NE-49 with %i players passing brings %j', (seats, points) => {
    const s = position({ seats, nautilus: seats - 1, turn: 0 });
    play(s, ...points.map(() => 'pass'));
    expect(track(s)).toEqual(points);
    expect(s.nautilus).toBe(0);
    expect(s.phase).toBe('B');
  });

  test('NE-47 the first to pass starts the auction and the next round', () => {
    const s = position({ seats: 3, nautilus: 2, turn: 1 });
    play(s, 'pass', 'pass', 'pass', 'market:none', 'market:none', 'market:none');
    expect([s.phase, actor(s)]).toEqual(['C', 1]);
    for (let i = 0; i < 4; i++) play(s, offered(s, 'row')[0], 'drop', 'drop', 'drop');
    expect([s.round, s.phase, actor(s)]).toEqual([2, 'A', 1]);
  });
});
