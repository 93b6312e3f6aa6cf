/** NE-74 … NE-80 and A-33 … A-43: damage, destruction, attacks and the pointer. */
import { describe, expect, test } from 'vitest';
import { OCTOPUS } from '../../data/box.ts';
import { nextPlantUse } from '../../power-plant.ts';
import { isStable } from '../../score.ts';
import { cardCount, hasCardOn, pointerOf } from '../../station.ts';
import { position } from '../position.ts';
import { actor, arm, cardsOf, coins, damage, offered, play, refused } from '../table.ts';

test('NE-74 the marker stays between 0 and 15; a repair at 0 has no further effect', () => {
  const s = position({ seats: 3, display: ['1A-01'], stations: [{ coins: 10, damage: 2 }] });
  play(s, 'buy:1A-01');
  expect(damage(s)[0]).toBe(0);
  const full = position({ seats: 3, stations: [{ damage: 13, plant: 2 }] });
  play(full, 'plant');
  expect(damage(full)[0]).toBe(15);
});

test.each([
  [14, 3, true],
  [12, 3, false],
  [15, 1, true],
  [14, 1, false],
])('NE-75 A-34 damage %i plus %i destroys: %s', (before, more, destroys) => {
  const plant = [1, 3].indexOf(more);
  const s = position({ seats: 3, stations: [{ damage: before, plant }] });
  play(s, 'plant');
  expect(damage(s)[0]).toBe(15);
  expect(offered(s, 'destroy')).toEqual(destroys ? ['destroy:oxygen'] : []);
});

test.each([
  ['1A-07', 1],
  ['1A-07 1A-08', 2],
  ['T1', 0],
  ['T1 1A-07', 1],
])('A-35 an octopus arm of %s has %i cards to lose, and only those', (cards, count) => {
  const s = position({ seats: 3, stations: [{ damage: 15, cards }] });
  expect([cardCount(s.stations[0], OCTOPUS), hasCardOn(s.stations[0], OCTOPUS)]).toEqual([count, count > 0]);
  play(s, 'plant');
  expect(offered(s, 'destroy').includes('destroy:octopus')).toBe(count > 0);
});

test('NE-76 NE-77 A-35 the owner chooses an arm and loses its outermost card; research and tiles are safe', () => {
  const s = position({
    seats: 3,
    stations: [{ damage: 15, tiles: ['octopus'], cards: '1A-01 1A-02 1A-04 1A-09 1A-14 S1! S2!', dome: 3 }],
  });
  play(s, 'plant');
  expect(offered(s)).toEqual(['destroy:crab', 'destroy:habitat', 'destroy:boatyard', 'destroy:oxygen']);
  expect(refused(s, 'destroy:octopus')).toBe('NE-76 emptyArm');
  expect(refused(s, 'pass')).toBe('NE-75 destroyFirst');
  play(s, 'destroy:crab');
  expect(arm(s, 0, '1A-01')).toBe('1A-01');
  expect(s.box[0] & 2).toBe(2);
  play(s, 'plant', 'destroy:oxygen');
  expect(arm(s, 0, 'S1')).toBe('S1!');
});

test('NE-78 NE-80 stable when the damage is not above the pointer; the pointer can be read at any time', () => {
  const s = position({
    seats: 3,
    stations: [
      { damage: 2, cards: '1A-07 1A-08' },
      { damage: 3, cards: '2A-07 2A-08' },
    ],
  });
  expect(s.stations.map(one => pointerOf(one, true))).toEqual([2, 2, 0]);
  expect(s.stations.map(one => isStable(one, s.options))).toEqual([true, false, true]);
});

test('NE-79 NE-95 A-46 A-47 every plus symbol one up, every minus symbol one down, first all plus, never beyond 0 and 15', () => {
  const plus = '1A-07 1A-08 1B-06 1B-07 2A-07 2A-08 2A-09 2B-06 2B-07 2B-08 3A-06 3A-07 3A-08 3A-09';
  const of = (cards: string) => pointerOf(position({ seats: 2, stations: [{ cards }] }).stations[0], true);
  expect(of('1A-07 1A-08 1A-01')).toBe(1);
  expect(of('1A-01 1A-02')).toBe(0);
  // 17 plus and 4 minus symbols give 11, not 13.
  expect(of(`${plus} 3A-14 1A-01 1A-02 1A-03 1B-01`)).toBe(11);
  expect(of(`${plus} 3A-14`)).toBe(15);
});

test('NE-79 the octopus module counts as long as its tile does, and otherwise not at all', () => {
  const [station] = position({ seats: 2, stations: [{ cards: '1A-07 1A-08', tiles: ['octopus'] }] }).stations;
  const without = position({ seats: 2, stations: [{ cards: '1A-07 1A-08' }] }).stations[0];
  expect(pointerOf(station, false)).toBe(pointerOf(without, true));
  expect(pointerOf(station, true)).toBeGreaterThan(pointerOf(station, false));
});

