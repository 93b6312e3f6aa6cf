/** ED-94 … ED-114: gains, chains, promotion and connections. */
import { expect, test } from 'vitest';
import { packGains } from '../../data/gains.ts';
import { give } from '../../gains.ts';
import { isBusy, isSenior } from '../../member.ts';
import { settle } from '../../steps/index.ts';
import { position } from '../position.ts';
import { asked, offered, play, refused, told, track, tracks, vessels } from '../table.ts';

test('ED-94 an attribute gain is one cell', () => {
  const s = position({ phase: 'recruit' });
  play(s, 'recruit:reef-diver');
  expect(tracks(s, 0)).toEqual([1, 0, 0, 0]);
});

test('ED-95 any attribute or the lowest one', () => {
  const any = position({ held: ['any'] });
  play(any, 'spend:any', 'raise:ingenuity');
  expect(track(any, 0, 'ingenuity')).toBe(1);
  const lowest = position({ held: ['lowest'], tracks: ['1 1 1 0'] });
  play(lowest, 'spend:lowest');
  expect(tracks(lowest, 0)).toEqual([1, 1, 1, 1]);
});

test('ED-96 ED-97 E-53 overflow: from 9 four steps give two impacts and end on 10', () => {
  const s = position({ held: ['any any any any'], tracks: ['0 9 0 0'] });
  for (const [cell, impact] of [
    [10, true],
    [11, false],
    [12, false],
    [10, true],
  ] as const) {
    play(s, 'spend:any', 'raise:inspiration');
    expect([track(s, 0, 'inspiration'), asked(s)]).toEqual([cell, impact ? 'impact 0' : 'turn 0']);
    if (impact) play(s, 'skip');
  }
});

test('ED-98 E-55 the steps of ingenuity onto 2 and 7 launch a vessel with its arrival bonus at once', () => {
  const s = position({ held: ['any any'], tracks: ['0 0 0 1', '0 0 0 6'] });
  const staging = s.staging[0];
  play(s, 'spend:any', 'raise:ingenuity');
  expect([vessels(s, 0), s.staging[0]]).toEqual([['C1', 'C1'], staging + 1]);
  const seven = position({ held: ['any'], tracks: ['0 0 0 6'], vessels: ['C1 B1'] });
  play(seven, 'spend:any', 'raise:ingenuity');
  expect(vessels(seven, 0)).toEqual(['C1', 'B1', 'C1']);
  const beyond = position({ held: ['any'], tracks: ['0 0 0 12'], vessels: ['C1 B1 D1'] });
  play(beyond, 'spend:any', 'raise:ingenuity', 'skip');
  expect(vessels(beyond, 0)).toEqual(['C1', 'B1', 'D1']);
});

test('E-55 a vessel is also launched on the turn of another player', () => {
  const s = position({
    turn: 1,
    display: 'living-hulls nameless-life reef-portraits drifting-currents',
    research: [0, 2],
    tracks: ['0 0 0 1'],
  });
  play(s, 'activate:0', 'publish:the-sea-star.j2*living-hulls');
  expect(vessels(s, 0)).toEqual(['C1', 'C1']);
});

test('ED-99 E-56 a gained disc goes to the staging area and can be used in the same turn', () => {
  const s = position({ held: ['disc'], staging: [0] });
  play(s, 'spend:disc', 'activate:0');
  expect(s.staging[0]).toBe(0);
});

test('ED-102 E-50 of several gains the receiver names the next; what it causes is finished first', () => {
  const s = position({
    display: 'book-of-new-species nameless-life reef-portraits drifting-currents',
    research: [4],
    tracks: ['9 0 0 0'],
    crew: ['pilot'],
  });
  play(s, 'activate:0', 'publish:the-sea-star.j1*book-of-new-species');
  expect(asked(s)).toBe('gain 0');
  expect(offered(s)).toEqual(['gain:reputation', 'gain:impact', 'gain:promote']);
  expect(refused(s, 'gain:disc')).toBe('ED-102 notGained');
  expect(refused(s, 'promote:1')).toBe('ED-102 gainFirst');
  play(s, 'gain:promote', 'promote:1');
  expect(tracks(s, 0)).toEqual([9, 1, 1, 0]);
  play(s, 'gain:reputation');
  expect(asked(s)).toBe('impact 0');
  play(s, 'impact:2,0');
  expect([track(s, 0, 'inspiration'), track(s, 0, 'reputation')]).toEqual([2, 11]);
});

test('ED-102 an attribute and the lowest attribute: the order is a choice', () => {
  const s = position({
    zones: { C4: 'seamount' },
    vessels: ['C4'],
    discs: { 'seamount.c2': 0 },
    tracks: ['2 2 2 2'],
    tokens: { 'seamount.d1': 'research' },
  });
  play(s, 'activate:0', 'dive:seamount.d1', 'go');
  expect(offered(s)).toHaveLength(4);
  const both = position({ tracks: ['2 2 2 2'] });
  give(both, 0, packGains(['reputation', 'lowest']), -1);
  settle(both);
  expect([asked(both), offered(both)]).toEqual(['gain 0', ['gain:reputation', 'gain:lowest']]);
  play(both, 'gain:reputation');
  expect(offered(both)).toEqual(['raise:inspiration', 'raise:coordination', 'raise:ingenuity']);
});

