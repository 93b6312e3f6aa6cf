import { describe, expect, test } from 'vitest';
import { type Game, GRADES, lessonOf, recordOf, Tutor } from '../index.ts';
import { nim as sticks } from './nim/nim.ts';

const nim = sticks as unknown as Game;

describe('a position', () => {
  const position = (moves = '') => recordOf(nim, { seats: 2, seed: 'nim', moves });

  test('is the record of a match that was cut', () => {
    const made = { game: 'nim', version: 1, seats: 2, options: {}, seed: 'nim' };
    expect(recordOf(nim, { seats: 2, seed: 'nim' })).toEqual({ fathom: 1, ...made, moves: [] });
    expect(position(' take:1\ntake:2 ')).toEqual({
      fathom: 1,
      ...made,
      moves: [
        [0, 'take:1'],
        [1, 'take:2'],
      ],
    });
  });

  test('may name the seat of a move, which must be asked', () => {
    expect(position('take:1 1>take:2')).toEqual(position('take:1 take:2'));
    expect(position('1>take:2')).toBe('move 1, take:2, is not allowed (turn)');
  });

  test('has no moves after the end', () => {
    const whole = 'take:3 take:3 take:3 take:3 take:3';
    expect(position(whole)).toMatchObject({ fathom: 1 });
    expect(position(`${whole} take:1`)).toBe('move 6, take:1, is not allowed (end)');
  });
});

test('a puzzle is a short lesson of one step, as hard as its grade says', () => {
  expect(GRADES).toEqual([1, 2, 3]);
  const puzzle = lessonOf({
    id: 'last',
    grade: 1,
    icon: 'i-card',
    position: { seats: 2, seed: 'nim' },
    solution: 'take:3',
    worth: [100, 0],
  });
  expect(puzzle).toMatchObject({ id: 'last', minutes: 1, steps: [{ key: 'ask', expect: ['take:3'] }] });
  const tutor = new Tutor(nim, puzzle);
  expect(tutor.expected).toEqual(['take:3']);
  tutor.choose('take:3');
  tutor.next();
  expect(tutor.phase).toBe('over');
});
