/** ED-147 … ED-209: goals, majorities and the special rules of the missions. */

import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { countOf, IMPACT } from '../../data/gains.ts';
import { MISSIONS } from '../../data/missions.ts';
import { DIVES, SITES, THE_SEA_STAR, TILES, tileNamed } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { impactPoints } from '../../goals/markers.ts';
import { goalPoints, majority } from '../../goals/mission.ts';
import { bestColour, completeSets, symbolsOf } from '../../goals/symbols.ts';
import { hexAt } from '../../impact.ts';
import type { State } from '../../state.ts';
import { at, position, standard } from '../position.ts';
import { asked, offered, play, refused, vessels, zoneAsked } from '../table.ts';

function goals(s: State): number[][] {
  return [0, 1, 2].map(index => goalPoints(s, index));
}

test('ED-147 E-82 units: discs on sites of a kind, any disc, vessels, zones; nothing outside the ocean counts', () => {
  const s = position({
    mission: 2,
    zones: { D1: 'kelp-forest' },
    discs: { 'kelp-forest.c1': 0 },
    vessels: ['D1', 'A1'],
    crew: ['pilot*'],
    journals: ['steady-hands'],
  });
  expect(goals(s)[1]).toEqual([2 + 7, 0]);
});

test('ED-148 several units are added', () => {
  const s = position({
    mission: 4,
    zones: { E1: 'kelp-forest' },
    discs: { 'kelp-forest.c1': 0, 'kelp-forest.c2': 0 },
    vessels: ['E1 E1', 'C1'],
  });
  expect(goals(s)[1][0]).toBe(4 + 7);
});

test('ED-149 ED-150 E-76 E-77 majorities: ties for first and second, nothing for nothing', () => {
  const points = (counts: number[]) => counts.map((count, seat) => count + majority(counts, seat, 7, 3));
  expect(points([4, 4, 3, 0])).toEqual([11, 11, 3, 0]);
  expect(points([4, 3, 3, 1])).toEqual([11, 6, 6, 1]);
  expect(points([2, 0, 0, 0])).toEqual([9, 0, 0, 0]);
});

test('ED-151 E-78 leaders: no second, all tied leaders, nobody with nothing', () => {
  const s = position({
    mission: 6,
    seats: 3,
    zones: { B1: 'kelp-forest', B2: 'dolphin-pods', D1: 'dying-reef' },
    finders: { B1: 0, B2: 1, D1: 2 },
  });
  // One zone each; column B is led by seats 0 and 1, column D by seat 2.
  expect(goals(s)[1]).toEqual([1 + 2, 1 + 2, 1 + 2]);
});

test('ED-152 the launch zone serves the first vessel and all later ones', () => {
  const s = position({ mission: 2, tracks: ['0 0 0 1'], held: ['any'], vessels: ['C1'] });
  play(s, 'spend:any', 'raise:ingenuity');
  expect(vessels(s, 0)).toEqual(['C1', 'A1']);
});

test('ED-153 mission 1: 32 hexes, 4 start hexes, launch at The Sea Star', () => {
  const [mission] = MISSIONS;
  expect([mission.hexes.length, mission.hexes.filter(hex => hex.start).length, mission.base]).toEqual([
    32,
    4,
    THE_SEA_STAR,
  ]);
});

test('ED-154 ED-155 ED-156 mission 1: sonar, publication and conservation discs', () => {
  const s = position({
    zones: { D1: 'dying-reef' },
    discs: {
      'the-sea-star.s1': 0,
      'the-sea-star.s2': 1,
      'the-sea-star.s3': 1,
      'the-sea-star.j1': 0,
      'dying-reef.c1': 1,
      'dying-reef.c3': 1,
    },
  });
  expect(goals(s)).toEqual([
    [1 + 3, 2 + 5],
    [1 + 3, 0],
    [0, 2 + 7],
  ]);
});

test('ED-157 ED-158 ED-159 ED-160 mission 2: columns and depths', () => {
  const s = position({
    mission: 2,
    zones: { D1: 'kelp-forest', B2: 'dolphin-pods', B3: 'deepwater-shark' },
    discs: {
      'calm-seas.s1': 0,
      'remote-anchorage.s1': 1,
      'the-sea-star.s1': 1,
      'dolphin-pods.c1': 1,
      'dolphin-pods.c2': 1,
      'kelp-forest.c1': 1,
    },
    vessels: ['A1', 'A1'],
  });
  expect(goals(s)).toEqual([
    [1 + 4, 1 + 4],
    [0, 1 + 7],
    [0, 1 + 2],
  ]);
  expect(MISSIONS[1].hexes.filter(hex => hex.start)).toHaveLength(3);
});

