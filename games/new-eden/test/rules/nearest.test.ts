/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { describe, expect, test } from 'vitest';
import { CARD_ID } from '../../data/card.ts';
import { game } from '../../game.ts';
import { cardOf } from '../../module.ts';
import { leavesNext, takenNext } from '../../round.ts';
import { position } from '../position.ts';
import { arm, play } from '../table.ts';

describe('NE-98 A-51 a tie with Deep Thought', () => {
  test.each([
    ['is won with as little damage', 2, 'outwitted', 1],
    ['is won with less damage', 1, 'outwitted', 1],
    ['is lost with more damage', 3, 'outbuilt', 2],
  ])('%s', (_, damage, ending, place) => {
    const s = position({
      seats: 1,
      round: 3,
      phase: 'C',
      markers: [0, 1, 2],
      stations: [
        { points: 30, coins: 0, damage },
        { points: 30, coins: 0, damage: 2 },
      ],
    });
    play(s, 'drop');
    expect(game.result(s)).toMatchObject({ ending, places: [place] });
  });
});

test('A-69 no more leave than the boatyard brought: what the dome gave is not taken from the tired as well', () => {
  const s = position({
    seats: 3,
    stations: [{ damage: 15, cards: '1B-08 1A-01*2', dome: 1, tired: 4 }],
    options: { boatyardLoss: 'lost' },
  });
  const { pool } = game.view(s, 'spectator');
  play(s, 'plant', 'destroy:boatyard');
  const after = game.view(s, 'spectator');
  expect([after.stations[0].dome, after.stations[0].tired, after.pool]).toEqual([0, 2, pool + 3]);
  expect(arm(s, 0, '1A-01')).toBe('1A-01*2');
});

describe('NE-102 the card Deep Thought takes next', () => {
  const display = ['1A-01 1A-02 1A-03', '', '', '1A-10 1A-11 -'];

  test('is the lowest of the rightmost ones, in the solo game only', () => {
    expect(takenNext(position({ seats: 1, display }))).toBe(2);
    expect(takenNext(position({ seats: 2, display }))).toBe(-1);
  });

  test('is none when it has passed, or when the only card leaves before', () => {
    expect(takenNext(position({ seats: 1, display, passed: [1] }))).toBe(-1);
    expect(takenNext(position({ seats: 1, display: ['', '', '', '1A-10 - -'], nautilus: 1 }))).toBe(-1);
    expect(takenNext(position({ seats: 1, display: ['', '', '', '1A-10 - -'], nautilus: 0 }))).toBe(-1);
  });
});

test('NE-29 A-4 the card that leaves next is the leftmost, with two stations and while the Nautilus has turns to come', () => {
  const display = ['- 1A-02 1A-03', '', '', '- 1A-11 1A-12'];
  expect(leavesNext(position({ seats: 2, display, nautilus: 1 }))).toBe(1);
  expect(leavesNext(position({ seats: 2, display, nautilus: 1, passed: [1] }))).toBe(-1);
  expect(leavesNext(position({ seats: 3, display, nautilus: 1 }))).toBe(-1);
});

test.each([[['1A-04']], [['- - 1A-04']], [['', '', '', '1A-04']], [['', '', '', '- - 1A-04']]])(
  'NE-102 Deep Thought takes the last card wherever it lies: %j',
  display => {
    const s = position({ seats: 1, display, passed: [0], turn: 1 });
    expect(s.stations[1].arms.flat().map(cardOf)).toContain(CARD_ID.indexOf('1A-04'));
  },
);
