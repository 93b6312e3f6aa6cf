import type { LessonBook } from '@fathom/kernel';
import { de } from '../words/lessons.de.ts';
import { en } from '../words/lessons.en.ts';

export const lessons: LessonBook = {
  guided: {
    id: 'first',
    minutes: 3,
    icon: 'i-mussel',
    position: { seats: 2, seed: 'first-1' },
    steps: [
      { key: 'fist', at: 'tray:fist' },
      { key: 'take', expect: ['take:6'] },
      { key: 'free', free: true, others: ['take:4'] },
    ],
  },
  lessons: [],
  words: { en, de },
};
