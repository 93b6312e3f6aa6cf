import { describe, expect, test } from 'vitest';
import { type Game, type Lesson, Tutor, UnfitLesson } from '../index.ts';
import { nim } from './nim/nim.ts';

const lesson = (moves: string): Lesson => ({
  id: 'heaps',
  minutes: 1,
  icon: 'i-card',
  position: { seats: 2, seed: 'nim', moves },
  steps: [{ key: 'look' }],
});

describe('a lesson that does not fit', () => {
  test('is named with its move', () => {
    expect(() => new Tutor(nim as unknown as Game, lesson('nonsense'))).toThrow(UnfitLesson);
    expect(() => new Tutor(nim as unknown as Game, lesson('nonsense'))).toThrow(/heaps: move 1, nonsense/);
  });

  test('that was left with moves that are none is named, too', () => {
    const mark = { step: 0, moves: [[0, 'nonsense'] as const] };
    expect(() => new Tutor(nim as unknown as Game, lesson(''), mark)).toThrow(/^heaps: moves\[0\]/);
  });

  test('goes on where it was left', () => {
    const tutor = new Tutor(nim as unknown as Game, lesson(''));
    expect(tutor.phase).toBe('asks');
    tutor.next();
    expect(tutor.phase).toBe('over');
  });
});
