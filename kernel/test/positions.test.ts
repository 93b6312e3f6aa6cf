/** The states a match went through: whichever way somebody walks, they are those of its moves as they are now. */
import { expect, test } from 'vitest';
import { type Game, pick, range, seedRng } from '../index.ts';
import { type Played, setUp } from '../match.ts';
import { Positions } from '../positions.ts';
import { type PairsMove, type PairsState, pairs } from './pairs.ts';
import { SETUP } from './telling.ts';

const game = pairs as unknown as Game<PairsState, PairsMove>;
/** More than one of the states that are kept lies behind it. */
const ALL = 24;

/** A match that begins with moves of another one, and the state after each of its moves. */
function walk(seed: string, begun: readonly Played[]) {
  const chance = seedRng(seed, 'positions');
  const state = setUp(game, SETUP);
  const states = [game.clone(state)];
  const moves = range(ALL).map(i => {
    const [seat] = game.actors(state);
    const move = pick(chance, game.moves(state, seat));
    const played = begun[i] ?? { seat, text: game.write(move) };
    game.play(state, played.seat, game.read(played.text) ?? move);
    states.push(game.clone(state));
    return played;
  });
  return { moves, states };
}

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
