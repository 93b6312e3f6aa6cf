import { en as parts } from '@fathom/parts/words/en.ts';
import { en } from './en.ts';

export const words = [en, parts];
