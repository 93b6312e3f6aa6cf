/** SU-41 … SU-43: research break, refilling, new voyage. */
import { expect, test } from 'vitest';
import { colour, knows, UNSEEN } from '../../cards.ts';
import { COLOURS } from '../../data/box.ts';
import { LEFT, RIGHT } from '../../space.ts';
import { position } from '../position.ts';
import { hand, leave, offered, play, refused } from '../table.ts';

test('SU-41 in the research break one hand card may go under the own pile for a new one, in every turn', () => {
  const s = position({
    ships: ['right', 'A'],
    submarines: [[], ['B2', 'C2', 'D2', 'E2', 'F2']],
    hands: ['rose sky jade'],
  });
  for (const column of ['B', 'C', 'D']) {
    const size = s.piles[0].length;
    const given = hand(s, 0)[0];
    const log = play(s, `swap:${given}`);
    expect(s.piles[0]).toHaveLength(size);
    expect(COLOURS[colour(s.piles[0][0])]).toBe(given);
    expect(knows(s.piles[0][0], 0)).toBe(true);
    expect(s.hands[0]).toHaveLength(3);
    expect(log.events.map(({ key }) => key)).toEqual(['exchanged']);
    expect(s.seat).toBe(1);
    play(s, `sail:${column}`, `move:${column}2-${column}3`, 'end');
  }
});

test('SU-41 only a card one holds, only one in a turn, and nobody has to', () => {
  const s = position({ ships: ['right'], hands: ['rose rose rose'] });
  expect(offered(s)).toEqual(['swap:rose', 'end']);
  expect(refused(s, 'swap:sky')).toBe('SU-41 noSuchCard');
  expect(refused(s, 'pay:rose')).toBe('SU-23 shipIsOut');
  play(s, 'end');
  expect(s.seat).toBe(1);
  expect(refused(s, 'swap:sand')).toBe('SU-16 shipFirst');
});

test('SU-42 at the end of the turn the hand is refilled to three', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade'],
  });
  const size = s.piles[0].length;
  play(s, 'sail:C', 'lift:ring-rose', 'lift:key-sky');
  expect(s.hands[0]).toHaveLength(1);
  const log = play(s, 'end');
  expect(s.hands[0]).toHaveLength(3);
  expect(s.piles[0]).toHaveLength(size - 2);
  expect(log.revealed).toBe(true);
});

test('SU-42 as far as the pile allows', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade'],
    piles: [1, undefined],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'lift:key-sky', 'end');
  expect(s.hands[0]).toHaveLength(2);
  expect(s.piles[0]).toHaveLength(0);
});

test('SU-43 when the last ship has left, all ships go back and the next player begins a new voyage', () => {
  const s = position({ seats: 3, ships: ['right', 'D', 'right'], turn: 1, voyage: 2 });
  play(s, 'sail:out');
  expect(s.ships).toEqual([RIGHT, RIGHT, RIGHT]);
  const log = play(s, 'end');
  expect(log.events).toEqual([
    { key: 'kept', params: { seat: 1 } },
    { key: 'voyage', params: { voyage: 3 } },
  ]);
  expect(s.ships).toEqual([LEFT, LEFT, LEFT]);
  expect(s.seat).toBe(2);
  expect(offered(s)).toContain('sail:A');
});

test('SU-43 as long as one ship is on the board nobody starts again', () => {
  const s = position({ seats: 4, submarines: [[], [], [], ['B2', 'C2', 'D2', 'E2']] });
  leave(s, 3);
  play(s, 'sail:B', 'move:B2-B3', 'end');
  expect(s.ships).toEqual([RIGHT, RIGHT, RIGHT, 1]);
  expect(s.voyage).toBe(1);
  play(s, 'end', 'end', 'end', 'sail:C', 'move:C2-C3', 'end');
  expect(s.piles.flat().every(c => c === UNSEEN)).toBe(true);
  expect(s.voyage).toBe(1);
});

test('SU-41 whoever keeps the hand is told of, too', () => {
  const s = position({ ships: ['right'], hands: ['rose sky jade'] });
  expect(play(s, 'end').events[0]).toEqual({ key: 'kept', params: { seat: 0 } });
  const broke = position({ ships: ['right'], hands: [''], piles: [0, undefined] });
  expect(play(broke, 'end').events[0]).toEqual({ key: 'kept', params: { seat: 0 } });
  const exchanged = position({ ships: ['right'], hands: ['rose sky jade'] });
  expect(play(exchanged, 'swap:sky').events.map(({ key }) => key)).not.toContain('kept');
});
