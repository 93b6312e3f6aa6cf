import type { SummaryBook } from '@fathom/kernel';
import { de } from '../words/summary.de.ts';
import { en } from '../words/summary.en.ts';

export const summary: SummaryBook = { en, de };
