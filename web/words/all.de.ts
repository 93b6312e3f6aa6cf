import { de as parts } from '@fathom/parts/words/de.ts';
import { de } from './de.ts';

export const words = [de, parts];