test('ED-103 E-51 several players at once: the player on turn, then clockwise, each completely', () => {
  const s = position({
    seats: 3,
    turn: 1,
    zones: { C4: 'colossal-squid' },
    discs: { 'colossal-squid.c1': 2 },
    vessels: ['C1', 'C4', 'C1'],
  });
  play(s, 'activate:0', 'conserve:colossal-squid.c2');
  expect(asked(s)).toBe('impact 1');
  play(s, 'skip');
  expect(asked(s)).toBe('impact 1');
  play(s, 'skip');
  expect(asked(s)).toBe('impact 2');
});

test('ED-104 E-52 ED-109 what cannot be used is lost: a promotion without a junior', () => {
  const s = position({ held: ['promote'], crew: ['pilot+'] });
  play(s, 'spend:promote');
  expect([asked(s), s.research[0]]).toEqual(['turn 0', 3]);
});

test('ED-105 every decision about a gain is made by who receives it', () => {
  const s = position({
    turn: 1,
    display: 'book-of-new-species nameless-life reef-portraits drifting-currents',
    research: [0, 4],
  });
  play(s, 'activate:0', 'publish:the-sea-star.j1*book-of-new-species', 'impact:0,0');
  expect(asked(s)).toBe('raise 0');
  expect(refused(s, 'raise:reputation', 1)).toBe('turn notYourTurn');
});

test('ED-106 E-50 E-100 chains end: an impact chain uses up its hexes', () => {
  const s = position({ held: ['any impact'], tracks: ['9 9 9 9'] });
  play(s, 'spend:impact', 'impact:0,0');
  let steps = 0;
  while (asked(s).startsWith('impact')) {
    const [first] = offered(s);
    play(s, first);
    expect(++steps).toBeLessThan(40);
  }
  expect(asked(s)).toBe('turn 0');
});

test('ED-107 E-58 a promotion turns any junior and gives all gains of the senior side, those of the junior side are kept', () => {
  const s = position({ held: ['promote'], crew: ['oceanographer pilot'], tracks: ['1 1 1 1'] });
  play(s, 'spend:promote', 'promote:1', 'impact:0,0', 'impact:2,0');
  expect(isSenior(s.crew[0][1])).toBe(true);
  expect(tracks(s, 0)).toEqual([2, 2, 1, 1]);
});

test('ED-107 ED-205 impact of a promotion is gained in no zone: in mission 10 on the track of an own vessel', () => {
  const s = position({ mission: 10, held: ['promote'], crew: ['oceanographer pilot'], vessels: ['C2'] });
  play(s, 'spend:promote', 'promote:1');
  expect(offered(s, 'impact')).toEqual(['impact:1,0']);
});

test('E-58 the Mentor may promote itself', () => {
  const s = position({ crew: ['mentor'] });
  play(s, 'activate:1', 'promote:1');
  expect([isSenior(s.crew[0][1]), isBusy(s.crew[0][1])]).toEqual([true, false]);
});

test('ED-108 the disc of the junior goes back to the supply, so the senior can be activated in the same round', () => {
  const s = position({ held: ['promote'], crew: ['pilot*'] });
  const stock = s.stock[0];
  play(s, 'spend:promote', 'promote:1');
  expect([s.stock[0], offered(s, 'activate:1')]).toEqual([stock + 1, ['activate:1']]);
});

test('ED-109 neither the team leader nor a senior is promoted', () => {
  const s = position({ held: ['promote'], crew: ['pilot navigator+'] });
  play(s, 'spend:promote');
  expect(refused(s, 'promote:0')).toBe('ED-109 noJunior');
  expect(refused(s, 'promote:2')).toBe('ED-109 noJunior');
  expect(refused(s, 'promote:7')).toBe('ED-107 noMember');
});

test('ED-110 ED-112 ED-113 E-59 several connections at once: all own gains first, then the other owners; an open end pays nothing', () => {
  const s = position({
    turn: 1,
    zones: { D1: 'dying-reef' },
    discs: { 'dying-reef.c1': 0, 'dying-reef.c4': 0, 'dying-reef.c3': 1 },
    vessels: ['C1', 'D1'],
    research: [0, 4],
    staging: [3, 3],
  });
  const before = s.staging.slice();
  play(s, 'activate:0');
  const log = play(s, 'conserve:dying-reef.c2', 'impact:6,0');
  expect(tracks(s, 1)).toEqual([1, 1, 1, 1]);
  expect(tracks(s, 0)).toEqual([0, 0, 1, 0]);
  expect(s.staging).toEqual([before[0] + 1, before[1] - 2 + 1]);
  expect(told(log, 'connected')).toHaveLength(3);
});

test('ED-111 a connection of one player pays once', () => {
  const s = position({
    zones: { C4: 'seamount' },
    vessels: ['C4'],
    discs: { 'seamount.c1': 0 },
    research: [3],
  });
  play(s, 'activate:0', 'conserve:seamount.c2', 'skip');
  expect(asked(s)).toBe('act 0');
});

test('ED-114 E-60 a connection pays once in the game, even when a disc was removed and put back', () => {
  const s = position({
    mode: 'open',
    seats: 2,
    zones: { C4: 'seamount' },
    vessels: ['C4'],
    discs: { 'seamount.c1': 0, 'seamount.c2': 0 },
    research: [3],
  });
  s.discs[s.discs.lastIndexOf(1)] = 0;
  s.stock[0]++;
  play(s, 'activate:0');
  const log = play(s, 'conserve:seamount.c2');
  expect([told(log, 'connected'), asked(s)]).toEqual([[], 'act 0']);
});
