/** The decision stack: who is asked, what goes on by itself, and what is refused. */
import { describe, expect, test } from 'vitest';
import { decide, type Log, type Rng, refuse, replaceTop, type Seat, type Steps, top } from '../index.ts';

type Frame =
  | { readonly step: 'count'; readonly left: number }
  | { readonly step: 'tick'; readonly by: number }
  | { readonly step: 'vote' }
  | { readonly step: 'hide' };
interface State {
  rng: Rng;
  stack: Frame[];
  ending: string;
  seat: Seat;
  ticks: number;
  voted: number;
}
type Move = 'down' | 'yes';

const steps: Steps<State, Frame, Move> = {
  count: {
    moves: (_, f) => (f.left > 1 ? ['down', 'yes'] : ['down']),
    explain: (_, f, __, move) =>
      move === 'down' || f.left > 1 ? undefined : refuse('C-1', 'tooLate', { left: f.left }),
    play(s, f, seat, _, log) {
      log?.event('counted', { seat, left: f.left });
      replaceTop(s, { ...f, left: f.left - 1 });
      s.stack.push({ step: 'tick', by: 2 });
    },
    settle(s, f) {
      if (f.left > 0) return false;
      s.stack.pop();
      return true;
    },
  },
  tick: {
    settle(s, f, log?: Log) {
      s.ticks += f.by;
      log?.event('ticked', { by: f.by });
      s.stack.pop();
    },
  },
  vote: {
    actors: s => [0, 1, 2].filter(seat => (s.voted & (1 << seat)) === 0),
    moves: () => ['yes'],
    explain: (_, __, ___, move) => (move === 'yes' ? undefined : refuse('C-2', 'voteFirst')),
    play(s, _, seat) {
      s.voted |= 1 << seat;
      if (s.voted === 7) s.ending = 'voted';
    },
  },
  hide: { moves: () => ['yes'], explain: () => undefined, play: s => void s.stack.pop(), veiled: () => true },
};
const rules = decide(steps, (s: State) => s.seat);

function state(...stack: Frame[]): State {
  return { rng: [0, 0, 0, 0], stack, ending: '', seat: 1, ticks: 0, voted: 0 };
}

describe('a single seat decides', () => {
  const counting = () => state({ step: 'vote' }, { step: 'count', left: 2 });

  test('and nobody else is asked or offered anything', () => {
    const s = counting();
    expect(rules.actors(s)).toEqual([1]);
    expect([rules.moves(s, 1), rules.moves(s, 0)]).toEqual([['down', 'yes'], []]);
    expect(rules.explain(s, 1, 'yes')).toBeUndefined();
    expect(rules.explain(s, 0, 'yes')).toMatchObject({ key: 'notYourTurn' });
  });

  test('and what needs nobody happens at once, with what is told about it', () => {
    const s = counting();
    const told: string[] = [];
    rules.play(s, 1, 'down', { event: key => told.push(key), reveal: () => {} });
    expect([told, s.ticks, top(s)]).toEqual([['counted', 'ticked'], 2, { step: 'count', left: 1 }]);
    expect([rules.moves(s, 1), rules.explain(s, 1, 'yes')]).toEqual([
      ['down'],
      { rule: 'C-1', key: 'tooLate', params: { left: 1 } },
    ]);
    rules.play(s, 1, 'down');
    expect([s.ticks, s.stack]).toEqual([4, [{ step: 'vote' }]]);
  });

  test('a frame on top of another of the same kind has fields of its own', () => {
    const s = state({ step: 'count', left: 5 }, { step: 'count', left: 1 });
    rules.play(s, 1, 'down');
    expect(s.stack).toEqual([{ step: 'count', left: 5 }]);
  });
});

describe('several decide at the same time', () => {
  test('each once, until the game is over', () => {
    const s = state({ step: 'vote' });
    expect(rules.actors(s)).toEqual([0, 1, 2]);
    rules.play(s, 1, 'yes');
    expect([rules.actors(s), rules.moves(s, 1), rules.moves(s, 2)]).toEqual([[0, 2], [], ['yes']]);
    expect(rules.explain(s, 1, 'yes')).toMatchObject({ key: 'notYourTurn' });
    expect(rules.explain(s, 2, 'down')).toEqual({ rule: 'C-2', key: 'voteFirst' });
    rules.play(s, 0, 'yes');
    rules.play(s, 2, 'yes');
    expect([rules.actors(s), rules.moves(s, 0), rules.veiled?.(s)]).toEqual([[], [], false]);
    expect(rules.explain(s, 0, 'yes')).toMatchObject({ key: 'gameOver' });
  });
});

test('nothing goes on by itself when the game is over', () => {
  const s = { ...state({ step: 'tick', by: 2 }), ending: 'voted' };
  rules.settle(s);
  expect([s.ticks, s.stack.length]).toEqual([0, 1]);
});

test('nobody is asked when the game is over, whatever still lies on the stack', () => {
  const s = { ...state({ step: 'count', left: 2 }), ending: 'voted' };
  expect([rules.actors(s), rules.moves(s, 1), rules.explain(s, 1, 'down')?.key]).toEqual([
    [],
    [],
    'gameOver',
  ]);
});

test('a refusal has particulars only if the sentence has', () => {
  expect(refuse('C-2', 'voteFirst')).toStrictEqual({ rule: 'C-2', key: 'voteFirst' });
  expect(refuse('C-1', 'tooLate', {})).toStrictEqual({ rule: 'C-1', key: 'tooLate', params: {} });
});

test('a step says whether its choices are veiled', () => {
  expect([{ step: 'hide' } as const, { step: 'vote' } as const].map(f => rules.veiled?.(state(f)))).toEqual([
    true,
    false,
  ]);
});

test('a step that asks nobody cannot be asked', () => {
  const s = state({ step: 'tick', by: 1 });
  expect(() => rules.moves(s, 1)).toThrow('nobody decides in the step tick');
});
