/** ED-193 … ED-209: the special rules and goals of missions 8 to 10. */

import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import { THE_SEA_STAR } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { impactPoints, markersOn } from '../../goals/markers.ts';
import { goalPoints } from '../../goals/mission.ts';
import { symbolsOf } from '../../goals/symbols.ts';
import { ANYBODY } from '../../goals/table.ts';
import { hexAt } from '../../impact.ts';
import type { State } from '../../state.ts';
import { position, standard } from '../position.ts';
import { asked, marker, offered, play, refused, track } from '../table.ts';

function goals(s: State): number[][] {
  return [0, 1, 2].map(index => goalPoints(s, index));
}

describe('mission 8', () => {
  test('ED-193 the row of The Sea Star is dealt at random; the start hex holds a marker like any other', () => {
    const columns = new Set(
      Array.from({ length: 30 }, (_, i) =>
        game.setup(2, standard({ mission: 8 }), seedRng(`row-${i}`, 'play')).ocean.indexOf(THE_SEA_STAR),
      ),
    );
    expect([...columns].sort()).toEqual([0, 1, 2, 3, 4]);
    const s = position({ mission: 8, bare: true, zones: { A1: 'the-sea-star' }, held: ['impact'] });
    play(s, 'spend:impact');
    expect(offered(s, 'impact')).toEqual(['impact:5,5']);
    play(s, 'impact:5,5');
    expect([marker(s, 5, 5), MISSIONS[7].hexes.length]).toEqual([0, 81]);
  });

  test('ED-194 E-90 who reaches a goal hex chooses the option for everybody; a goal without scores nothing', () => {
    const s = position({
      mission: 8,
      bare: true,
      zones: { A1: 'the-sea-star', A2: 'shipwreck' },
      held: ['impact'],
      markers: { '8,7': 1 },
      discs: { 'shipwreck.s1': 1 },
    });
    expect(goals(s)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    play(s, 'spend:impact', 'impact:8,8');
    expect([asked(s), offered(s)]).toEqual(['option 0', ['option:1', 'option:2']]);
    expect(refused(s, 'skip')).toBe('ED-194 optionNow');
    play(s, 'option:1');
    expect(goals(s)[1]).toEqual([0, 1 + 2]);
  });

  test('ED-195 goal 1: zones with an own disc from the column of The Sea Star to one side', () => {
    const s = position({
      mission: 8,
      bare: true,
      zones: { B1: 'atoll', C1: 'the-sea-star', D1: 'calm-seas' },
      vessels: ['C1', 'C1'],
      discs: { 'atoll.s1': 0, 'the-sea-star.s1': 0, 'calm-seas.s1': 1 },
    });
    s.chosen = [1, 0, 0];
    expect(goals(s)[0]).toEqual([2 + 2, 0]);
    s.chosen = [2, 0, 0];
    expect(goals(s)[0]).toEqual([1 + 2, 1 + 2]);
  });

  test('ED-196 goal 2: discs at depth 2 and 3, or at depth 4 and 5', () => {
    const s = position({
      mission: 8,
      bare: true,
      zones: { C1: 'the-sea-star', C2: 'shipwreck', C4: 'seamount' },
      discs: { 'shipwreck.s1': 0, 'seamount.c1': 1, 'seamount.c2': 1 },
    });
    s.chosen = [0, 1, 0];
    expect(goals(s)[1]).toEqual([1 + 2, 0]);
    s.chosen = [0, 2, 0];
    expect(goals(s)[1]).toEqual([0, 2 + 2]);
  });

  test('ED-197 goal 3: the kind owned most, or complete sets', () => {
    const s = position({
      mission: 8,
      bare: true,
      zones: { C1: 'the-sea-star' },
      journals: ['maps-of-light shared-notebooks everything-touches whale-families'],
    });
    expect(symbolsOf(s, 0)).toEqual([1, 2, 1, 1, 0]);
    s.chosen = [0, 0, 1];
    expect(goals(s)[2]).toEqual([2 + 2, 0]);
    s.chosen = [0, 0, 2];
    expect(goals(s)[2]).toEqual([3 + 2, 0]);
  });

  test('E-90 with the option only the largest group of connected own markers scores', () => {
    const markers = { '5,5': 0, '5,6': 0, '5,7': 1, '1,0': 0 } as const;
    const zones = { C1: 'the-sea-star' };
    expect(impactPoints(position({ mission: 8, bare: true, zones, markers }), 0)).toBe(3);
    const largest = (own: Readonly<Record<string, number>>) =>
      impactPoints(position({ mission: 8, bare: true, zones, markers: own, clusters: 'on' }), 0);
    expect([largest(markers), largest({ '1,0': 0, '5,7': 1 }), largest({ '5,7': 1 })]).toEqual([2, 1, 0]);
  });
});

describe('mission 9', () => {
  test('ED-198 E-93 22 hexes, 14 of them polluted; four start hexes at the lower ends', () => {
    const mission = MISSIONS[8];
    expect([mission.hexes.length, mission.hexes.filter(hex => hex.points === -2).length]).toEqual([22, 14]);
    expect(mission.hexes.filter(hex => hex.start).map(hex => [hex.row, hex.col])).toEqual([
      [3, 1],
      [3, 3],
      [3, 5],
      [3, 7],
    ]);
  });

  test('ED-199 ED-200 E-91 every disc on a conservation site at depth 1 or 2 advances the cleanup marker', () => {
    const s = position({ mission: 9, vessels: ['C2'], zones: { C3: 'coldwater-reef' } });
    expect(s.cleanup).toEqual([0, 0]);
    play(s, 'activate:0', 'conserve:whale-calving-ground.c5');
    expect([s.cleanup[0], track(s, 0, 'reputation')]).toEqual([1, 1]);
    const deep = position({ mission: 9, vessels: ['C3'], zones: { C3: 'coldwater-reef' }, research: [1] });
    play(deep, 'activate:0', 'conserve:coldwater-reef.c1');
    expect(deep.cleanup[0]).toBe(0);
    const end = position({ mission: 9, vessels: ['C2'] });
    end.cleanup[0] = 12;
    play(end, 'activate:0', 'conserve:whale-calving-ground.c5');
    expect(end.cleanup[0]).toBe(12);
  });

  test('ED-200 E-91 impact may clean up instead; the track ends at 12', () => {
    const s = position({ mission: 9, held: ['impact'] });
    s.cleanup[0] = 11;
    play(s, 'spend:impact', 'clean');
    expect(s.cleanup[0]).toBe(12);
    const end = position({ mission: 9, held: ['impact'] });
    end.cleanup[0] = 12;
    play(end, 'spend:impact');
    expect(refused(end, 'clean')).toBe('ED-200 noCleanup');
  });

  test('ED-201 ED-202 ED-203 goals: cleanup, depth 1, conservation at depth 2 to 4', () => {
    const s = position({
      mission: 9,
      vessels: ['D1', 'D2'],
      discs: { 'the-sea-star.s1': 0, 'whale-calving-ground.c1': 1 },
    });
    s.cleanup = [3, 5];
    expect(goals(s)).toEqual([
      [3 + 1, 5 + 2],
      [2 + 5, 0],
      [0, 1 + 4],
    ]);
  });

  test('a marker on (1,1) after (3,1) and (2,1): 0 points, ingenuity, reputation and a wild symbol', () => {
    const s = position({ mission: 9, held: ['impact impact impact'] });
    play(s, 'spend:impact', 'impact:3,1', 'spend:impact', 'impact:2,1', 'spend:impact', 'impact:1,1');
    expect([
      impactPoints(s, 0),
      track(s, 0, 'ingenuity'),
      track(s, 0, 'reputation'),
      symbolsOf(s, 0)[4],
    ]).toEqual([0, 1, 1, 1]);
  });

  test('E-92 polluted markers cost 2; with the option relief every four cleanup steps cancel one', () => {
    const markers = { '3,1': 0, '2,1': 0, '1,1': 0 } as const;
    const plain = position({ mission: 9, markers });
    plain.cleanup[0] = 8;
    expect(impactPoints(plain, 0)).toBe(0);
    const relief = position({ mission: 9, markers, relief: 'on' });
    const points = (cleanup: number, of = relief) => {
      of.cleanup[0] = cleanup;
      return impactPoints(of, 0);
    };
    expect([points(3), points(4), points(8)]).toEqual([0, 2, 2]);
    const two = position({ mission: 9, markers: { ...markers, '1,3': 0 }, relief: 'on' });
    expect([points(3, two), points(7, two), points(8, two)]).toEqual([-2, 0, 2]);
  });
});

describe('mission 10', () => {
  test('ED-204 five tracks of 6, 5, 6, 5 and 6 hexes and two ∞ hexes', () => {
    const rows = [0, 1, 2, 3, 4].map(
      row => MISSIONS[9].hexes.filter(hex => hex.row === row && !hex.endless).length,
    );
    expect([rows, MISSIONS[9].endless.length]).toEqual([[6, 5, 6, 5, 6], 2]);
  });

  test('ED-205 E-96 impact of a zone goes on the track of its depth, other impact on that of any own vessel', () => {
    const s = position({ mission: 10, zones: { C4: 'brine-pool' }, vessels: ['C4 C1'], held: ['impact'] });
    play(s, 'activate:0', 'dive:brine-pool.d1', 'go');
    expect(offered(s, 'impact')).toEqual(['impact:3,0']);
    expect(refused(s, 'impact:0,0')).toBe('ED-205 otherTrack');
    play(s, 'impact:3,0', 'spend:impact');
    expect(offered(s, 'impact')).toEqual(['impact:0,0', 'impact:3,1']);
  });

  test('ED-206 E-94 a full track of depth 1, 2, 4 or 5 overflows onto its ∞ hex, depth 3 has none', () => {
    const row = (depth: number, length: number) =>
      Object.fromEntries(Array.from({ length }, (_, col) => [`${depth - 1},${col}`, 1]));
    const first = position({ mission: 10, vessels: ['C1'], held: ['impact'], markers: row(1, 6) });
    play(first, 'spend:impact');
    expect(offered(first, 'impact')).toEqual(['impact:1,7']);
    play(first, 'impact:1,7');
    expect(markersOn(first, MISSIONS[9], hexAt(MISSIONS[9], 1, 7), 0)).toBe(1);
    const full = position({ mission: 10, seats: 4 });
    full.endless = MISSIONS[9].endless.flatMap(() => [1, 2, 4, 8]);
    for (const hex of MISSIONS[9].endless) {
      expect([0, 1, 2, 3].map(seat => markersOn(full, MISSIONS[9], hex, seat))).toEqual([1, 2, 4, 8]);
      expect(markersOn(full, MISSIONS[9], hex, ANYBODY)).toBe(15);
    }
    const fourth = position({
      mission: 10,
      zones: { C4: 'brine-pool' },
      vessels: ['C4'],
      held: ['impact'],
      markers: row(4, 5),
    });
    play(fourth, 'spend:impact');
    expect(offered(fourth, 'impact')).toEqual(['impact:3,7']);
  });

  test('ED-207 E-95 the first to discover a zone at depth 5 gets 4, the second 2', () => {
    const s = position({
      mission: 10,
      zones: { C4: 'brine-pool', C5: 'abyssal-plain' },
      vessels: ['C5', 'C5'],
      draw: 'whale-fall black-smoker',
    });
    const stock = s.stock[0];
    play(s, 'activate:0', 'sonar:abyssal-plain.s1', 'seek:5+5', 'lay:whale-fall@B5');
    expect([s.races.slice(0, 2), s.stock[0]]).toEqual([[1, 0], stock - 1]);
    expect(goals(s)[0]).toEqual([4, 0]);
    play(s, 'end', 'activate:0', 'sonar:abyssal-plain.s2', 'seek:5+5');
    play(s, offered(s).find(text => text.endsWith('@D5')) ?? '');
    expect(goals(s)[0]).toEqual([4, 2]);
    expect(s.discs.filter(owner => owner === 1)).toHaveLength(1);
  });

  test('ED-208 E-95 the first whose vessel travels to depth 5 gets 4, the second 3', () => {
    const s = position({
      mission: 10,
      zones: { C4: 'brine-pool', C5: 'whale-fall' },
      vessels: ['C4', 'C4'],
      tracks: ['0 0 0 10', '0 0 0 10'],
      crew: ['pilot', 'pilot'],
    });
    play(s, 'activate:1', 'travel:C4-C5', 'end', 'activate:1', 'travel:C4-C5', 'end');
    expect(goals(s)[1]).toEqual([4, 3]);
  });

  test.each([
    [1, [0, 0]],
    [0, [0, 1]],
  ])(
    'ED-208 E-3 with %i discs left: the last one marks the zone, without any one from outside',
    (left, after) => {
      const s = position({
        mission: 10,
        zones: { C4: 'brine-pool', C5: 'whale-fall' },
        vessels: ['C4'],
        tracks: ['0 0 0 10'],
        crew: ['pilot'],
      });
      s.staging[0] += s.stock[0] - left;
      s.stock[0] = left;
      play(s, 'activate:1', 'travel:C4-C5');
      expect([s.stock[0], s.extra[0]]).toEqual(after);
    },
  );

  test('ED-209 goal 3: publications at depth 4 and 5', () => {
    const s = position({
      mission: 10,
      zones: { C4: 'continental-shelf' },
      discs: { 'continental-shelf.j1': 1, 'the-sea-star.j1': 0 },
    });
    expect(goals(s)[2]).toEqual([0, 1 + 7]);
  });
});
