/** ED-115 … ED-122: the impact board. */
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import { impactPoints, markersOn } from '../../goals/markers.ts';
import { symbolsOf } from '../../goals/symbols.ts';
import { ANYBODY } from '../../goals/table.ts';
import { hexAt } from '../../impact.ts';
import { position } from '../position.ts';
import { asked, marker, offered, play, refused, track } from '../table.ts';

test('ED-115 a start hex, or beside a marker of anybody', () => {
  const s = position({ held: ['impact impact'], markers: { '2,0': 1 } });
  play(s, 'spend:impact');
  expect(offered(s, 'impact')).toEqual(['0,0', '1,0', '2,1', '4,0', '6,0'].map(place => `impact:${place}`));
  expect(refused(s, 'impact:0,6')).toBe('ED-115 notConnected');
  expect(refused(s, 'impact:2,0')).toBe('ED-117 hexTaken');
  expect(refused(s, 'impact:7,7')).toBe('ED-115 noHex');
  expect(refused(s, 'shift:2,0-2,1')).toBe('ED-122 markersStay');
  expect(refused(s, 'clean')).toBe('ED-200 noCleanup');
});

test('ED-116 the gain of the hex comes at once', () => {
  const s = position({ held: ['impact'] });
  play(s, 'spend:impact', 'impact:4,0');
  expect([track(s, 0, 'coordination'), marker(s, 4, 0)]).toEqual([1, 0]);
});

test('ED-117 the marker on a hex belongs to one seat, and nobody else has one there', () => {
  const s = position({ seats: 3, markers: { '2,0': 1 } });
  const [mission] = MISSIONS;
  const on = (row: number, col: number) =>
    [0, 1, 2, ANYBODY].map(seat => markersOn(s, mission, hexAt(mission, row, col), seat));
  expect([on(2, 0), on(2, 1)]).toEqual([
    [0, 1, 0, 1],
    [0, 0, 0, 0],
  ]);
});

test('ED-117 an ∞ hex holds any number of markers', () => {
  const s = position({ held: ['impact impact'], markers: { '3,4': 1, '3,3': 1 } });
  play(s, 'spend:impact', 'impact:3,3', 'spend:impact', 'impact:3,3');
  expect(s.endless.slice(0, 2)).toEqual([2, 1]);
  expect(impactPoints(s, 0)).toBe(4);
});

test('ED-118 ED-215 hexes score for their markers', () => {
  const s = position({ markers: { '0,6': 0, '0,5': 0, '0,0': 0, '1,6': 1 } });
  expect([impactPoints(s, 0), impactPoints(s, 1)]).toEqual([3, 2]);
});

test('ED-119 E-65 field symbols are collected; a double one counts 2', () => {
  const s = position({ mission: 5, markers: { '3,4': 0, '3,1': 0 } });
  expect(symbolsOf(s, 0)).toEqual([0, 0, 0, 0, 3]);
});

describe('ED-120 neighbours', () => {
  test('ED-120 E-64 mission 3: the start hexes are neighbours of the printed star', () => {
    const { hexes } = MISSIONS[2];
    const starts = hexes.filter(hex => hex.start).map(hex => [hex.row, hex.col]);
    expect(starts).toEqual([
      [2, 4],
      [3, 5],
      [4, 4],
    ]);
  });

  test('ED-120 E-64 mission 6: flat-top, the disc hexes touch only hexes below them', () => {
    const mission = MISSIONS[5];
    const top = mission.hexes[hexAt(mission, 0, 2)];
    expect(top.neighbours.map(i => [mission.hexes[i].row, mission.hexes[i].col])).toEqual([
      [0, 1],
      [0, 3],
    ]);
  });

  test.each([
    [1, 3, 3, 12],
    [2, 4, 8, 10],
    [3, 6, 1, 5],
    [4, 3, 7, 8],
    [5, 3, 8, 9],
    [5, 6, 2, 8],
    [7, 5, 0, 5],
    [8, 9, 0, 8],
    [8, 8, 8, 5],
    [8, 1, 0, 8],
    [10, 1, 7, 6],
    [10, 3, 7, 6],
  ])('ED-120 mission %i: hex (%i,%i) is reached with %i markers at least', (number, row, col, least) => {
    const mission = MISSIONS[number - 1];
    const distance = new Map<number, number>();
    const queue = mission.hexes.flatMap((hex, i) => (hex.start ? [i] : []));
    for (const i of queue) distance.set(i, 1);
    for (const i of queue) {
      for (const next of mission.hexes[i].neighbours) {
        if (distance.has(next)) continue;
        distance.set(next, (distance.get(i) ?? 0) + 1);
        queue.push(next);
      }
    }
    expect(distance.get(hexAt(mission, row, col))).toBe(least);
  });
});

test('ED-121 E-61 without a usable hex the impact is lost; markers never run out', () => {
  const s = position({
    mission: 10,
    zones: { C3: 'deepwater-shark' },
    vessels: ['C3'],
    held: ['impact'],
    markers: { '2,0': 0, '2,1': 0, '2,2': 0, '2,3': 0, '2,4': 0, '2,5': 0 },
  });
  play(s, 'spend:impact');
  expect(asked(s)).toBe('turn 0');
});

test('ED-122 markers stay where they are', () => {
  const s = position({ held: ['impact'], markers: { '2,0': 0 } });
  play(s, 'spend:impact', 'impact:2,1');
  expect([marker(s, 2, 0), marker(s, 2, 1)]).toEqual([0, 0]);
});
