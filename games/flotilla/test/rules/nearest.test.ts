/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { position } from '../position.ts';
import { finishTurn, play, refused } from '../table.ts';

const seen = (s: State) => game.view(s, 'spectator');

describe('FL-44 a price that comes to rest on the last space has not left the ladder', () => {
  test.each([
    ['sell:red', 2, 0, 0],
    ['sell:red', 1, 0, 1],
    ['buy:red', 12, 12, 0],
    ['buy:red', 13, 12, 2],
  ])('%s from space %i', (deal, space, rest, points) => {
    const s = position({ players: [{ barrels: 'red', coins: 60 }], prices: [9, space, 9, 9] });
    play(s, 'play:ST4', deal, 'stop');
    expect([seen(s).prices[1], seen(s).vp[0]]).toEqual([rest, points]);
  });
});

test('A-35 the round of the set-up is no round without a point', () => {
  const s = position({ seats: 2, round: 0 });
  const rounds: number[] = [];
  while (game.actors(s).length > 0) {
    rounds.push(seen(s).round);
    finishTurn(s);
  }
  expect(seen(s).vp).toEqual([0, 0]);
  expect([seen(s).ending, rounds.length]).toEqual(['idle', 2 * 13]);
});

/** What the card itself gives before the trade. */
const INCOME = 5;

describe('exactly the price is enough', () => {
  test.each([
    ['FL-41', 'buy:red', 7],
    ['FL-36', 'skiff', 12],
    ['FL-39', 'outpost:A6', 20],
  ])('%s %s', (rule, deal, price) => {
    const poor = position({ players: [{ coins: price - INCOME - 1, barrels: 'blue' }] });
    play(poor, 'play:ST4');
    expect(refused(poor, deal)).toBe(`${rule} tooExpensive`);
    const able = position({ players: [{ coins: price - INCOME, barrels: 'blue' }] });
    play(able, 'play:ST4', deal);
    expect(seen(able).coins[0]).toBe(0);
  });
});

test('A-36 the last barrel of the bank can be bought', () => {
  const barrels = Array(44).fill('blue').join(' ');
  const s = position({ players: [{ coins: 90 }, { barrels }] });
  play(s, 'play:ST4', 'buy:blue');
  expect(refused(s, 'buy:blue')).toBe('A-36 bankEmpty');
});
