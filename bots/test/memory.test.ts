/** Within a turn a bot goes on with what it has thought, as long as nothing has happened that it did not expect. */
import { below, type Game, seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { ismcts, search } from '../ismcts.ts';
import { Memory } from '../memory.ts';
import { type Heap, nim } from './games.ts';

const MOVES = [1, 2, 3];
const budget = { iterations: 600, temperature: 0 };

/** One seat takes again and again; `lucky`: a coin tells whether one more goes with it. */
function alone(lucky: boolean): Game<Heap, number, Heap> {
  return {
    ...nim,
    play: (s, _, n) => {
      s.left = Math.max(0, s.left - n - (lucky ? below(s.rng, 2) : 0));
    },
    value: s => [1 / (1 + s.left), 0],
    quiet: s => s.left < 6,
  };
}

function heap(left: number): Heap {
  return { rng: [0, 0, 0, 0], left, seat: 0 };
}

/** Whether a second decision, with `left` to be seen, is thought about in the tree of the first one. */
function goesOn(lucky: boolean, left: (move: number) => number, human = {}): boolean {
  const game = alone(lucky);
  const rng = seedRng('memory', 'test');
  const memory = new Memory();
  const ask = (left: number) =>
    ismcts(game, { seat: 0, view: heap(left), moves: MOVES }, { ...budget, ...human, memory }, rng);
  const move = ask(21);
  const tried = memory.tried;
  ask(left(move));
  return memory.tried > tried;
}

test('a bot goes on where its move has led', () => {
  expect(goesOn(false, move => 21 - move)).toBe(true);
});

test.each([
  ['another position', false, () => 12, {}],
  ['a move of luck', true, (move: number) => 20 - move, {}],
  ['whoever overlooks moves', false, (move: number) => 21 - move, { oversight: 0.2 }],
] as const)('%s begins anew', (_, lucky, left, human) => {
  expect(goesOn(lucky, left, human)).toBe(false);
});

test('another question in between ends the memory', () => {
  const game = alone(false);
  const rng = seedRng('between', 'test');
  const memory = new Memory();
  const ask = (left: number) =>
    ismcts(game, { seat: 0, view: heap(left), moves: MOVES }, { ...budget, memory }, rng);
  const move = ask(21);
  ask(9);
  const ranked = search(game, { seat: 0, view: heap(21 - move), moves: MOVES }, budget, rng, memory);
  // In a tree of its own every look is one of this question.
  expect(ranked.reduce((sum, { visits }) => sum + visits, 0)).toBe(memory.tried);
});

test('the looks of before count, and those of now are added to them', () => {
  const game = alone(false);
  const rng = seedRng('counted', 'test');
  const memory = new Memory();
  const first = { seat: 0, view: heap(21), moves: MOVES };
  const [best] = search(game, first, budget, rng, memory);
  memory.expect(game, first, best.move, rng);
  const second = { seat: 0, view: heap(21 - best.move), moves: MOVES };
  const ranked = search(game, second, { ...budget, iterations: 60 }, rng, memory);
  const looks = ranked.reduce((sum, { visits }) => sum + visits, 0);
  expect(looks).toBeGreaterThan(60);
  expect(looks).toBeLessThanOrEqual(best.visits + 60);
});

test('without a memory the same question gets the same answer', () => {
  const game = alone(false);
  const answer = () =>
    search(game, { seat: 0, view: heap(21), moves: MOVES }, budget, seedRng('same', 'test'));
  expect(answer()).toEqual(answer());
});