describe('what an overflow costs', () => {
  test('A-33 one card for an event, however far it would have gone', () => {
    const s = position({ seats: 3, stations: [{ damage: 15, plant: 2, cards: '1A-01 1A-02' }] });
    play(s, 'plant', 'destroy:crab');
    expect(arm(s, 0, '1A-01')).toBe('1A-01');
    expect(actor(s)).toBe(0);
    expect(offered(s, 'destroy')).toEqual([]);
  });

  test('A-36 nothing to destroy: the marker stays on 15', () => {
    const s = position({ seats: 3, stations: [{ damage: 15, bare: true }] });
    play(s, 'plant');
    expect(damage(s)[0]).toBe(15);
    expect(offered(s, 'pass')).toEqual(['pass']);
  });

  test('A-37 lying Deeples return lying, standing ones return tired until phase D', () => {
    const s = position({ seats: 3, stations: [{ damage: 15, cards: '1A-01*2 1A-02*1!', dome: 0 }] });
    play(s, 'plant', 'destroy:crab');
    expect(s.stations[0]).toMatchObject({ dome: 1, tired: 1 });
    play(s, 'plant', 'destroy:crab');
    expect(s.stations[0]).toMatchObject({ dome: 3, tired: 1 });
  });

  test('A-38 the Deeples of a destroyed boatyard stay; by option they leave', () => {
    const stations = [{ damage: 15, cards: '1B-08', dome: 4 }];
    const kept = position({ seats: 3, stations });
    play(kept, 'plant', 'destroy:boatyard');
    expect(kept.stations[0].dome).toBe(4);
    const lost = position({ seats: 3, stations, options: { boatyardLoss: 'lost' } });
    const pool = lost.pool;
    play(lost, 'plant', 'destroy:boatyard');
    expect([lost.stations[0].dome, lost.pool]).toEqual([1, pool + 3]);
  });

  test('A-69 with that option Deeples leave from the dome first, then tired ones, then from the arms, outermost first', () => {
    const s = position({
      seats: 3,
      stations: [{ damage: 15, cards: '1B-08 1A-01*1 1A-02*1 1A-04!', dome: 1, tired: 1 }],
      options: { boatyardLoss: 'lost' },
    });
    play(s, 'plant', 'destroy:boatyard');
    expect(s.stations[0]).toMatchObject({ dome: 0, tired: 0 });
    expect(arm(s, 0, '1A-01')).toBe('1A-01*1 1A-02');
    expect(arm(s, 0, '1A-04')).toBe('1A-04!');
  });

  test('A-39 what a destroyed card did is not undone, but its box is lost', () => {
    const s = position({ seats: 3, stations: [{ damage: 15, cards: '1A-07 1A-08!', dome: 0 }] });
    expect(pointerOf(s.stations[0], true)).toBe(2);
    play(s, 'plant', 'destroy:octopus');
    expect(pointerOf(s.stations[0], true)).toBe(1);
    expect(damage(s)[0]).toBe(15);
  });
});

describe('attacks', () => {
  test.each([
    ['1B-15', 'S1 S2 1A-11', 3],
    ['1B-15', '', 2],
    ['2B-14', '1A-01 1A-02 1A-03', 3],
    ['3B-15', '1A-09 1A-10', 2],
  ])('NE-86j A-41 %s hurts a station with "%s" by %i', (attack, cards, hurt) => {
    const s = position({
      seats: 3,
      display: ['', '', attack],
      stations: [{ coins: 3 }, { cards, tiles: ['boatyard', 'octopus'], dome: 1 }],
    });
    play(s, `buy:${attack}`);
    expect(damage(s)[1]).toBe(hurt);
    expect(damage(s)[0]).toBe(0);
  });

  test('A-40 one event for each victim, clockwise, each choosing before the next is counted', () => {
    const s = position({
      seats: 4,
      turn: 2,
      display: ['', '', '1B-15'],
      stations: [{ damage: 15 }, { damage: 5 }, { coins: 3 }, { damage: 14, cards: '1A-11 1A-01' }],
    });
    play(s, 'buy:1B-15');
    expect([actor(s), damage(s)]).toEqual([3, [15, 5, 0, 15]]);
    play(s, 'destroy:crab');
    expect([actor(s), damage(s)]).toEqual([0, [15, 5, 0, 15]]);
    play(s, 'destroy:oxygen');
    expect(damage(s)).toEqual([15, 7, 0, 15]);
    expect(actor(s)).toBe(2);
  });

  test('A-43 NE-86h the gift goes to everybody else, from the pool, at once', () => {
    const s = position({ seats: 4, display: ['', '', '2B-15'], stations: [{ coins: 3 }] });
    const bank = s.bank;
    play(s, 'buy:2B-15');
    expect(coins(s)).toEqual([0, 15, 15, 15]);
    expect(s.bank).toBe(bank + 3 - 15);
    expect(cardsOf(s, 0)).toContain('2B-15');
  });
});

test('A-42 the three power plant cards add up; with the repair card the first use does no damage', () => {
  const s = position({ seats: 3, stations: [{ coins: 0, cards: '1A-15 1B-13 1B-14' }] });
  play(s, 'plant');
  expect([coins(s)[0], damage(s)[0], s.stations[0].points[4]]).toEqual([7, 0, 2]);
  play(s, 'plant', 'plant');
  expect([coins(s)[0], damage(s)[0], s.stations[0].points[4]]).toEqual([21, 7, 6]);
});

test('NE-87 NE-86i the next use of the power plant has its price, also where the marker can go no further', () => {
  const s = position({
    seats: 3,
    stations: [{ damage: 15, plant: 2 }, { damage: 15, plant: 1, cards: '1A-15 1B-13 1B-14' }, { plant: 3 }],
  });
  expect(s.stations.map(nextPlantUse)).toEqual([
    { coins: 5, points: 0, damage: 6 },
    { coins: 7, points: 2, damage: 2 },
    { coins: 5, points: 0, damage: 0 },
  ]);
});
