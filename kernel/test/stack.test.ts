/** The decision stack, with a game of counting: somebody names a number, the others follow at the same time, debts are paid by themselves. */
import { describe, expect, test } from 'vitest';
import {
  type Automatic,
  type Decision,
  decide,
  GAME_OVER,
  NOT_YOUR_TURN,
  type Rng,
  refuse,
  replaceTop,
  type Seat,
  type Steps,
  top,
} from '../index.ts';

type Name = { readonly step: 'name'; readonly seat: Seat };
type Follow = { readonly step: 'follow'; readonly waiting: readonly Seat[] };
type Debt = { readonly step: 'debt'; readonly owed: number };
type Frame = Name | Follow | Debt;

interface State {
  rng: Rng;
  stack: Frame[];
  ending: string;
  said: number[];
}

const name: Decision<State, Name, number> = {
  moves: () => [1, 2],
  explain: (_, __, ___, move) => (move > 2 ? refuse('N-1', 'tooMuch', { move }) : undefined),
  play(s, f, seat, move) {
    s.said.push(seat, move);
    replaceTop(s, { step: 'follow', waiting: [1 - f.seat, 2] });
    for (let i = 0; i < move; i++) s.stack.push({ step: 'debt', owed: 1 });
  },
};

const follow: Decision<State, Follow, number> = {
  actors: (_, f) => f.waiting,
  veiled: true,
  moves: () => [0],
  explain: () => undefined,
  play(s, f, seat, move) {
    s.said.push(seat, move);
    replaceTop(s, { step: 'follow', waiting: f.waiting.filter(other => other !== seat) });
  },
  settle(s, f) {
    if (f.waiting.length > 0) return false;
    s.stack = [];
    s.ending = 'all';
    return true;
  },
};

const debt: Automatic<State, Debt> = {
  settle(s, f, log) {
    s.stack.pop();
    log?.event('paid', { owed: f.owed });
  },
};

const STEPS: Steps<State, Frame, number> = { name, follow, debt };
const rules = decide(STEPS, (_: State, f: Frame) => (f.step === 'name' ? f.seat : -1));

function start(): State {
  return { rng: [1, 2, 3, 4], stack: [{ step: 'name', seat: 0 }], ending: '', said: [] };
}

describe('the decision stack', () => {
  test('asks the seat of the frame on top, and nobody else', () => {
    const s = start();
    expect(rules.actors(s)).toEqual([0]);
    expect(rules.moves(s, 0)).toEqual([1, 2]);
    expect(rules.moves(s, 1)).toEqual([]);
    expect(rules.explain(s, 1, 1)).toBe(NOT_YOUR_TURN);
    expect(rules.explain(s, 0, 2)).toBe(undefined);
    expect(rules.explain(s, 0, 3)).toEqual({ rule: 'N-1', key: 'tooMuch', params: { move: 3 } });
  });

  test('lets happen by itself what needs nobody, from the top down, and tells it', () => {
    const s = start();
    const told: string[] = [];
    rules.play(s, 0, 2, { event: key => told.push(key), reveal: () => {} });
    expect(told).toEqual(['paid', 'paid']);
    expect(top(s).step).toBe('follow');
  });

  test('several decide at the same time, each once, and the game ends with the last of them', () => {
    const s = start();
    rules.play(s, 0, 1);
    expect(rules.actors(s)).toEqual([1, 2]);
    expect(rules.explain(s, 0, 0)).toBe(NOT_YOUR_TURN);
    rules.play(s, 2, 0);
    expect(rules.actors(s)).toEqual([1]);
    expect(rules.explain(s, 2, 0)).toBe(NOT_YOUR_TURN);
    rules.play(s, 1, 0);
    expect(s.ending).toBe('all');
    expect(rules.actors(s)).toEqual([]);
    expect(rules.moves(s, 0)).toEqual([]);
    expect(rules.explain(s, 0, 1)).toBe(GAME_OVER);
  });

  test('knows which decisions must not be taken by themselves', () => {
    const s = start();
    expect(rules.veiled?.(s)).toBe(false);
    rules.play(s, 0, 1);
    expect(rules.veiled?.(s)).toBe(true);
    rules.play(s, 1, 0);
    rules.play(s, 2, 0);
    expect(rules.veiled?.(s)).toBe(false);
  });

  test('asking for a decision where nobody decides is an error of the game, and says which step it is', () => {
    const s: State = { ...start(), stack: [{ step: 'debt', owed: 1 }] };
    expect(() => rules.play(s, 0, 1)).toThrow('nobody decides in the step debt');
    rules.settle({ ...start() });
  });

  test('replacing the frame on top leaves copies of the stack alone', () => {
    const s = start();
    const copy = s.stack.slice();
    replaceTop(s, { step: 'name', seat: 1 });
    expect(copy).toEqual([{ step: 'name', seat: 0 }]);
    expect(top(s)).toEqual({ step: 'name', seat: 1 });
  });

  test('a refusal without parameters has none', () => {
    expect(refuse('X-1', 'no')).toEqual({ rule: 'X-1', key: 'no' });
  });
});
