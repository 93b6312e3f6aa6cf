/** ED-177 … ED-192: the special rules and goals of missions 6 and 7. */

import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import { game } from '../../game.ts';
import { impactPoints } from '../../goals/markers.ts';
import { goalPoints } from '../../goals/mission.ts';
import { symbolsOf } from '../../goals/symbols.ts';
import { drawTile } from '../../piles.ts';
import type { State } from '../../state.ts';
import { position, standard } from '../position.ts';
import { asked, marker, offered, play, refused, track, vessels } from '../table.ts';

function goals(s: State): number[][] {
  return [0, 1, 2].map(index => goalPoints(s, index));
}

describe('mission 6', () => {
  test('ED-177 ED-178 E-85 three zones at the surface, launch in any of them, 40 hexes', () => {
    const s = game.setup(2, standard({ mission: 6 }), seedRng('six', 'play'));
    expect(offered(s)).toEqual(['launch:A1', 'launch:C1', 'launch:E1']);
    expect(MISSIONS[5].hexes).toHaveLength(40);
  });

  test('ED-179 ED-181 E-86 the first impact enters, the next ones move the marker and take the gain of every hex', () => {
    const s = position({ mission: 6, held: ['impact impact impact'] });
    play(s, 'spend:impact');
    expect(offered(s, 'impact')).toEqual(['impact:0,1', 'impact:0,3', 'impact:0,5', 'impact:0,7']);
    play(s, 'impact:0,3');
    expect(track(s, 0, 'inspiration')).toBe(1);
    const staging = s.staging[0];
    play(s, 'spend:impact', 'shift:0,3-0,4');
    expect(s.staging[0]).toBe(staging + 1);
    play(s, 'spend:impact');
    expect(offered(s)).toEqual(['shift:0,4-0,3', 'shift:0,4-0,5', 'skip']);
    play(s, 'shift:0,4-0,5');
    expect(track(s, 0, 'coordination')).toBe(1);
  });

  test('ED-180 a new marker only when all own markers are stuck or locked', () => {
    const s = position({ mission: 6, held: ['impact'], markers: { '0,0': 0 } });
    play(s, 'spend:impact');
    expect(refused(s, 'impact:0,3')).toBe('ED-180 moveFirst');
    const stuck = position({ mission: 6, held: ['impact'], markers: { '0,0': 0, '0,1': 1 } });
    play(stuck, 'spend:impact');
    expect(offered(stuck, 'impact')).toEqual(['impact:0,3', 'impact:0,5', 'impact:0,7']);
    expect(refused(stuck, 'impact:1,1')).toBe('ED-180 noEntry');
  });

  test('ED-180 E-86 a marker beside an entry hex neither closes it nor opens another hex', () => {
    const s = position({ mission: 6, held: ['impact'], markers: { '0,2': 1, '1,1': 1, '1,3': 1 } });
    play(s, 'spend:impact');
    expect(offered(s, 'impact')).toEqual(['impact:0,1', 'impact:0,3', 'impact:0,5', 'impact:0,7']);
    expect(refused(s, 'impact:0,4')).toBe('ED-180 noEntry');
  });

  test('ED-182 the scoring part is closed until the Fallen Star is in play', () => {
    const s = position({ mission: 6, held: ['impact'], markers: { '1,5': 0 } });
    play(s, 'spend:impact');
    expect(refused(s, 'shift:1,5-2,5')).toBe('ED-182 closedHexes');
    expect(refused(s, 'shift:1,5-1,7')).toBe('ED-179 notAdjacent');
    expect(refused(s, 'shift:0,0-0,1')).toBe('ED-179 notYourMarker');
  });

  test('ED-183 E-86 a marker runs down its column and is locked at the bottom; the next one above it', () => {
    const s = position({
      mission: 6,
      held: ['impact impact impact impact'],
      markers: { '1,5': 0 },
      zones: { C5: 'fallen-star' },
    });
    play(s, 'spend:impact', 'shift:1,5-2,5');
    const research = s.research[0];
    play(s, 'spend:impact', 'shift:2,5-3,5', 'spend:impact', 'shift:3,5-4,5');
    expect([s.research[0], impactPoints(s, 0)]).toEqual([research + 3 + 1 + 3, 6]);
    expect(symbolsOf(s, 0)[4]).toBe(1);
    play(s, 'spend:impact');
    expect(refused(s, 'shift:4,5-3,5')).toBe('ED-183 locked');
    expect(offered(s, 'impact')).toHaveLength(4);
    const second = position({
      mission: 6,
      held: ['impact'],
      markers: { '4,5': 1, '3,5': 0 },
      zones: { C5: 'fallen-star' },
    });
    play(second, 'spend:impact');
    expect(refused(second, 'shift:3,5-2,5')).toBe('ED-183 locked');
    const above = position({
      mission: 6,
      held: ['impact'],
      markers: { '4,5': 1, '3,5': 1, '2,5': 1, '1,5': 0 },
      zones: { C5: 'fallen-star' },
    });
    play(above, 'spend:impact', 'shift:1,5-0,5');
    expect([marker(above, 1, 5), marker(above, 0, 5)]).toEqual([-1, 0]);
  });

  test('ED-184 ED-185 goals: zones at depth 2 to 4, discovered zones with leaders', () => {
    const s = position({
      mission: 6,
      zones: { C3: 'vortex', C4: 'brine-pool', D1: 'kelp-forest' },
      finders: { C3: 0, C4: 0, D1: 1 },
      discs: { 'shipwreck.s1': 0, 'vortex.s1': 0, 'resupply-modules.s1': 1 },
    });
    expect(goals(s)[0]).toEqual([2 + 4, 1 + 2]);
    expect(goals(s)[1]).toEqual([2 + 2 + 2, 1 + 2]);
  });

  test('ED-186 E-87 who places the Fallen Star names the kind of site for everybody, before the bonus', () => {
    const s = position({
      mission: 6,
      zones: { C3: 'vortex', C4: 'brine-pool' },
      vessels: ['C3'],
      draw: 'fallen-star',
      discs: { 'vortex.s4': 1, 'shipwreck.s1': 0 },
    });
    s.hidden = 1;
    play(s, 'activate:0', 'sonar:vortex.s5', 'seek:5+5');
    play(s, 'lay:fallen-star@C5');
    expect([asked(s), track(s, 0, 'reputation')]).toEqual(['name 0', 0]);
    expect(refused(s, 'skip')).toBe('ED-186 nameNow');
    play(s, 'name:publish');
    expect([s.named, track(s, 0, 'reputation')]).toEqual([2, 1]);
  });

  test('ED-186 E-87 points for the named kind, leaders in both; without the Fallen Star only the leaders', () => {
    const p = {
      mission: 6,
      zones: { C3: 'coldwater-reef' },
      discs: { 'coldwater-reef.c1': 0, 'coldwater-reef.c2': 0, 'coldwater-reef.j1': 1 },
    } as const;
    const s = position(p);
    expect(goals(s)[2]).toEqual([3, 3]);
    s.named = 1;
    expect(goals(s)[2]).toEqual([2 + 3, 3]);
  });
});

