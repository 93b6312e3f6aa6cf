/** ED-123 … ED-146: special features of zones. */
import { expect, test } from 'vitest';
import { tileNamed } from '../../data/tiles.ts';
import { isSenior } from '../../member.ts';
import { tokensAt } from '../../tokens.ts';
import { at, dive, position, site } from '../position.ts';
import { asked, held, offered, play, refused, told, track, tracks, vessels, zoneAsked } from '../table.ts';

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

test('ED-134 E-70 Jellyfish Bloom: leaving gives 1 impact with a disc on a marked site, before the arrival bonus', () => {
  const p = {
    zones: { C3: 'jellyfish-bloom' },
    vessels: ['C3'],
    tracks: ['0 0 0 4'],
    crew: ['pilot'],
  } as const;
  const s = position({ ...p, discs: { 'jellyfish-bloom.j1': 0 } });
  play(s, 'activate:1', 'travel:C3-C2');
  expect([asked(s), track(s, 0, 'inspiration')]).toEqual(['impact 0', 0]);
  play(s, 'skip');
  expect(track(s, 0, 'inspiration')).toBe(1);
  const without = position(p);
  play(without, 'activate:1', 'travel:C3-C2');
  expect(asked(without)).toBe('act 0');
  const passing = position({
    ...p,
    discs: { 'jellyfish-bloom.j1': 0 },
    zones: { C3: 'jellyfish-bloom', D3: 'rift-valley' },
    vessels: ['D3'],
  });
  play(passing, 'activate:1', 'travel:D3-C2');
  expect(asked(passing)).toBe('act 0');
});

test('ED-135 Thermal Vents: 1 research for each own disc on the publication sites', () => {
  const s = position({
    zones: { C3: 'thermal-vents' },
    vessels: ['C3'],
    discs: { 'thermal-vents.j1': 0, 'thermal-vents.j2': 0 },
  });
  play(s, 'activate:0', 'dive:thermal-vents.d1', 'go');
  expect(s.research[0]).toBe(2);
});

test('ED-136 E-34 Vortex s1: the zone of depth 3 needs no zone above, but touches a zone', () => {
  const s = position({ zones: { C3: 'vortex' }, vessels: ['C3'], draw: 'rift-valley coldwater-reef' });
  play(s, 'activate:0', 'sonar:vortex.s1', 'seek:3+3');
  expect(
    offered(s)
      .filter(text => text.includes('rift'))
      .sort(),
  ).toEqual(['lay:rift-valley@B3', 'lay:rift-valley@D3']);
  expect(refused(s, 'lay:rift-valley@E3')).toBe('ED-72 gap');
});

test('ED-137 Vortex: a travel that starts here counts technology one higher', () => {
  const s = position({
    zones: { C3: 'vortex', C4: 'brine-pool' },
    vessels: ['C3'],
    tracks: ['0 0 0 4'],
    crew: ['pilot'],
  });
  play(s, 'activate:1');
  expect(offered(s)).toContain('travel:C3-C4');
  expect(offered(s)).toContain('travel:C3-B1');
  expect(offered(s)).toContain('travel:C3-D1');
});

test('ED-138 ED-139 Bioluminescent Fauna: 1 research at the first site, 1 disc at the second', () => {
  const s = position({ zones: { C4: 'bioluminescent-fauna' }, vessels: ['C4'], crew: ['deep-sea-diver'] });
  play(s, 'activate:1');
  const staging = s.staging[0];
  play(s, 'dive:bioluminescent-fauna.d1', 'go');
  expect([s.research[0], s.staging[0]]).toEqual([1, staging]);
  play(s, 'dive:bioluminescent-fauna.d2', 'go');
  expect([s.research[0], s.staging[0]]).toEqual([1, staging + 1]);
});

