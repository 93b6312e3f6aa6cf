/** What must be known of a move before it is made. */
import { describe, expect, test } from 'vitest';
import { drive } from '../../testkit/drive.ts';
import { checkForesight } from '../../testkit/foresight.ts';
import { pairs } from '../pairs.ts';
import { type Pairs, run } from './broken.ts';

function checkAll(game: Pairs): number {
  let checked = 0;
  for (const position of drive(game, run)) checked += checkForesight(game, position);
  return checked;
}

test('a sound game passes, and its draws are left alone', () => {
  expect(checkAll(pairs)).toBeGreaterThan(12);
});

describe('the kit notices', () => {
  test('a move that shows what was hidden without saying so', () => {
    const telling: Pairs = {
      ...pairs,
      view: (s, viewer) => {
        const view = pairs.view(s, viewer);
        return s.acted ? { ...view, hands: s.hands.map(hand => [...hand].sort()) } : view;
      },
      sample: (v, rng) => pairs.sample(v, rng),
    };
    expect(() => checkAll(telling)).toThrow(/does something else than was foreseen/);
  });

  test('choices that depend on what was hidden', () => {
    const dependent: Pairs = {
      ...pairs,
      moves: (s, seat) => {
        const moves = pairs.moves(s, seat);
        const other = s.hands[1 - seat];
        return s.acted && other.length > 0 && other[0] === 0 ? [] : moves;
      },
    };
    const [position] = drive(pairs, run);
    position.state.hands[1 - position.seat] = [0, 1, 1];
    expect(() => checkForesight(dependent, position)).toThrow(/other choices than were foreseen/);
  });
});
