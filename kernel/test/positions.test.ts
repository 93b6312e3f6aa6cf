/** The states a match went through: whichever way somebody walks, they are those of its moves as they are now. */
import { expect, test } from 'vitest';
import { Positions } from '../positions.ts';
import { ALL, game, SETUP, walk } from './telling.ts';

test('every state is found, in whatever order they are asked for', () => {
  const { moves, states } = walk('one', []);
  const positions = new Positions(game, SETUP, () => moves);
  for (const count of [20, 3, 4, 16, 15, 17, ALL, 0, 1])
    expect(positions.after(count)).toEqual(states[count]);
});

test.each([0, 10, 15, 16, 17])('after the first %i moves others may follow', count => {
  const before = walk('one', []);
  const after = walk('another', before.moves.slice(0, count));
  expect(after.states[ALL]).not.toEqual(before.states[ALL]);
  let { moves } = before;
  const positions = new Positions(game, SETUP, () => moves);
  positions.after(ALL);
  positions.cut(count);
  moves = after.moves;
  for (const later of [ALL, 16, count]) expect(positions.after(later)).toEqual(after.states[later]);
});
