/** ED-123 … ED-133: special features of zones. */
import { expect, test } from 'vitest';
import { isSenior } from '../../member.ts';
import { tokensAt } from '../../tokens.ts';
import { dive, position } from '../position.ts';
import { asked, held, offered, play, refused, told, track, tracks, vessels } from '../table.ts';

test('ED-123 a feature holds for its zone, for its site, or once a disc lies on a marked site', () => {
  const bare = position({
    zones: { C4: 'seamount' },
    vessels: ['C4'],
    tokens: { 'seamount.d1': 'research' },
  });
  play(bare, 'activate:0', 'dive:seamount.d1', 'go');
  expect(tracks(bare, 0)).toEqual([0, 0, 0, 0]);
  const marked = position({
    zones: { C4: 'seamount' },
    vessels: ['C4'],
    tokens: { 'seamount.d1': 'research' },
    discs: { 'seamount.c3': 0 },
    tracks: ['1 1 1 0'],
  });
  play(marked, 'activate:0', 'dive:seamount.d1', 'go');
  expect(tracks(marked, 0)).toEqual([1, 1, 1, 1]);
});

test('ED-125 E-20 tokens may be spent right after the dive, the feature comes after that', () => {
  const s = position({
    zones: { C5: 'scaly-foot-snails' },
    vessels: ['C5'],
    tokens: { 'scaly-foot-snails.d1': 'research' },
    display: 'living-hulls nameless-life reef-portraits drifting-currents',
  });
  play(s, 'activate:0', 'dive:scaly-foot-snails.d1');
  expect(offered(s)).toEqual(['spend:research', 'go']);
  expect(refused(s, 'end')).toBe('E-20 tokensOrGo');
  play(s, 'spend:research');
  expect(offered(s, 'publish').length).toBeGreaterThan(0);
});

test('ED-126 E-67 a feature of a dive site acts once for each token', () => {
  const s = position({
    journals: ['life-without-sun'],
    zones: { C3: 'deepwater-shark' },
    vessels: ['C3'],
    tokens: { 'deepwater-shark.d1': 'research research' },
  });
  play(s, 'space:life-without-sun.1', 'dive:deepwater-shark.d1', 'spend:research', 'go');
  expect(track(s, 0, 'reputation')).toBe(2);
});

test('ED-127 E-68 Oil Rig: the fourth disc lets everybody with a disc there promote, once, after the connections', () => {
  const s = position({
    seats: 3,
    turn: 1,
    zones: { D1: 'decommissioned-oil-rig' },
    vessels: ['C1', 'D1', 'C1'],
    discs: { 'decommissioned-oil-rig.c1': 0, 'decommissioned-oil-rig.c2': 0, 'decommissioned-oil-rig.c3': 0 },
    research: [0, 1, 0],
    crew: ['pilot', 'pilot', 'pilot'],
  });
  play(s, 'activate:0');
  const log = play(s, 'conserve:decommissioned-oil-rig.c4');
  expect(asked(s)).toBe('promote 1');
  expect([track(s, 1, 'coordination'), track(s, 0, 'coordination')]).toEqual([1, 1]);
  play(s, 'promote:1');
  expect(asked(s)).toBe('promote 0');
  play(s, 'skip');
  expect([asked(s), s.once & 1, told(log, 'rigFull').length]).toEqual(['act 1', 1, 1]);
  expect(isSenior(s.crew[1][1])).toBe(true);
});

test('ED-128 E-75 Sea Turtle Migration: after conserving travel out of this zone', () => {
  const s = position({
    zones: { C2: 'sea-turtle-migration', D2: 'shipwreck' },
    vessels: ['C2 C1'],
    research: [4],
    tracks: ['0 0 0 2'],
  });
  play(s, 'activate:0', 'conserve:sea-turtle-migration.c2', 'skip');
  expect(asked(s)).toBe('bonus 0');
  expect(refused(s, 'travel:C1-B1')).toBe('E-75 onlyFromHere');
  expect(offered(s, 'travel').every(text => text.startsWith('travel:C2'))).toBe(true);
  play(s, 'travel:C2-D2');
  expect(vessels(s, 0)).toEqual(['D2', 'C1']);
});

test('E-47 ED-128 without a vessel in the zone nothing can travel out of it', () => {
  const s = position({
    journals: ['wider-sanctuaries'],
    zones: { C2: 'sea-turtle-migration', D2: 'shipwreck' },
    vessels: ['D2'],
    research: [4],
    tracks: ['0 0 0 2'],
  });
  play(s, 'space:wider-sanctuaries.1', 'conserve:sea-turtle-migration.c2', 'skip');
  expect(offered(s)).toEqual(['end']);
});

test('ED-129 E-73 Shipwreck: two tokens come up, one is kept, the other discarded', () => {
  const s = position({
    zones: { C2: 'shipwreck' },
    vessels: ['C2'],
    tokens: { 'shipwreck.d1': 'disc travel' },
  });
  play(s, 'activate:0', 'dive:shipwreck.d1');
  expect([asked(s), offered(s).sort()]).toEqual(['wreck 0', ['keep:disc', 'keep:travel']]);
  expect(refused(s, 'keep:impact')).toBe('ED-129 keepOne');
  play(s, 'keep:travel');
  expect([held(s, 0), s.discarded.reduce((a, b) => a + b, 0)]).toEqual([['travel'], 1]);
});

