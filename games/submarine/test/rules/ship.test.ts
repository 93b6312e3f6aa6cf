/** SU-16 … SU-23: the first step of a turn, the research ship. */
import { top } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { LEFT, RIGHT } from '../../space.ts';
import { position } from '../position.ts';
import { container, fleet, offered, play, refused } from '../table.ts';

const AHEAD = [['B2', 'B4', 'D5', 'E3', 'E3'], ['C2']];

test('SU-16 first the ship, then the submarines', () => {
  const s = position({ submarines: AHEAD });
  expect(refused(s, 'move:B2-B3')).toBe('SU-16 shipFirst');
  expect(refused(s, 'end')).toBe('SU-16 shipFirst');
  play(s, 'sail:B');
  expect(refused(s, 'sail:D')).toBe('SU-16 submarinesNow');
  expect(refused(s, 'sail:out')).toBe('SU-16 submarinesNow');
  play(s, 'move:B2-B3', 'end');
  expect(s.seat).toBe(1);
});

test('SU-17 ships go from left to right only', () => {
  const s = position({ submarines: AHEAD, ships: ['D'] });
  expect(offered(s)).toEqual(['sail:E', 'sail:out']);
  expect(refused(s, 'sail:B')).toBe('SU-17 onlyRight');
});

test('SU-18 the ship moves at least one column', () => {
  const s = position({ submarines: AHEAD, ships: ['D'] });
  expect(fleet(s, 0)).toContain('D5');
  expect(refused(s, 'sail:D')).toBe('SU-18 onlyRight');
  expect(refused(s, 'move:D5-D4')).toBe('SU-16 shipFirst');
});

test('SU-19 it stops only above an own submarine, on whichever level', () => {
  const s = position({ submarines: AHEAD });
  expect(offered(s)).toEqual(['sail:B', 'sail:D', 'sail:E', 'sail:out']);
  expect(refused(s, 'sail:C')).toBe('SU-19 noSubmarineBelow');
  expect(refused(s, 'sail:F')).toBe('SU-19 noSubmarineBelow');
  const log = play(s, 'sail:D');
  expect(log.events).toEqual([{ key: 'sailed', params: { seat: 0, column: 3 } }]);
  expect(s.ships).toEqual([3, LEFT]);
});

test('SU-20 it may pass columns with own submarines, even all of them', () => {
  const far = position({ submarines: AHEAD });
  play(far, 'sail:E');
  expect(far.ships[0]).toBe(4);
  const off = position({ submarines: AHEAD });
  const log = play(off, 'sail:out');
  expect(off.ships[0]).toBe(RIGHT);
  expect(log.events).toEqual([{ key: 'left', params: { seat: 0 } }]);
});

test('SU-21 with no own submarine ahead the ship has to leave', () => {
  const s = position({ submarines: AHEAD, ships: ['E'] });
  expect(offered(s)).toEqual(['sail:out']);
});

test('SU-22 ships share columns and do not hinder each other', () => {
  const s = position({
    seats: 3,
    submarines: [['C2'], ['C4'], ['C5']],
    ships: ['left', 'C', 'C'],
    treasures: { C2: 'ring-rose' },
    hands: ['rose sky sky'],
    containers: [''],
  });
  const piles = s.piles.map(pile => pile.length);
  play(s, 'sail:C', 'lift:ring-rose');
  expect(s.ships).toEqual([2, 2, 2]);
  expect(container(s, 0)).toEqual(['ring-rose']);
  expect(s.piles.map(pile => pile.length)).toEqual(piles);
});

test('SU-23 a ship that has left waits; from this turn on its owner only has the research break', () => {
  const s = position({
    submarines: [
      ['B2', 'C2'],
      ['B2', 'C2', 'D2', 'E2', 'F2'],
    ],
    ships: ['B'],
  });
  play(s, 'sail:out');
  expect(refused(s, 'move:B2-B3')).toBe('SU-23 shipIsOut');
  expect(refused(s, 'sail:C')).toBe('SU-23 shipIsOut');
  expect(top(s)).toEqual({ step: 'rest', left: true });
  expect(offered(s)).toEqual(['swap:sand', 'swap:sky', 'swap:rose', 'end']);
  play(s, 'end');
  for (const column of ['B', 'C', 'D']) {
    play(s, `sail:${column}`, `move:${column}2-${column}3`, 'end');
    expect(s.seat).toBe(0);
    expect(s.ships).toEqual([RIGHT, 'ABCDEF'.indexOf(column)]);
    expect(refused(s, 'sail:out')).toBe('SU-23 shipIsOut');
    expect(top(s)).toEqual({ step: 'rest', left: false });
    expect(offered(s, 'move')).toEqual([]);
    play(s, 'end');
  }
});