test('ED-140 Brine Pool: a token also gives 1 impact, gained in the zone', () => {
  const s = position({ zones: { C4: 'brine-pool' }, vessels: ['C4'] });
  play(s, 'activate:0', 'dive:brine-pool.d1', 'go');
  expect([asked(s), zoneAsked(s)]).toEqual(['impact 0', at('C4')]);
});

test('ED-141 Seamount: with a disc on a conservation site a token raises the lowest attribute', () => {
  const s = position({
    zones: { C4: 'seamount' },
    vessels: ['C4'],
    discs: { 'seamount.c1': 0 },
    tracks: ['2 1 2 2'],
  });
  play(s, 'activate:0', 'dive:seamount.d1', 'go');
  expect(track(s, 0, 'inspiration')).toBe(2);
});

test('ED-142 E-34 Abyssal Plain: a zone of depth 5 needs no zone above', () => {
  const s = position({ zones: { C5: 'abyssal-plain' }, vessels: ['C5'], draw: 'whale-fall black-smoker' });
  play(s, 'activate:0', 'sonar:abyssal-plain.s1', 'seek:5+5');
  expect(
    offered(s)
      .filter(text => text.includes('whale'))
      .sort(),
  ).toEqual(['lay:whale-fall@B5', 'lay:whale-fall@D5']);
});

test('ED-143 E-72 Abyssal Trench: one vessel of each player; a second may pass but not stay', () => {
  const zones = { C4: 'brine-pool', B5: 'black-smoker', C5: 'abyssal-trench', D5: 'whale-fall' };
  const s = position({ zones, vessels: ['C5 C4', 'C5'], tracks: ['0 0 0 10'], crew: ['pilot'] });
  play(s, 'activate:1');
  expect(refused(s, 'travel:C4-C5')).toBe('ED-143 oneVessel');
  expect(offered(s)).toContain('travel:C4-D5');
});

test('ED-144 E-75 Black Smoker: after a token travel out of this zone, not to depth 5', () => {
  const s = position({
    zones: { C4: 'brine-pool', C5: 'black-smoker', D5: 'whale-fall' },
    vessels: ['C5'],
    tracks: ['0 0 0 10'],
  });
  play(s, 'activate:0', 'dive:black-smoker.d1', 'go');
  expect(refused(s, 'travel:C5-D5')).toBe('ED-144 notDeepest');
  play(s, 'travel:C5-C4');
  expect([vessels(s, 0), track(s, 0, 'inspiration')]).toEqual([['C4'], 1]);
});

test('ED-145 Fallen Star: a token also gives 1 impact', () => {
  const s = position({ mission: 7, vessels: ['C5'] });
  play(s, 'activate:0', 'dive:fallen-star.d1', 'go');
  expect([asked(s), zoneAsked(s)]).toEqual(['impact 0', at('C5')]);
});

test('ED-146 E-75 Scaly-foot Snails: after a token publish in this zone', () => {
  const s = position({
    zones: { C5: 'scaly-foot-snails' },
    vessels: ['C5 C1'],
    research: [9],
    display: 'living-hulls nameless-life reef-portraits drifting-currents',
  });
  play(s, 'activate:0', 'dive:scaly-foot-snails.d1', 'go');
  expect(refused(s, 'publish:the-sea-star.j1*reef-portraits')).toBe('E-75 onlyHere');
  play(s, 'publish:scaly-foot-snails.j3*reef-portraits');
  expect(s.discs[site('scaly-foot-snails.j3')]).toBe(1);
});

test('E-107 the extra conserve of the Whale Calving Grounds needs a vessel there', () => {
  const s = position({
    journals: ['wider-sanctuaries'],
    zones: { C2: 'whale-calving-ground', D2: 'shipwreck' },
    vessels: ['D2'],
    discs: { 'whale-calving-ground.j1': 0 },
    research: [4],
  });
  play(s, 'space:wider-sanctuaries.1', 'conserve:whale-calving-ground.c5');
  expect(offered(s)).toEqual(['end']);
  expect(s.ocean[at('C2')]).toBe(tileNamed('whale-calving-ground'));
});