test('E-73 Shipwreck with one token left, and with the journal dive', () => {
  const last = position({ zones: { C2: 'shipwreck' }, vessels: ['C2'], tokens: { 'shipwreck.d1': 'disc' } });
  play(last, 'activate:0', 'dive:shipwreck.d1');
  expect(held(last, 0)).toEqual(['disc']);
  const twice = position({
    journals: ['life-without-sun'],
    zones: { C2: 'shipwreck' },
    vessels: ['C2'],
    tokens: { 'shipwreck.d1': 'disc disc disc' },
  });
  play(twice, 'space:life-without-sun.1', 'dive:shipwreck.d1', 'keep:disc');
  expect([held(twice, 0), tokensAt(twice, dive('shipwreck.d1'))]).toEqual([['disc', 'disc'], 0]);
});

test('ED-130 E-71 Submerged Cave System: no vessel enters or crosses; each cave is used from its side', () => {
  const zones = {
    B1: 'calm-seas',
    C1: 'the-sea-star',
    D1: 'atoll',
    B2: 'ledge-elevator',
    C2: 'submerged-cave-system',
    D2: 'shipwreck',
    C3: 'vortex',
  };
  const s = position({ bare: true, zones, vessels: ['C1'], tracks: ['0 0 0 10'], crew: ['pilot'] });
  play(s, 'activate:1');
  expect(refused(s, 'travel:C1-C2')).toBe('ED-130 closed');
  expect(offered(s)).not.toContain('travel:C1-C3');
  const used = (from: string) => {
    const t = position({
      bare: true,
      zones,
      vessels: [from],
      research: [9],
      staging: [5],
      display: 'nameless-life reef-portraits drifting-currents living-hulls',
    });
    play(t, 'activate:0');
    return offered(t)
      .filter(text => text.includes('cave'))
      .map(text => text.split('.')[1].slice(0, 2));
  };
  expect([used('B2'), [...new Set(used('C1'))], [...new Set(used('D2'))], used('C3')]).toEqual([
    ['d1', 'c1'],
    ['d2', 'j1'],
    ['d3', 'j2'],
    [],
  ]);
  const closed = position({ bare: true, zones, vessels: ['C1'], research: [9] });
  play(closed, 'activate:0');
  expect(refused(closed, 'conserve:submerged-cave-system.c1')).toBe('ED-130 noVesselAtCave');
});

test('ED-131 E-69 Sunken Ruins: the last token lets everybody there travel, the diver first, after the free moment', () => {
  const s = position({
    seats: 3,
    turn: 1,
    zones: { C2: 'sunken-ruins', D2: 'shipwreck' },
    vessels: ['C2', 'C2', 'C1'],
    tokens: { 'sunken-ruins.d1': 'research' },
    tracks: ['0 0 0 2', '0 0 0 2', '0 0 0 2'],
  });
  play(s, 'activate:0', 'dive:sunken-ruins.d1');
  expect(offered(s)).toEqual(['spend:research', 'go']);
  play(s, 'go');
  expect(asked(s)).toBe('bonus 1');
  play(s, 'travel:C2-D2');
  expect(asked(s)).toBe('bonus 0');
  play(s, 'skip');
  expect([asked(s), s.once & 2]).toEqual(['act 1', 2]);
  const more = position({
    zones: { C2: 'sunken-ruins' },
    vessels: ['C2'],
    tokens: { 'sunken-ruins.d1': 'disc disc' },
  });
  play(more, 'activate:0', 'dive:sunken-ruins.d1', 'go');
  expect(asked(more)).toBe('act 0');
});

test('ED-132 E-74 Whale Calving Grounds: with the marked site conserve once more, but not a third time', () => {
  const zones = { C2: 'whale-calving-ground' };
  const s = position({
    zones,
    vessels: ['C2'],
    discs: { 'whale-calving-ground.j1': 0 },
    research: [4],
    staging: [4],
  });
  play(s, 'activate:0', 'conserve:whale-calving-ground.c5');
  expect(asked(s)).toBe('bonus 0');
  play(s, 'conserve:whale-calving-ground.c2');
  expect([offered(s), s.research[0], s.staging[0]]).toEqual([['end'], 2, 1]);
  const without = position({
    zones,
    vessels: ['C2'],
    discs: { 'whale-calving-ground.j1': 1 },
    research: [4],
  });
  play(without, 'activate:0', 'conserve:whale-calving-ground.c5');
  expect(offered(without)).toEqual(['end']);
});

test('ED-133 Deepwater Shark: a token also gives 1 reputation', () => {
  const s = position({ zones: { C3: 'deepwater-shark' }, vessels: ['C3'] });
  play(s, 'activate:0', 'dive:deepwater-shark.d1', 'go');
  expect(track(s, 0, 'reputation')).toBe(1);
});
