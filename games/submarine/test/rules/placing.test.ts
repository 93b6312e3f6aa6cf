/** SU-13 … SU-15: the submarines come into the water. */
import { seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { fleet, offered, play, refused } from '../table.ts';

function start(seats: number, seed = 'placing'): State {
  return game.setup(seats, { cards: 'shuffled', idleVoyages: 3 }, seedRng(seed, 'play'));
}

test('SU-13 play goes clockwise from the start player', () => {
  for (const seats of [2, 3, 4, 5]) {
    const s = start(seats);
    const first = s.seat;
    const order = Array.from({ length: seats + 1 }, () => {
      const { seat } = s;
      play(s, 'place:A');
      return seat;
    });
    expect(order).toEqual(Array.from({ length: seats + 1 }, (_, i) => (first + i) % seats));
  }
});

test('SU-14 one submarine after the other into any column of level 2, and nothing else before all are placed', () => {
  const s = start(3);
  const first = s.seat;
  expect(offered(s)).toEqual(['place:A', 'place:B', 'place:C', 'place:D', 'place:E', 'place:F']);
  expect(refused(s, 'sail:A')).toBe('SU-14 placeFirst');
  expect(refused(s, 'end')).toBe('SU-14 placeFirst');
  expect(refused(s, 'place:A', (first + 1) % 3)).toBe('turn notYourTurn');
  const log = play(s, 'place:D');
  expect(log.events).toEqual([{ key: 'placed', params: { seat: first, column: 3 } }]);
  expect(s.submarines.filter(space => space >= 0)).toHaveLength(1);
  expect(fleet(s, first)[0]).toBe('D2');
});

test('SU-14 any number of submarines of any colour may share a space', () => {
  const s = start(2);
  play(s, ...new Array(10).fill('place:C'));
  expect(fleet(s, 0)).toEqual(new Array(5).fill('C2'));
  expect(fleet(s, 1)).toEqual(new Array(5).fill('C2'));
});

test('SU-15 all have placed the same number, so the start player takes the first turn', () => {
  for (const [seats, fleetSize] of [
    [2, 5],
    [3, 5],
    [4, 4],
    [5, 3],
  ]) {
    const s = start(seats);
    const first = s.seat;
    play(s, ...new Array(seats * fleetSize - 1).fill('place:B'));
    expect(offered(s)).toContain('place:B');
    play(s, 'place:E');
    expect(s.seat).toBe(first);
    expect(offered(s, 'place')).toEqual([]);
    expect(offered(s)).toContain('sail:out');
    expect(s.voyage).toBe(1);
  }
});
