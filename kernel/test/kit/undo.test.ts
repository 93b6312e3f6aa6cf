/** What undo must not give back. */
import { describe, expect, test } from 'vitest';
import { draw } from '../../index.ts';
import { checkUndo } from '../../testkit/undo.ts';
import { type PairsState, pairs } from '../pairs.ts';
import { type Pairs, run } from './broken.ts';

test('a sound game passes', () => {
  expect(checkUndo(pairs, run)).toBe(12);
});

/** Showing a card shows it to somebody who could not know it. */
const revealing: Pairs = {
  ...pairs,
  play: (s, seat, m, log) => {
    pairs.play(s, seat, m, log);
    if (m.kind === 'show') log?.reveal([1 - seat]);
  },
};

test('a revelation is a barrier, and so is a draw', () => {
  expect(checkUndo(revealing, run)).toBeLessThan(12);
  const drawing: Pairs = {
    ...pairs,
    play: (s, seat, m, log) => {
      pairs.play(s, seat, m, log);
      if (m.kind === 'show') draw(s.rng);
    },
  };
  expect(checkUndo(drawing, run)).toBe(checkUndo(revealing, run));
});

test('a game in which every turn is a single decision has nothing to take back', () => {
  const single: Pairs = {
    ...pairs,
    moves: (s, seat) => pairs.moves({ ...s, acted: false }, seat),
    explain: (s, seat, m) => pairs.explain({ ...s, acted: false }, seat, m),
    play: (s, seat, m, log) => {
      pairs.play(s, seat, m, log);
      pairs.play(s, seat, { kind: 'end', suit: 0 }, log);
    },
  };
  expect(checkUndo(single, run)).toBe(0);
});

describe('the kit notices', () => {
  /** The kernel is told nothing of what the log was told: a match without barriers for revelations. */
  test('a revelation the barrier has not heard of', () => {
    let asked = 0;
    const forgetful: Pairs = {
      ...pairs,
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m, log);
        // Every second time only: the match plays first, the kit plays after it.
        if (m.kind === 'show' && log && asked++ % 2 === 1) log.reveal([1 - seat]);
      },
    };
    expect(() => checkUndo(forgetful, run)).toThrow(/can be taken back after what it told/);
  });

  test('a move that cannot be taken back although it told nothing', () => {
    let asked = 0;
    const shy: Pairs = {
      ...pairs,
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m, log);
        if (m.kind === 'show' && log && asked++ % 2 === 0) log.reveal([1 - seat]);
      },
    };
    expect(() => checkUndo(shy, run)).toThrow(/tells nothing but cannot be taken back/);
  });

  test('a look at the hand of somebody else that can be taken back', () => {
    const peek = (s: PairsState, seat: number) => ({ ...s, tucked: s.hands[1 - seat][0] });
    const broken: Pairs = {
      ...pairs,
      view: (s, viewer) => pairs.view(s.acted && viewer === s.seat ? peek(s, s.seat) : s, viewer),
      sample: (v, rng) => ({ ...pairs.sample(v, rng), tucked: 0 }),
    };
    expect(() => checkUndo(broken, run)).toThrow(/shows something hidden: call log.reveal/);
  });

  test('an event that tells the table what its mover could not know', () => {
    const broken: Pairs = {
      ...pairs,
      play: (s, seat, m, log) => {
        if (m.kind !== 'end') log?.event('top', { card: s.deck.indexOf(Math.max(...s.deck)) });
        pairs.play(s, seat, m, log);
      },
    };
    expect(() => checkUndo(broken, run)).toThrow(/shows something hidden/);
  });

  test('a state that is not restored', () => {
    let last: PairsState | undefined;
    const broken: Pairs = {
      ...pairs,
      clone: s => {
        last = pairs.clone(s);
        return last;
      },
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m, log);
        // What was copied before the move is what undo gives back.
        if (last && last !== s) last.tucked++;
      },
    };
    expect(() => checkUndo(broken, run)).toThrow(/undo of .* does not restore/);
  });

  test('a move that does something else the second time', () => {
    let played = 0;
    const broken: Pairs = {
      ...pairs,
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m, log);
        // Nobody sees the dice.
        if (m.kind === 'show') s.rng[1] = played++;
      },
    };
    expect(() => checkUndo(broken, run)).toThrow(/plays differently after undo/);
  });

  test('a legal move that is refused', () => {
    const broken: Pairs = { ...pairs, explain: () => ({ rule: 'P-9', key: 'never' }) };
    expect(() => checkUndo(broken, run)).toThrow(/a legal move was refused/);
  });
});
