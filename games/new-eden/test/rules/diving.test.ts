/** NE-34 … NE-45 and A-12 …: moving Deeples and activating modules. */
import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';
import { actor, arm, coins, damage, offered, play, refused, told, track } from '../table.ts';

test('NE-34 only lying Deeples move; one that stands stays where it is for the round', () => {
  const s = position({ seats: 2, nautilus: 1, stations: [{ cards: '1A-01 1A-02', dome: 1 }] });
  play(s, 'use:S1', 'swim:1:dome-c1', 'activate:c1', 'end', 'pass');
  expect(arm(s, 0, '1A-01')).toBe('1A-01! 1A-02');
  expect(refused(s, 'use:S2')).toBe('A-15 noLyingDeeple');
  expect(s.stations[0].dome).toBe(0);
});

test('NE-35 exactly one face-up oxygen card; NE-43 then it lies face down', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01 1A-11', dome: 3 }] });
  expect(refused(s, 'use:1A-13')).toBe('NE-35 notYourTank');
  expect(refused(s, 'swim:1:dome-c1')).toBe('NE-35 tankFirst');
  play(s, 'use:1A-11');
  expect(offered(s, 'hold')).toEqual(['hold:2', 'hold:1']);
  expect(refused(s, 'swim:3:dome-c1')).toBe('NE-35 noSuchBottle');
  expect(refused(s, 'use:S1')).toBe('NE-35 finishDive');
  play(s, 'hold:2', 'hold:1', 'end', 'pass', 'pass');
  expect(arm(s, 0, 'S1')).toBe('S1 S2 1A-11!');
  expect(refused(s, 'use:1A-11')).toBe('NE-43 tankUsed');
});

test('NE-36 both bottles may move the same Deeple, or one each', () => {
  const stations = [{ cards: '1A-01 1A-02 1A-03 1A-11', dome: 2 }];
  const same = position({ seats: 3, stations });
  play(same, 'use:1A-11', 'swim:2:dome-c2', 'swim:1:c2-c3');
  expect(arm(same, 0, '1A-01')).toBe('1A-01 1A-02 1A-03*1');
  const each = position({ seats: 3, stations });
  play(each, 'use:1A-11', 'swim:1:dome-c1', 'swim:2:dome-c2');
  expect(arm(each, 0, '1A-01')).toBe('1A-01*1 1A-02*1 1A-03');
});

test('NE-37 every module is one step; from the dome into any of the three outside arms', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01 1A-02 1A-03 1A-04 1A-07 1A-08' }] });
  play(s, 'use:S2');
  expect(offered(s, 'swim')).toEqual([
    'swim:2:dome-c1',
    'swim:2:dome-c2',
    'swim:2:dome-h1',
    'swim:2:dome-o1',
    'swim:2:dome-o2',
  ]);
  expect(refused(s, 'swim:2:dome-c3')).toBe('NE-37 tooFar');
  expect(refused(s, 'swim:2:dome-h2')).toBe('NE-37 armTooShort');
  expect(refused(s, 'swim:2:c4-c5')).toBe('NE-34 armTooShort');
  expect(refused(s, 'swim:2:c3-dome')).toBe('NE-34 noDeepleThere');
});

test('NE-37 the worked example: the oxygen card 2 moves one Deeple two steps', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01 1A-02' }] });
  play(s, 'use:S2', 'swim:2:dome-c2', 'activate:c2');
  expect(coins(s)[0]).toBe(15);
});

test('NE-38 NE-84 boatyards are part of the dome: starting there costs no step', () => {
  const s = position({ seats: 3, display: ['', '', '', '1A-09'], stations: [{ cards: '1A-01', dome: 0 }] });
  play(s, 'buy:1A-09', 'end', 'pass', 'pass', 'use:S1', 'swim:1:dome-c1', 'activate:c1');
  expect(coins(s)[0]).toBe(10 - 1 + 4);
});

test('NE-39 steps may be forfeited, but not given to another Deeple', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01 1A-02 1A-04', dome: 2 }] });
  play(s, 'use:S2', 'swim:2:dome-c1');
  expect(offered(s, 'swim')).toEqual([]);
  expect(s.stack.at(-1)).toMatchObject({ step: 'dive', bottles: [0, 0] });
});

