/** NE-81 … NE-92: the six groups card by card, research effects, power plant and expansions. */
import { describe, expect, test } from 'vitest';
import { AMOUNT, BOTTLE, CARD_ID, DECK_CARDS, GROUP, POINTER, STAFF } from '../../data/card.ts';
import { finalScore, printedValue, staffedValue } from '../../score.ts';
import { pointerOf } from '../../station.ts';
import { position } from '../position.ts';
import { arm, coins, damage, offered, play, refused, track } from '../table.ts';

const CARDS = Array.from({ length: DECK_CARDS }, (_, card) => card);
const inGroup = (group: number) => CARDS.filter(card => GROUP[card] === group).map(card => CARD_ID[card]);
const number = (id: string) => CARD_ID.indexOf(id);

/** A station whose only outside module has all the Deeples it needs lying on it. */
function staffed(id: string, letter: string, hurt = 0) {
  const s = position({
    seats: 3,
    stations: [{ coins: 0, damage: hurt, cards: `${id}*${STAFF[number(id)]} S1 S2`, dome: 1 }],
  });
  play(s, 'use:S1', 'hold:1', `activate:${letter}1`);
  return s;
}

test.each([...inGroup(0)])('NE-81 crab %s pays its coins once and costs a step of the pointer', id => {
  const s = staffed(id, 'c');
  expect(coins(s)[0]).toBe(AMOUNT[number(id)]);
  expect(POINTER[number(id)]).toBe(-1);
  expect(arm(s, 0, id)).toBe(`${id}!`);
});

test.each([...inGroup(1)])('NE-82 habitat %s scores its points at once', id => {
  expect(track(staffed(id, 'h'))[0]).toBe(AMOUNT[number(id)]);
});

test.each([...inGroup(2)])('NE-83 octopus %s repairs, not below 0, and is a step of the pointer', id => {
  expect(damage(staffed(id, 'o', 15))[0]).toBe(15 - AMOUNT[number(id)]);
  expect(damage(staffed(id, 'o', 2))[0]).toBe(0);
  expect(POINTER[number(id)]).toBe(1);
});

test.each([...inGroup(3)])('NE-84 boatyard %s brings its Deeples when attached, for good', id => {
  const s = position({ seats: 3, display: ['', '', '', id], stations: [{ coins: 1 }] });
  const pool = s.pool;
  play(s, `buy:${id}`);
  expect(s.stations[0].dome).toBe(1 + AMOUNT[number(id)]);
  expect(s.pool).toBe(pool - AMOUNT[number(id)]);
});

test.each([...inGroup(4)])('NE-85 oxygen %s has one or two bottles and serves once in a round', id => {
  const s = position({ seats: 3, display: ['', '', '', id], stations: [{ coins: 1 }] });
  play(s, `buy:${id}`, 'end', 'pass', 'pass', `use:${id}`);
  const bottles = BOTTLE[number(id)].filter(steps => steps > 0);
  expect(offered(s, 'hold')).toEqual([...new Set(bottles)].map(steps => `hold:${steps}`));
  play(s, ...bottles.map(steps => `hold:${steps}`), 'end');
  expect(refused(s, `use:${id}`)).toBe('NE-43 tankUsed');
});

