/** What is certain about a move before it is made. */
import { expect, test } from 'vitest';
import { certain, foresee, seedRng } from '../index.ts';
import { pairs } from './pairs.ts';

const begin = () => {
  const s = pairs.setup(2, { suits: 4 }, seedRng('tide', 'play'));
  return { s, seat: s.seat, suit: s.hands[s.seat][0] };
};

test('what is shown is seen, told and leads to the end of the turn', () => {
  const { s, seat, suit } = begin();
  const seen = foresee(pairs, pairs.view(s, seat), seat, { kind: 'show', suit });
  expect(seen.view?.shown?.[seat]?.[suit]).toBe(1);
  expect(seen.view?.hands?.[seat]).toHaveLength(2);
  expect(seen.view?.acted).toBe(true);
  expect(seen.events).toEqual([{ key: 'showed', params: { seat, suit } }]);
  expect(seen.moves).toEqual([{ kind: 'end', suit: 0 }]);
});

test('what the mover alone knows is told to the mover', () => {
  const { s, seat, suit } = begin();
  const seen = foresee(pairs, pairs.view(s, seat), seat, { kind: 'tuck', suit });
  expect(seen.events).toEqual([{ key: 'tucked', params: { seat, suit } }]);
});

test('what is drawn is not certain, but everything else is', () => {
  const { s, seat, suit } = begin();
  pairs.play(s, seat, { kind: 'show', suit });
  const view = pairs.view(s, seat);
  const seen = foresee(pairs, view, seat, { kind: 'end', suit: 0 });
  expect(seen.view?.hands?.[seat]).toHaveLength(3);
  expect(JSON.stringify(seen.view?.hands?.[seat])).toContain('null');
  expect([seen.view?.left, seen.view?.turns, seen.view?.seat]).toEqual([view.left - 1, 1, 1 - seat]);
  expect(seen.events).toEqual([]);
});

test('where the next choice depends on luck, nothing is said about it', () => {
  const { s, seat, suit } = begin();
  pairs.play(s, seat, { kind: 'show', suit });
  const again = {
    ...pairs,
    play: (...[state, mover, move, log]: Parameters<typeof pairs.play>) => {
      pairs.play(state, mover, move, log);
      state.seat = mover;
    },
  };
  expect(foresee(again, again.view(s, seat), seat, { kind: 'end', suit: 0 }).moves).toBeUndefined();
});

test('whoever decides at the same time decides in between, as they like', () => {
  const { s, seat, suit } = begin();
  const together: typeof pairs = {
    ...pairs,
    actors: state => (state.tucked + state.shown.flat().reduce((a, b) => a + b, 0) < 2 ? [0, 1] : []),
    moves: (state, mover) => pairs.moves({ ...state, acted: false }, mover),
  };
  const seen = foresee(together, together.view(s, seat), seat, { kind: 'show', suit });
  expect(seen.view?.hands?.[1 - seat]).toBe(2);
  expect(seen.view?.tucked).toBeUndefined();
  expect(seen.events).toEqual([{ key: 'showed', params: { seat, suit } }]);
});

test('whoever need not decide any more does not', () => {
  const { s, seat, suit } = begin();
  const first: typeof pairs = {
    ...pairs,
    actors: state => (state.shown.flat().includes(1) ? [] : [0, 1]),
    moves: (state, mover) => pairs.moves({ ...state, acted: false }, mover),
  };
  const seen = foresee(first, first.view(s, seat), seat, { kind: 'show', suit });
  expect(seen.view?.hands?.[1 - seat]).toBe(3);
});

test('what a seat goes on with is foreseen as far as it may go on', () => {
  const { s, seat, suit } = begin();
  const view = pairs.view(s, seat);
  const show = { kind: 'show', suit } as const;
  const end = { kind: 'end', suit: 0 } as const;
  expect(foresee(pairs, view, seat, show, end).view?.turns).toBe(1);
  expect(foresee(pairs, view, seat, show, { kind: 'tuck', suit }, end)).toEqual(
    foresee(pairs, view, seat, show),
  );
});

test('a part of a view is certain when all of it is', () => {
  const { s, seat, suit } = begin();
  pairs.play(s, seat, { kind: 'show', suit });
  const { view } = foresee(pairs, pairs.view(s, seat), seat, { kind: 'end', suit: 0 });
  expect(certain(view?.turns)).toBe(1);
  expect(certain(view?.hands)).toBe(undefined);
  expect(certain(view?.shown)).toEqual(pairs.view(s, seat).shown);
});