test('NE-40 an arriving Deeple lies on the edge and may move further in a later turn', () => {
  const s = position({ seats: 2, nautilus: 1, stations: [{ cards: '1A-03 1A-01' }] });
  play(s, 'use:S1', 'swim:1:dome-c1', 'end', 'pass', 'use:S2', 'swim:2:c1-c2', 'activate:c2');
  expect(arm(s, 0, '1A-01')).toBe('1A-03 1A-01!');
});

test('NE-41 A-18 all spaces are filled at once, by will; the effect comes at once', () => {
  const s = position({ seats: 2, nautilus: 1, stations: [{ cards: '1A-06 1A-13', dome: 2 }] });
  play(s, 'use:1A-13', 'swim:2:dome-h1');
  expect(refused(s, 'activate:h1')).toBe('NE-41 tooFewDeeples');
  expect(refused(s, 'activate:h2')).toBe('NE-41 armTooShort');
  play(s, 'swim:2:dome-h1');
  expect(offered(s, 'activate')).toEqual(['activate:h1']);
  play(s, 'done', 'end', 'pass', 'use:S1', 'hold:1', 'activate:h1');
  expect(track(s)[0]).toBe(4);
});

test('NE-42 a module is activated once in a round', () => {
  const s = position({ seats: 2, nautilus: 1, stations: [{ cards: '1A-01', dome: 2 }] });
  play(s, 'use:S1', 'swim:1:dome-c1', 'activate:c1', 'end', 'pass', 'use:S2', 'swim:2:dome-c1');
  expect(coins(s)[0]).toBe(14);
  expect(offered(s, 'activate')).toEqual([]);
  const again = position({ seats: 2, stations: [{ cards: '1A-01*1! 1A-04*1', dome: 1 }] });
  play(again, 'use:S1', 'hold:1');
  expect(refused(again, 'activate:c1')).toBe('NE-42 activatedAlready');
});

test('NE-44 NE-45 two modules with one card; a module with two spaces is filled over two turns; new things serve at once', () => {
  const two = position({ seats: 3, stations: [{ cards: '1A-01 1A-04 1A-13', dome: 2 }] });
  play(two, 'use:1A-13', 'swim:2:dome-c1', 'activate:c1', 'swim:2:dome-h1', 'activate:h1');
  expect([coins(two)[0], track(two)[0]]).toEqual([14, 2]);
  const slow = position({ seats: 2, nautilus: 1, stations: [{ cards: '1A-03', dome: 2 }] });
  play(slow, 'use:S1', 'swim:1:dome-c1', 'end', 'pass', 'use:S2', 'swim:2:dome-c1', 'activate:c1');
  expect(coins(slow)[0]).toBe(18);
  const fresh = position({
    seats: 3,
    display: ['', '', '', '1A-01 1A-11'],
    stations: [{ coins: 2, dome: 2, cards: 'S1! S2!' }],
  });
  play(fresh, 'buy:1A-01', 'end', 'pass', 'pass', 'buy:1A-11', 'end');
  play(fresh, 'use:1A-11', 'swim:1:dome-c1', 'activate:c1');
  expect(coins(fresh)[0]).toBe(4);
});

describe('A-12 direction of movement', () => {
  const stations = [{ cards: '1A-01*1 1A-02 1A-04 1A-13', dome: 0 }];

  test('A-12 outwards only: neither back, nor to another arm', () => {
    const s = position({ seats: 3, stations });
    play(s, 'use:1A-13');
    expect(offered(s, 'swim')).toEqual(['swim:2:c1-c2']);
    expect(refused(s, 'swim:2:c1-dome')).toBe('A-12 onlyOutward');
    expect(refused(s, 'swim:2:c1-h1')).toBe('A-12 onlyOutward');
    play(s, 'swim:2:c1-c2');
    expect(refused(s, 'swim:2:c2-c1')).toBe('A-12 onlyOutward');
  });

  test('A-12 A-71 by option back and through the dome, every module and the dome being a step', () => {
    const s = position({ seats: 3, stations, options: { movement: 'free' } });
    play(s, 'use:1A-13');
    expect(offered(s, 'swim')).toEqual(['swim:2:c1-dome', 'swim:2:c1-c2', 'swim:2:c1-h1']);
    play(s, 'swim:2:c1-c2');
    expect(offered(s, 'swim')).toEqual(['swim:2:c2-dome', 'swim:2:c2-c1']);
    expect(refused(s, 'swim:2:c2-h1')).toBe('NE-37 tooFar');
  });
});

