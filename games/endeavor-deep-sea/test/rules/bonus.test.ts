/** B-1 … B-16: what the bonus goals count. */
import { describe, expect, test } from 'vitest';
import { BONUS_GOALS } from '../../data/coop.ts';
import { countTeam } from '../../goals/team.ts';
import { type Position, position } from '../position.ts';

describe('bonus goals', () => {
  const bonus = (id: string, p: Position): number => {
    const s = position({ seats: 2, mode: 'open', ...p });
    const goal = BONUS_GOALS.find(card => card.id === id);
    return goal === undefined ? -1 : countTeam(s, goal);
  };

  test('B-1 Full Sweep: sonar tracks with a disc on every spot', () => {
    const discs = { 'volcanic-island.s1': 0, 'volcanic-island.s2': 1, 'the-sea-star.s1': 0, 'atoll.s1': 0 };
    const zones = { D1: 'atoll' };
    expect(bonus('full-sweep', { zones, discs })).toBe(1);
    expect(bonus('full-sweep', { zones, discs: { ...discs, 'atoll.s2': 0 } })).toBe(2);
  });
  test('B-2 Open Archive: journals of all', () => {
    expect(bonus('open-archive', { journals: ['maps-of-light', 'steady-hands whale-families'] })).toBe(3);
  });
  test('B-3 Four Disciplines: complete sets', () => {
    expect(
      bonus('four-disciplines', {
        journals: ['maps-of-light shared-notebooks', 'state-of-the-sea whale-families'],
      }),
    ).toBe(1);
  });
  test('B-4 Seasoned Crew: seniors', () => {
    expect(bonus('seasoned-crew', { crew: ['pilot+ navigator', 'pilot+'] })).toBe(2);
  });
  test('B-5 Threads: connections', () => {
    expect(
      bonus('threads', {
        zones: { D1: 'dying-reef' },
        discs: { 'dying-reef.c1': 0, 'dying-reef.c2': 1, 'dying-reef.c3': 1 },
      }),
    ).toBe(3);
  });
  test('B-5 a connection counts with discs at both ends only', () => {
    const threads = (...sites: string[]) =>
      bonus('threads', {
        zones: { D1: 'dying-reef' },
        discs: Object.fromEntries(sites.map(site => [`dying-reef.${site}`, 0])),
      });
    expect([threads('c1'), threads('c2'), threads('c3'), threads('c2', 'c3')]).toEqual([0, 0, 0, 1]);
  });
  test('B-6 Hand in Hand: connections of two players; alone, zones with a connection', () => {
    expect(
      bonus('hand-in-hand', {
        zones: { D1: 'dying-reef' },
        discs: { 'dying-reef.c1': 0, 'dying-reef.c2': 1, 'dying-reef.c3': 1 },
      }),
    ).toBe(2);
    expect(
      bonus('hand-in-hand', {
        seats: 1,
        zones: { D1: 'dying-reef' },
        discs: { 'dying-reef.c1': 0, 'dying-reef.c2': 0, 'dying-reef.c3': 0 },
      }),
    ).toBe(1);
  });
  test('B-7 Clean Slates: empty dive sites', () => {
    expect(bonus('clean-slates', { tokens: { 'the-sea-star.d1': '' } })).toBe(1);
  });
  test('B-8 Flotilla: vessels in zones', () => {
    expect(bonus('flotilla', { vessels: ['C1 B1', 'C1'] })).toBe(3);
  });
  test('B-9 Column Survey: columns with zones at three depths, wherever they lie', () => {
    expect(bonus('column-survey', { zones: { C3: 'vortex' } })).toBe(1);
    const lone = (column: string, depths: number) => {
      const tiles = ['atoll', 'shipwreck', 'vortex', 'brine-pool'].slice(0, depths);
      const zones = Object.fromEntries(tiles.map((tile, i) => [`${column}${i + 1}`, tile]));
      return bonus('column-survey', { mission: 5, bare: true, zones });
    };
    expect(['A', 'B', 'F', 'G'].map(column => lone(column, 3))).toEqual([1, 1, 1, 1]);
    expect([lone('G', 1), lone('G', 2)]).toEqual([0, 0]);
  });
  test('B-10 Into the Dark: zones at depth 4 and 5, those of the start not counted', () => {
    expect(bonus('into-the-dark', { mission: 7, zones: { D4: 'brine-pool' }, finders: { D4: 0 } })).toBe(1);
  });
  test('B-11 Layered Work: depths with a disc', () => {
    expect(bonus('layered-work', { discs: { 'the-sea-star.s1': 0, 'the-looking-glass.s1': 1 } })).toBe(2);
  });
  test('B-12 Lasting Marks: markers', () => {
    expect(bonus('lasting-marks', { markers: { '0,0': 0, '3,3': 1 } })).toBe(2);
  });
  test('B-13 Well Founded: tracks at level 4', () => {
    expect(bonus('well-founded', { tracks: ['7 6 0 12', '9 0 0 0'] })).toBe(3);
  });
  test('B-14 Reserves: research, stored tokens and staged discs of all', () => {
    expect(bonus('reserves', { research: [2, 3], held: ['research'], staging: [1, 2] })).toBe(12);
  });
  test('B-15 Sanctuaries: zones with two conservation discs', () => {
    expect(
      bonus('sanctuaries', {
        zones: { D1: 'dying-reef' },
        discs: { 'dying-reef.c1': 0, 'dying-reef.c5': 1 },
      }),
    ).toBe(1);
  });
  test('B-16 On Station: different zones at depth 2 or deeper with a vessel', () => {
    expect(bonus('on-station', { zones: { C3: 'vortex' }, vessels: ['C1 C2', 'C2 C3'] })).toBe(2);
  });
});
