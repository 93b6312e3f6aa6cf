/** What is said of a move before it is made. */
import { describe, expect, test } from 'vitest';
import { foresee, type Game, seedRng } from '../index.ts';
import { type PairsMove, type PairsState, type PairsView, pairs } from './pairs.ts';

function start(): PairsState {
  const s = pairs.setup(2, { suits: 4 }, seedRng('foresee', 'play'));
  s.seat = 0;
  s.hands[0] = [0, 1, 1];
  return s;
}

describe('foresight', () => {
  test('a move without luck is known down to the last number, and so is what can be done next', () => {
    const s = start();
    const foresight = foresee(pairs, pairs.view(s, 0), 0, { kind: 'show', suit: 1 });
    pairs.play(s, 0, { kind: 'show', suit: 1 });
    expect(foresight.view).toEqual(pairs.view(s, 0));
    expect(foresight.moves).toEqual([{ kind: 'end', suit: 0 }]);
    expect(foresight.events).toEqual([{ key: 'showed', params: { seat: 0, suit: 1 } }]);
  });

  test('what depends on a draw is left out, what does not is there', () => {
    const s = start();
    pairs.play(s, 0, { kind: 'show', suit: 1 });
    const { view } = foresee(pairs, pairs.view(s, 0), 0, { kind: 'end', suit: 0 });
    expect(view?.hands?.[0]).toHaveLength(3);
    expect(view?.hands?.[0]).toContain(undefined);
    expect(view?.hands?.[1]).toBe(3);
    expect(view?.turns).toBe(1);
  });

  test('whose next choices depend on luck has none foreseen', () => {
    const again: Game<PairsState, PairsMove, PairsView, { readonly suits: 3 | 4 }> = {
      ...pairs,
      play(s, seat, move, log) {
        pairs.play(s, seat, move, log);
        s.seat = seat;
      },
    };
    const s = start();
    s.hands[0] = [0];
    pairs.play(s, 0, { kind: 'show', suit: 0 });
    s.seat = 0;
    expect(foresee(again, again.view(s, 0), 0, { kind: 'end', suit: 0 }).moves).toBe(undefined);
  });

  test('nothing that is hidden from the seat shows: other secrets, the same foresight', () => {
    const s = start();
    const other = pairs.clone(s);
    other.hands[1] = [3, 3, 3];
    const move: PairsMove = { kind: 'tuck', suit: 0 };
    expect(foresee(pairs, pairs.view(s, 0), 0, move)).toEqual(foresee(pairs, pairs.view(other, 0), 0, move));
  });
});