test('A-13 the bottles in any order, and activation in between', () => {
  const s = position({ seats: 3, stations: [{ coins: 2, cards: '1A-01 1A-04 1A-11', dome: 1 }] });
  play(s, 'use:1A-11', 'swim:1:dome-c1', 'activate:c1', 'expand:boatyard', 'swim:2:dome-h1', 'activate:h1');
  expect(coins(s)[0]).toBe(0);
  expect(track(s)[0]).toBe(2);
});

test('A-14 a bottle may be used without a step, only to activate what lies there', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01*1', dome: 0 }] });
  const log = play(s, 'use:S1', 'hold:1', 'activate:c1');
  expect(coins(s)[0]).toBe(14);
  expect(arm(s, 0, 'S1')).toBe('S1! S2');
  expect(told(log, 'held', 0)).toHaveLength(1);
  const still = position({ seats: 3, stations: [{ cards: '1A-03*1', dome: 0 }] });
  play(still, 'use:S1');
  expect(refused(still, 'swim:1:c1-c1')).toBe('A-14 holdInstead');
});

test('A-15 without a lying Deeple no oxygen card can be used', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01!', dome: 0 }] });
  expect(offered(s, 'use')).toEqual([]);
  expect(refused(s, 'use:S1')).toBe('A-15 noLyingDeeple');
});

test('A-15 A-13 a bottle without a lying Deeple waits for the boatyard tile, and lapses when that is built', () => {
  const s = position({ seats: 3, stations: [{ coins: 1, cards: '1A-01 1A-11', dome: 1 }] });
  play(s, 'use:1A-11', 'swim:1:dome-c1', 'activate:c1');
  expect(offered(s)).toEqual(['hold:2', 'plant']);
  const built = position({ seats: 3, stations: [{ tiles: ['boatyard'], cards: '1A-01 1A-11', dome: 1 }] });
  play(built, 'use:1A-11', 'swim:1:dome-c1', 'activate:c1');
  expect(built.stack.at(-1)).toMatchObject({ step: 'turn', acted: true });
});

test('A-16 nobody is in the way: activated and crowded modules are passed and still count a step', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01*2! 1A-02', dome: 1 }] });
  play(s, 'use:S2');
  expect(offered(s, 'swim')).toEqual(['swim:2:dome-c1', 'swim:2:dome-c2', 'swim:2:c1-c2']);
  play(s, 'swim:2:dome-c1');
  expect(arm(s, 0, '1A-01')).toBe('1A-01*3! 1A-02');
});

test('A-17 exactly as many stand up as there are spaces, the others stay lying', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01*2', dome: 1 }] });
  play(s, 'use:S1', 'swim:1:dome-c1', 'activate:c1');
  expect(arm(s, 0, '1A-01')).toBe('1A-01*2!');
});

test('A-18 a repair at no damage can be declined', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-07', dome: 1 }] });
  play(s, 'use:S1', 'swim:1:dome-o1', 'done', 'end');
  expect(damage(s)[0]).toBe(0);
  expect(arm(s, 0, '1A-07')).toBe('1A-07*1');
  expect(actor(s)).toBe(1);
});

test('A-19 NE-90 the octopus tile makes the way longer; whoever lies further out stays there', () => {
  const s = position({ seats: 3, stations: [{ coins: 6, cards: '1A-07*1 1A-08', dome: 1 }] });
  play(s, 'expand:octopus');
  expect(arm(s, 0, '1A-07')).toBe('T1 1A-07*1 1A-08');
  play(s, 'use:S2');
  expect(offered(s, 'swim')).toEqual(['swim:2:dome-o1', 'swim:2:dome-o2', 'swim:2:o2-o3']);
});

test('A-66 as many modules as are staffed can be activated, but none before the first bottle', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01*1 1A-02*1 1A-04*1', dome: 1 }] });
  play(s, 'use:S1');
  expect(refused(s, 'activate:c1')).toBe('A-66 bottleFirst');
  expect(refused(s, 'done')).toBe('NE-36 bottlesLeft');
  play(s, 'hold:1', 'activate:c1', 'activate:c2', 'activate:h1');
  expect([coins(s)[0], track(s)[0]]).toEqual([19, 2]);
});
