/** What is said of Flotilla's features. */
import { de } from './reasons.de.ts';
import { en } from './reasons.en.ts';

export const reasons = { en, de };