describe('NE-86 research', () => {
  test.each([...inGroup(5)])(
    'NE-86 %s lies in the research field, has no spaces and cannot be destroyed',
    id => {
      const s = position({ seats: 3, stations: [{ damage: 15, plant: 1, cards: id }] });
      play(s, 'plant');
      expect(offered(s)).toEqual(['destroy:oxygen']);
      expect(STAFF[number(id)]).toBe(0);
    },
  );

  function bought(id: string, more = {}) {
    const s = position({ seats: 3, display: ['', '', id], stations: [{ coins: 3, damage: 7, ...more }] });
    play(s, `buy:${id}`);
    return s;
  }

  test('NE-86a 5 coins at once', () => {
    expect(coins(bought('1A-14'))[0]).toBe(5);
  });

  test('NE-86b A-52 the pointer 3 up', () => {
    expect(pointerOf(bought('3A-14').stations[0], true)).toBe(3);
  });

  test('NE-86c A-48 the own crabs no longer move the pointer; minus symbols of other cards still do', () => {
    const cards = '1A-07 1A-08 1B-06 1A-01 1B-08';
    expect(pointerOf(position({ seats: 3, stations: [{ cards }] }).stations[0], true)).toBe(1);
    expect(pointerOf(bought('2A-14', { cards }).stations[0], true)).toBe(2);
  });

  test('NE-86d A-50 5 repaired at once; in the end 5 points less, which only a stable station loses', () => {
    const s = bought('2A-15');
    expect(damage(s)[0]).toBe(2);
    expect(printedValue(s.stations[0])).toBe(-5);
    const stable = position({ seats: 3, stations: [{ points: 20, coins: 0, cards: '2A-15 3B-04' }] });
    expect(finalScore(stable.stations[0], 0, stable.options)).toBe(18);
    const collapsed = position({ seats: 3, stations: [{ points: 20, damage: 1, cards: '2A-15 3B-04' }] });
    expect(finalScore(collapsed.stations[0], 0, collapsed.options)).toBe(20);
    const poor = position({ seats: 3, stations: [{ points: 2, cards: '2A-15' }] });
    expect(finalScore(poor.stations[0], 0, poor.options)).toBe(0);
  });

  test('NE-86e NE-86f A-49 points for every crab, every octopus that was activated in the last round', () => {
    const s = position({
      seats: 3,
      round: 3,
      stations: [{ cards: '3B-14 3A-15 1A-01! 1A-02 1A-03! 1A-07! 1A-08', tiles: ['octopus'] }],
    });
    expect(staffedValue(s.stations[0], s.options)).toBe(2 * 3 + 1 * 2);
  });

  test.each([
    ['3B-13', 5, 8],
    ['2B-13', 10, 20],
  ])('NE-86g %s: %i damage at once, %i points in the end', (id, hurt, points) => {
    const s = bought(id, { damage: 2 });
    expect(damage(s)[0]).toBe(2 + hurt);
    expect(printedValue(s.stations[0])).toBe(points);
  });

  test('NE-86h 15 points in the end for 5 coins to everybody else', () => {
    const s = bought('2B-15');
    expect(coins(s)).toEqual([0, 15, 15]);
    expect(printedValue(s.stations[0])).toBe(15);
  });

  test.each([
    ['1B-13', [21, 10, 0]],
    ['1B-14', [15, 10, 6]],
    ['1A-15', [15, 7, 0]],
  ])('NE-86i %s and three uses of the power plant: coins, damage, points %j', (id, expected) => {
    const s = position({ seats: 3, stations: [{ coins: 0, cards: id }] });
    play(s, 'plant', 'plant', 'plant');
    expect([coins(s)[0], damage(s)[0], track(s)[0]]).toEqual(expected);
  });

  test.each([
    ['3B-15', '1A-09 1A-10', 2],
    ['2B-14', '1A-01', 1],
    ['1B-15', '1A-11', 3],
  ])('NE-86j %s: a station with %s suffers %i', (id, cards, hurt) => {
    const s = position({
      seats: 3,
      display: ['', '', id],
      stations: [{ coins: 3, damage: 1 }, { cards }, { cards: '1A-12' }],
    });
    play(s, `buy:${id}`);
    expect(damage(s)[1]).toBe(hurt);
    expect(damage(s)[0]).toBe(1);
  });
});

describe('free actions', () => {
  test('NE-87 the power plant: three times in a round, 5 coins each, 1, 3 and 6 damage', () => {
    const s = position({ seats: 3, stations: [{ coins: 0 }] });
    play(s, 'plant');
    expect([coins(s)[0], damage(s)[0]]).toEqual([5, 1]);
    play(s, 'plant');
    expect([coins(s)[0], damage(s)[0]]).toEqual([10, 4]);
    play(s, 'plant');
    expect([coins(s)[0], damage(s)[0]]).toEqual([15, 10]);
    expect(refused(s, 'plant')).toBe('NE-87 plantSpent');
  });

  test('NE-88 every tile once, 6 coins each', () => {
    const s = position({ seats: 3, stations: [{ coins: 17 }] });
    play(s, 'expand:research', 'expand:octopus');
    expect(coins(s)[0]).toBe(5);
    expect(refused(s, 'expand:research')).toBe('NE-88 tileBuilt');
    expect(refused(s, 'expand:oxygen')).toBe('NE-88 tooFewCoins');
  });

  test('NE-89 boatyard: three more Deeples, four with the first', () => {
    const s = position({ seats: 3 });
    play(s, 'expand:boatyard');
    expect(s.stations[0].dome).toBe(4);
  });

  test('NE-90 octopus: a module at the beginning of the arm that repairs 3', () => {
    const s = position({ seats: 3, stations: [{ damage: 5, cards: '1A-07' }] });
    play(s, 'expand:octopus', 'use:S1', 'swim:1:dome-o1', 'activate:o1');
    expect(damage(s)[0]).toBe(2);
    expect(arm(s, 0, '1A-07')).toBe('T1! 1A-07');
  });

  test('NE-91 oxygen: the reserve card, usable at once', () => {
    const s = position({ seats: 3 });
    play(s, 'expand:oxygen', 'use:X1');
    expect(offered(s, 'hold')).toEqual(['hold:2']);
  });

  test('NE-92 research: 3 points for every research card attached from now on', () => {
    const s = position({
      seats: 3,
      display: ['', '', '', '1A-14 1A-15'],
      stations: [{ coins: 20, cards: '1B-13' }],
    });
    play(s, 'buy:1A-14', 'end', 'pass', 'pass', 'expand:research', 'buy:1A-15');
    expect(s.stations[0].points[3]).toBe(3);
  });
});
