/** A history that is told again a few entries at a time, while moves are taken back and others made. */
import { expect, test } from 'vitest';
import { History } from '../history.ts';
import { ALL, game, SETUP, walk } from './telling.ts';

test.each([
  [20, 10],
  [11, 10],
  [10, 10],
  [5, 10],
  [ALL - 1, 0],
])(
  'with %i entries told again and %i moves that stay, all that is told in the end did happen',
  (told, left) => {
    const before = walk('one', []);
    const after = walk('another', before.moves.slice(0, left));
    let { moves } = before;
    const history = new History(game, SETUP, () => moves);
    expect(history.retell(told)).toBe(false);
    history.cut(left);
    moves = after.moves;
    history.skip();
    while (!history.retell(3)) expect(history.missing).toBeGreaterThan(0);
    const fresh = new History(game, SETUP, () => moves);
    fresh.retell(ALL + 1);
    expect(history.told(0, 0, ALL + 1)).toEqual(fresh.told(0, 0, ALL + 1));
    expect(history.told(0, 1, ALL + 1).map(({ text }, i) => [moves[i].seat, text])).toEqual(
      moves.map(({ seat, text }) => [seat, seat === 0 || !text.startsWith('tuck') ? text : 'tuck:?']),
    );
  },
);
