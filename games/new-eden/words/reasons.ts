/** What is said of New Eden's features. */
import { de } from './reasons.de.ts';
import { en } from './reasons.en.ts';

export const reasons = { en, de };
