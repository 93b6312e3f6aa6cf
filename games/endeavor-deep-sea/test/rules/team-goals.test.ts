import { describe, expect, test } from 'vitest';
import { teamGoals } from '../../goals/team.ts';
import { type Position, position } from '../position.ts';

describe('counters of the mission goals', () => {
  const count = (mission: number, index: number, p: Position): number => {
    const s = position({ seats: 2, mode: 'open', mission, ...p });
    return teamGoals(s)[index].count;
  };

  test.each([
    [
      'mission 1 goal 4: markers on hexes with points',
      1,
      3,
      { markers: { '0,6': 0, '0,0': 1, '0,5': 1 } },
      2,
    ],
    ['mission 2 goal 4: zones in play', 2, 3, {}, 4],
    [
      'mission 3 goal 3: the largest colour of all',
      3,
      2,
      { journals: ['maps-of-light', 'a-home-on-the-floor'] },
      2,
    ],
    [
      'mission 3 goal 4: complete sets of all',
      3,
      3,
      { journals: ['maps-of-light shared-notebooks', 'state-of-the-sea whale-families'] },
      1,
    ],
    ['mission 4 goal 4: points of the markers', 4, 3, { markers: { '0,4': 0, '1,2': 1 } }, 3],
    [
      'mission 5 goal 4: columns with a zone at depth 3',
      5,
      3,
      { zones: { A3: 'vortex', B3: 'rift-valley' } },
      2,
    ],
    ['mission 6 goal 2: discovered zones', 6, 1, { zones: { B1: 'kelp-forest' }, finders: { B1: 1 } }, 1],
    [
      'mission 6 goal 4: zones in columns B and D with a disc',
      6,
      3,
      { zones: { B1: 'kelp-forest', D1: 'dying-reef' }, discs: { 'kelp-forest.c1': 0 } },
      1,
    ],
    ['mission 7 goal 1: zones of column C for each player', 7, 0, { vessels: ['C1', 'C1 C2'] }, 3],
    ['mission 7 goal 3: markers on the rescue grid', 7, 2, { markers: { '5,2': 0, '2,2': 1 } }, 1],
    ['mission 7 goal 4: vessels at depth 4 and 5', 7, 3, { vessels: ['C4', 'C5 C1'] }, 2],
    [
      'mission 8 goal 4: markers',
      8,
      3,
      { bare: true, zones: { C1: 'the-sea-star' }, markers: { '5,5': 0, '5,6': 1 } },
      2,
    ],
    [
      'mission 9 goal 4: zones with two or more conservation discs',
      9,
      3,
      { zones: { B1: 'kelp-forest' }, discs: { 'kelp-forest.c1': 0, 'kelp-forest.c2': 1 } },
      1,
    ],
    ['mission 10 goal 1: zones at depth 4 and 5', 10, 0, { zones: { C5: 'whale-fall' } }, 1],
    [
      'mission 10 goal 2: vessels at depth 3 to 5',
      10,
      1,
      { zones: { C3: 'vortex' }, vessels: ['C3', 'C1 C2'] },
      1,
    ],
    ['mission 10 goal 4: markers', 10, 3, { markers: { '3,0': 0, '4,3': 1 } }, 2],
  ] as const)('CO-16 %s', (_, mission, index, p, expected) => {
    expect(count(mission, index, p)).toBe(expected);
  });

  test('CO-13 mission 8: the goals of the option that was chosen, the first ones until then', () => {
    const s = position({ seats: 2, mode: 'open', mission: 8, bare: true, zones: { C1: 'the-sea-star' } });
    const goals = (...chosen: number[]) => {
      s.chosen = chosen;
      return teamGoals(s).map(({ goal }) => goal.id);
    };
    expect(goals(0, 0, 0)).toEqual(['near', 'shallow', 'narrow', '']);
    expect(goals(1, 1, 1)).toEqual(['near', 'shallow', 'narrow', '']);
    expect(goals(2, 2, 2)).toEqual(['far', 'deep', 'broad', '']);
    expect(goals(2, 1, 2)).toEqual(['far', 'shallow', 'broad', '']);
  });

  test('CO-12 mission 6 goal 3: the named kind, once the Fallen Star is in play', () => {
    const s = position({
      seats: 2,
      mode: 'open',
      mission: 6,
      zones: { C3: 'coldwater-reef', C5: 'fallen-star' },
      discs: { 'fallen-star.s1': 0, 'fallen-star.c1': 0, 'fallen-star.j1': 1, 'coldwater-reef.c1': 1 },
    });
    const counts = [0, 1, 2].map(kind => {
      s.named = kind;
      return teamGoals(s)[2].count;
    });
    expect(counts).toEqual([0, 2, 1]);
  });

  test('mission 9 goal 1: all cleanup markers together', () => {
    const s = position({ seats: 2, mode: 'open', mission: 9 });
    s.cleanup = [3, 4];
    expect(teamGoals(s)[0].count).toBe(7);
  });
});
