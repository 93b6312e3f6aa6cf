import type { Puzzle } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { dayOf, puzzleOfDay } from '../learn/daily.ts';
import { hasBegun, NOTHING_LEARNED, readProgress } from '../learn/progress.ts';

describe('progress', () => {
  test('is read as it was kept', () => {
    const kept = {
      ...NOTHING_LEARNED,
      done: ['ship'],
      left: { first: { step: 2, moves: [[0, 'place:B']] } },
    };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
    expect(readProgress(undefined)).toBe(NOTHING_LEARNED);
  });

  test('begins with the first step that is taken', () => {
    expect(hasBegun(NOTHING_LEARNED)).toBe(false);
    expect(hasBegun({ ...NOTHING_LEARNED, begun: '2026-11-18' })).toBe(false);
    expect(hasBegun({ ...NOTHING_LEARNED, left: { first: { step: 1, moves: [] } } })).toBe(true);
    expect(hasBegun({ ...NOTHING_LEARNED, solved: ['bell'] })).toBe(true);
  });

  test.each([
    '',
    '{',
    '[]',
    '{"done":3}',
    '{"done":[],"left":{"a":{"step":"1","moves":[]}},"tried":{},"solved":[],"days":[]}',
    '{"done":[],"left":{},"tried":{},"solved":{},"days":[]}',
  ])('%s cannot be read', text => {
    expect(readProgress(text)).toBeUndefined();
  });
});

describe('the puzzle of the day', () => {
  const puzzles = ['a', 'b', 'c'].map(id => ({ id }) as unknown as Puzzle);
  const at = (day: number) => new Date(2026, 10, day, 12);

  test('is another one every day, and the same all day', () => {
    const ids = [18, 19, 20].map(day => puzzleOfDay(puzzles, at(day), NOTHING_LEARNED)?.id);
    expect([...ids].sort()).toEqual(['a', 'b', 'c']);
    expect(puzzleOfDay(puzzles, new Date(2026, 10, 18, 23, 59), NOTHING_LEARNED)?.id).toBe(ids[0]);
    expect(puzzleOfDay([], at(18), NOTHING_LEARNED)).toBeUndefined();
  });

  test('comes back tomorrow when it was begun and not solved', () => {
    const today = puzzleOfDay(puzzles, at(18), NOTHING_LEARNED);
    const begun = { ...NOTHING_LEARNED, begun: dayOf(at(18)) };
    expect(puzzleOfDay(puzzles, at(19), begun)).toBe(today);
    expect(puzzleOfDay(puzzles, at(19), { ...begun, days: [dayOf(at(18))] })).not.toBe(today);
    expect(puzzleOfDay(puzzles, at(20), begun)?.id).toBe(puzzleOfDay(puzzles, at(20), NOTHING_LEARNED)?.id);
  });
});