describe('mission 7', () => {
  test('ED-187 column C down to the Fallen Star, launch at Remote Anchorage with ingenuity', () => {
    const s = game.setup(2, standard({ mission: 7 }), seedRng('seven', 'play'));
    expect([0, 1, 2, 3, 4].every(row => s.ocean[row * 7 + 2] >= 0)).toBe(true);
    expect(vessels(s, 0)).toEqual(['C1']);
    expect([track(s, 0, 'ingenuity'), MISSIONS[6].hexes.length]).toEqual([1, 32]);
  });

  test('ED-188 ED-189 E-88 impact of the Fallen Star zone goes on the rescue grid, all other on the upper one', () => {
    const s = position({ mission: 7, vessels: ['C5'], held: ['impact'] });
    play(s, 'activate:0', 'dive:fallen-star.d1', 'go');
    expect(offered(s, 'impact')).toEqual(['5,2', '5,3', '6,2', '6,4', '7,2'].map(place => `impact:${place}`));
    expect(refused(s, 'impact:2,2')).toBe('ED-189 otherGrid');
    play(s, 'impact:5,2', 'spend:impact');
    expect(offered(s, 'impact')).toEqual(
      ['1,2', '1,3', '2,2', '2,4', '3,2', '3,3'].map(place => `impact:${place}`),
    );
  });

  test('ED-189 E-88 when the rescue grid is full its impact goes on the upper grid', () => {
    const markers = Object.fromEntries(
      MISSIONS[6].hexes.filter(hex => hex.rescue).map(hex => [`${hex.row},${hex.col}`, 1]),
    );
    const s = position({ mission: 7, vessels: ['C5'], markers });
    play(s, 'activate:0', 'dive:fallen-star.d1', 'go');
    expect(offered(s, 'impact')).toContain('impact:2,2');
  });

  test('ED-190 ED-191 ED-192 E-89 goals: zones of column C, other columns, markers on the rescue grid', () => {
    const s = position({
      mission: 7,
      zones: { D1: 'dying-reef' },
      vessels: ['C1', 'C2'],
      discs: { 'resupply-modules.s1': 0, 'dying-reef.c1': 1, 'dying-reef.j1': 1 },
      markers: { '5,2': 0, '5,3': 0, '5,6': 1, '2,2': 1 },
    });
    expect(goals(s)).toEqual([
      [4 + 2, 2 + 1],
      [0, 2 + 6],
      [4, 2],
    ]);
  });
});

test('ED-177 without a hidden Fallen Star drawing at its depth counts nothing down', () => {
  const s = position({ mission: 1 });
  drawTile(s, 4);
  expect(s.hidden).toBe(0);
});
