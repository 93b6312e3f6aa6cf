/** A turn of several choices: how far undo reaches, and which choices are none. */
import { describe, expect, test } from 'vitest';
import { startMatch, submit, takeBack, undoable } from '../index.ts';
import { pairs } from './pairs.ts';

type Pairs = typeof pairs;

/** As many cards as one likes in a turn, and nothing drawn at its end. */
const long: Pairs = {
  ...pairs,
  moves: (s, seat) => [
    ...(s.hands[seat].length > 0 ? pairs.moves({ ...s, acted: false }, seat) : []),
    ...(s.acted ? pairs.moves(s, seat) : []),
  ],
  explain: (s, seat, m) =>
    m.kind === 'end' && !s.acted
      ? { rule: 'P-1', key: 'x' }
      : pairs.explain({ ...s, acted: m.kind === 'end' }, seat, m),
  play: (s, seat, m, log) => {
    if (m.kind !== 'end') return pairs.play(s, seat, m, log);
    s.acted = false;
    s.turns++;
    s.seat = 1 - seat;
  },
};

const begin = (game: Pairs) => startMatch(game, 2, { suits: 4 }, 'tide');

function show(match: ReturnType<typeof begin>): number {
  const { seat } = match.state;
  const outcome = submit(match, seat, `show:${match.state.hands[seat][0]}`);
  return outcome.ok ? outcome.made.length : 0;
}

describe('undo', () => {
  test('goes back choice by choice, each time by what was made', () => {
    const match = begin(long);
    const { seat } = match.state;
    const before: string[] = [];
    for (let i = 0; i < 3; i++) {
      before.push(JSON.stringify(match.state));
      expect([show(match), undoable(match, seat)]).toEqual([1, 1]);
    }
    for (const state of before.reverse())
      expect([takeBack(match, seat), JSON.stringify(match.state)]).toEqual([1, state]);
    expect([match.moves, undoable(match, seat), takeBack(match, seat)]).toEqual([[], 0, 0]);
  });

  test('or takes back the whole turn at once', () => {
    const match = begin(long);
    const { seat } = match.state;
    const before = JSON.stringify(match.state);
    show(match);
    show(match);
    expect([takeBack(match, seat, true), undoable(match, seat)]).toEqual([2, 0]);
    expect([JSON.stringify(match.state), match.moves]).toEqual([before, []]);
  });

  test('counts from where the turn began, not from where the match did', () => {
    const match = begin(long);
    show(match);
    submit(match, match.state.seat, 'end');
    show(match);
    const { seat } = match.state;
    expect(undoable(match, seat)).toBe(1);
    expect([takeBack(match, seat), match.moves.length]).toEqual([1, 2]);
  });

  test('does not reach behind the turn of somebody else', () => {
    const match = begin(long);
    const { seat } = match.state;
    show(match);
    submit(match, seat, 'end');
    expect([undoable(match, seat), undoable(match, 1 - seat)]).toEqual([0, 0]);
    show(match);
    expect([undoable(match, seat), undoable(match, 1 - seat)]).toEqual([0, 1]);
    expect([takeBack(match, 1 - seat, true), match.moves.length]).toEqual([1, 2]);
  });

  test('starts anew behind a barrier within the turn', () => {
    const match = begin({
      ...long,
      play: (s, seat, m, log) => {
        long.play(s, seat, m, log);
        if (s.hands[seat].length === 2) log?.reveal([1 - seat]);
      },
    });
    const { seat } = match.state;
    show(match);
    expect(undoable(match, seat)).toBe(0);
    show(match);
    expect([takeBack(match, seat, true), match.moves.length]).toEqual([1, 1]);
  });
});

/** One card, then nothing but the end, which draws nothing. */
const short: Pairs = { ...pairs, play: long.play };

describe('the end of a turn', () => {
  test('stays a button while something can be taken back', () => {
    const match = begin(short);
    const { seat } = match.state;
    expect([show(match), undoable(match, seat), match.state.seat]).toEqual([1, 1, seat]);
  });

  test('is taken by itself when nothing can, and remembered', () => {
    const match = begin({
      ...short,
      play: (s, seat, m, log) => {
        short.play(s, seat, m, log);
        if (m.kind === 'show') log?.reveal([1 - seat]);
      },
    });
    const { seat } = match.state;
    expect([show(match), match.state.seat]).toEqual([2, 1 - seat]);
    expect(match.moves.map(({ text }) => text.split(':')[0])).toEqual(['show', 'end']);
  });

  test('is taken back together with the choice before it', () => {
    const match = begin({
      ...long,
      moves: (s, seat) =>
        s.hands[seat].length === 2 ? [{ kind: 'show', suit: s.hands[seat][0] }] : long.moves(s, seat),
    });
    const { seat } = match.state;
    expect([show(match), undoable(match, seat)]).toEqual([2, 2]);
    expect([takeBack(match, seat), match.moves]).toEqual([2, []]);
  });

  test('is left to its seat where it is veiled', () => {
    const match = begin({
      ...short,
      veiled: s => s.acted,
      play: (s, seat, m, log) => {
        short.play(s, seat, m, log);
        if (m.kind === 'show') log?.reveal([1 - seat]);
      },
    });
    expect(show(match)).toBe(1);
  });

  test('is left to its seat where several decide', () => {
    const match = begin({
      ...short,
      actors: s => (s.acted ? [0, 1] : pairs.actors(s)),
      play: (s, seat, m, log) => {
        short.play(s, seat, m, log);
        if (m.kind === 'show') log?.reveal([1 - seat]);
      },
    });
    expect(show(match)).toBe(1);
  });
});
