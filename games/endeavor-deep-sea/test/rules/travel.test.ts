/** ED-57 … ED-64: travel. */
import { expect, test } from 'vitest';
import type { State } from '../../state.ts';
import { type Position, position } from '../position.ts';
import { asked, offered, play, refused, track, vessels } from '../table.ts';

/** A full block of zones A1 to C4 of mission 1, with a vessel of seat 0 that is about to travel. */
function block(p: Position = {}, from = 'C1'): State {
  const s = position({
    bare: true,
    zones: {
      A1: 'atoll',
      B1: 'calm-seas',
      C1: 'the-sea-star',
      A2: 'dolphin-pods',
      B2: 'ledge-elevator',
      C2: 'the-looking-glass',
      A3: 'coldwater-reef',
      B3: 'rift-valley',
      C3: 'deepwater-shark',
      C4: 'colossal-squid',
      C5: 'whale-fall',
    },
    vessels: [from],
    crew: ['pilot'],
    ...p,
  });
  play(s, 'activate:1');
  return s;
}

test('ED-57 E-28 travel moves one own vessel to another zone and costs no further disc', () => {
  const s = block();
  const staging = s.staging[0];
  expect(refused(s, 'travel:B1-A1')).toBe('ED-57 noVessel');
  expect(refused(s, 'travel:C1-C1')).toBe('E-28 sameZone');
  play(s, 'travel:C1-B1');
  expect([vessels(s, 0), s.staging[0]]).toEqual([['B1'], staging]);
});

test('ED-58 step by step through zones, never over an empty cell', () => {
  const s = block({
    tracks: ['0 0 0 10'],
    zones: { A1: 'atoll', C1: 'the-sea-star', C2: 'the-looking-glass' },
  });
  expect(offered(s, 'travel')).toEqual(['travel:C1-C2']);
  expect(refused(s, 'travel:C1-B1')).toBe('ED-58 noZone');
  expect(refused(s, 'travel:C1-A1')).toBe('ED-60 tooDeep');
});

test('ED-59 ED-60 technology 3 from C1: C3, B2 and A2 are in reach, C4 is too deep, A3 too far', () => {
  const s = block({ tracks: ['0 0 0 4'] });
  for (const to of ['C3', 'B2', 'A2']) expect(offered(s)).toContain(`travel:C1-${to}`);
  expect(refused(s, 'travel:C1-C4')).toBe('ED-60 tooDeep');
  expect(refused(s, 'travel:C1-A3')).toBe('ED-59 tooFar');
});

test('E-27 ED-60 a vessel deeper than the technology may rise, and turn sideways only where it is not too deep', () => {
  const s = block({ tracks: ['0 0 0 4'] }, 'C5');
  expect(offered(s, 'travel')).toEqual(['travel:C5-C2', 'travel:C5-B3', 'travel:C5-C3', 'travel:C5-C4']);
});

test('ED-61 only the destination gives its arrival bonus', () => {
  const s = block({ tracks: ['0 0 0 4'] });
  play(s, 'travel:C1-A2');
  expect([track(s, 0, 'inspiration'), s.research[0], track(s, 0, 'coordination')]).toEqual([1, 0, 0]);
});

test('ED-62 any number of vessels may share a zone', () => {
  const s = block({ vessels: ['C1 B1', 'B1'] });
  play(s, 'travel:C1-B1');
  expect(vessels(s, 0)).toEqual(['B1', 'B1']);
});

test('ED-63 E-38 an arrival bonus that is an action is carried out there at its normal cost, and may be declined', () => {
  const trench = block({ tracks: ['0 0 0 10'], zones: { C4: 'brine-pool', C5: 'abyssal-trench' } }, 'C4');
  play(trench, 'travel:C4-C5');
  expect(asked(trench)).toBe('bonus 0');
  expect(offered(trench)).toEqual(['sonar:abyssal-trench.s1', 'skip']);
  const staging = trench.staging[0];
  play(trench, 'sonar:abyssal-trench.s1');
  expect([trench.staging[0], track(trench, 0, 'inspiration')]).toEqual([staging - 1, 1]);
  const restoration = block(
    { tracks: ['0 0 0 10'], research: [1], zones: { C4: 'brine-pool', C5: 'seafloor-restoration' } },
    'C4',
  );
  play(restoration, 'travel:C4-C5');
  expect(refused(restoration, 'conserve:seafloor-restoration.c2')).toBe('ED-83 noResearch');
  play(restoration, 'conserve:seafloor-restoration.c1');
  expect([restoration.research[0], track(restoration, 0, 'coordination')]).toEqual([0, 1]);
});

test('ED-63 an action nobody could pay for is not asked', () => {
  const s = block(
    { tracks: ['0 0 0 10'], staging: [1], zones: { C4: 'brine-pool', C5: 'abyssal-trench' } },
    'C4',
  );
  play(s, 'travel:C4-C5');
  expect(offered(s)).toEqual(['end']);
});

test('ED-64 ED-92a a journal space lets technology count one more, for distance and depth', () => {
  const s = position({
    bare: true,
    zones: { B1: 'calm-seas', C1: 'the-sea-star', C2: 'the-looking-glass', C3: 'deepwater-shark' },
    tracks: ['0 0 0 2'],
    journals: ['steady-hands'],
  });
  play(s, 'space:steady-hands.1');
  expect(offered(s)).toContain('travel:C1-C3');
});

test('E-29 a journal and the Vortex add up', () => {
  const s = position({
    bare: true,
    zones: {
      C1: 'the-sea-star',
      C2: 'the-looking-glass',
      C3: 'vortex',
      C4: 'colossal-squid',
      C5: 'whale-fall',
    },
    vessels: ['C3'],
    tracks: ['0 0 0 4'],
    journals: ['steady-hands'],
  });
  play(s, 'space:steady-hands.1');
  expect(offered(s)).toContain('travel:C3-C5');
});