test('ED-161 mission 3: the star holds no marker, its three neighbours are the start', () => {
  const mission = MISSIONS[2];
  expect([mission.hexes.length, hexAt(mission, 3, 4)]).toEqual([39, -1]);
});

test('ED-162 E-97 mission 3: every vessel may be launched in any zone at the surface', () => {
  const s = game.setup(2, standard({ mission: 3 }), seedRng('launch', 'play'));
  expect(asked(s)).toBe(`launch ${s.wave}`);
  expect(offered(s)).toEqual(['launch:C1', 'launch:D1']);
  expect(refused(s, 'launch:C2')).toBe('ED-162 notALaunchZone');
  play(s, 'launch:C1');
  const later = position({ mission: 3, tracks: ['0 0 0 1'], held: ['any'] });
  play(later, 'spend:any', 'raise:ingenuity', 'launch:D1');
  expect(vessels(later, 0)).toEqual(['C1', 'D1']);
});

test('ED-163 ED-164 mission 3: sonar at depth 1 and 2, publications and vessels at depth 3 to 5', () => {
  const s = position({
    mission: 3,
    zones: { C3: 'carbonate-spires' },
    discs: { 'the-sea-star.s1': 0, 'carbonate-spires.s1': 0, 'carbonate-spires.j1': 0 },
    vessels: ['C3', 'C3 C3'],
  });
  expect(goals(s).slice(0, 2)).toEqual([
    [1 + 6, 0],
    [2 + 4, 2 + 4],
  ]);
});

test('ED-165 E-62 E-63 mission 3: the kind owned most, and leaders in the four colours', () => {
  const s = position({
    mission: 3,
    journals: [
      'a-home-on-the-floor glow-in-the-dark maps-of-light eyes-in-orbit',
      'pressure-valves thinking-machines',
    ],
  });
  s.journals[0] = s.journals[0].slice(0, 3);
  // Seat 0: blue 3, brown 1. Seat 1: blue 2, yellow 2.
  expect([symbolsOf(s, 0), symbolsOf(s, 1)]).toEqual([
    [3, 1, 0, 0, 0],
    [2, 0, 0, 2, 0],
  ]);
  expect(goals(s)[2]).toEqual([3 + 2 + 2, 2 + 2]);
});

test('E-62 E-63 sets and best kind with wild symbols; symbols under markers count, those of sites do not', () => {
  expect([completeSets([2, 1, 0, 3, 2]), bestColour([2, 1, 0, 3, 2])]).toEqual([1, 5]);
  expect([completeSets([2, 1, 0, 3, 3]), bestColour([2, 1, 0, 3, 3])]).toEqual([2, 6]);
  const s = position({ mission: 3, markers: { '0,0': 0, '1,1': 0 }, discs: { 'the-sea-star.j1': 0 } });
  expect(symbolsOf(s, 0)).toEqual([0, 1, 0, 1, 0]);
});

test('ED-166 ED-168 ED-169 ED-170 mission 4', () => {
  const s = position({
    mission: 4,
    zones: { A1: 'kelp-forest', C3: 'coldwater-reef', C4: 'seamount' },
    discs: { 'dying-reef.c1': 0, 'coldwater-reef.c1': 0, 'seamount.c1': 0, 'kelp-forest.c1': 1 },
    vessels: ['C1', 'A1'],
  });
  expect(goals(s)).toEqual([
    [2 + 6, 1 + 3],
    [0, 2 + 7],
    [1 + 4, 0],
  ]);
  expect([MISSIONS[3].hexes.length, MISSIONS[3].hexes.filter(hex => hex.start).length]).toEqual([38, 1]);
});

