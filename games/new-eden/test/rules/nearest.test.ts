/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
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
