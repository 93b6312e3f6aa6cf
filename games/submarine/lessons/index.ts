import type { LessonBook } from '@fathom/kernel';
import { de } from '../words/lessons.de.ts';
import { en } from '../words/lessons.en.ts';
import { first } from './first.ts';
import { LESSONS } from './lessons.ts';

export const lessons: LessonBook = { guided: first, lessons: LESSONS, words: { en, de } };