describe('the hex beside the board of mission 4', () => {
  const ready = { mission: 4, vessels: ['D1'], research: [9], staging: [5] } as const;

  test('ED-167 E-83 impact of the own conserve action at depth 1 to 3 may go there, once for each zone', () => {
    const s = position({ ...ready, crew: ['marine-biologist+'] });
    play(s, 'activate:1', 'conserve:dying-reef.c5');
    expect(offered(s)).toEqual(['impact:3,0', 'impact:5,9', 'skip']);
    play(s, 'impact:5,9', 'conserve:dying-reef.c2');
    expect(refused(s, 'impact:5,9')).toBe('ED-167 noTurtle');
    expect(impactPoints(s, 0)).toBe(3);
  });

  test('ED-167 E-83 neither other impact nor, with the option off, this one', () => {
    const arrival = position({ mission: 4, crew: ['pilot'] });
    play(arrival, 'activate:1', 'travel:C1-D1');
    expect(refused(arrival, 'impact:5,9')).toBe('ED-167 noTurtle');
    const off = position({ ...ready, turtle: 'off' });
    play(off, 'activate:0', 'conserve:dying-reef.c5');
    expect(refused(off, 'impact:5,9')).toBe('ED-167 noTurtle');
  });

  test('E-83 E-96 connections completed by the conserve action count for it, those of the other owner do not', () => {
    const s = position({
      ...ready,
      zones: { C4: 'seamount', C3: 'coldwater-reef' },
      vessels: ['C3'],
      discs: { 'coldwater-reef.j1': 1 },
    });
    play(s, 'activate:0', 'conserve:coldwater-reef.c1');
    expect([asked(s), offered(s, 'impact')]).toEqual(['impact 0', ['impact:3,0', 'impact:5,9']]);
    play(s, 'impact:5,9');
    expect([asked(s), offered(s, 'impact')]).toEqual(['impact 1', ['impact:3,0']]);
  });
});

test('ED-171 ED-172 ED-174 ED-175 ED-176 mission 5: seven columns, depth 3', () => {
  const s = position({
    mission: 5,
    zones: { E1: 'volcanic-island', A3: 'coldwater-reef' },
    discs: { 'atoll.s1': 0, 'volcanic-island.j1': 1, 'coldwater-reef.c1': 1 },
    vessels: ['A1', 'E1'],
  });
  expect(goals(s)).toEqual([
    [2 + 2, 0],
    [0, 2 + 2],
    [0, 1 + 4],
  ]);
  expect(MISSIONS[4]).toMatchObject({ columns: 7, maxDepth: 3, base: -1 });
  const start = game.setup(2, standard({ mission: 5 }), seedRng('five', 'play'));
  expect(offered(start)).toEqual(['launch:A1', 'launch:B1', 'launch:C1', 'launch:D1']);
});

test('ED-173 E-84 mission 5: two dolphins with starts at their tails, and links', () => {
  const mission = MISSIONS[4];
  const starts = mission.hexes.filter(hex => hex.start).map(hex => `${hex.row},${hex.col}`);
  expect(starts).toEqual(['4,0', '5,0', '5,9', '6,10']);
  const near = (row: number, col: number) =>
    mission.hexes[hexAt(mission, row, col)].neighbours.map(
      i => `${mission.hexes[i].row},${mission.hexes[i].col}`,
    );
  expect(near(3, 8)).toEqual(['2,6']);
  expect(near(6, 2)).toEqual(['5,3']);
  expect(near(5, 9)).toContain('6,8');
});

test('E-96 where impact is gained: sites, connections, arrival, discovery and features have a zone, the rest has none', () => {
  const arrival = position({ zones: { D1: 'dying-reef' }, crew: ['pilot'] });
  play(arrival, 'activate:1', 'travel:C1-D1');
  expect(zoneAsked(arrival)).toBe(at('D1'));
  const tokenImpact = position({ held: ['impact'] });
  play(tokenImpact, 'spend:impact');
  expect(zoneAsked(tokenImpact)).toBe(-1);
  const recruit = position({ phase: 'recruit' });
  play(recruit, 'recruit:pilot');
  expect(zoneAsked(recruit)).toBe(-1);
  const raised = position({ held: ['any'], tracks: ['9 0 0 0'] });
  play(raised, 'spend:any', 'raise:reputation');
  expect([asked(raised), zoneAsked(raised)]).toEqual(['impact 0', -1]);
  const published = position({ vessels: ['C1'], display: 'whale-families', research: [3] });
  play(published, 'activate:0', 'publish:the-sea-star.j1*whale-families');
  expect(zoneAsked(published)).toBe(-1);
});

test('E-88 the Fallen Star yields exactly the twelve impacts of the rescue grid', () => {
  const { sites, dives, features } = TILES[tileNamed('fallen-star')];
  const printed = sites.reduce((sum, i) => sum + countOf(SITES[i].gains, IMPACT), 0);
  const perToken = countOf(features[0].gains, IMPACT);
  expect(printed + perToken * DIVES[dives[0]].tokens).toBe(12);
  expect(MISSIONS[6].hexes.filter(hex => hex.rescue)).toHaveLength(12);
});
