/** ED-134 … ED-146: special features of zones from depth 3 on. */
import { expect, test } from 'vitest';
import { tileNamed } from '../../data/tiles.ts';
import { at, position, site } from '../position.ts';
import { asked, offered, play, refused, track, vessels, zoneAsked } from '../table.ts';

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
