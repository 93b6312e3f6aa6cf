/** Every text of the app and its parts, in both languages. */
import type { Lang, Words } from '@fathom/kernel';
import { words as de } from '../words/all.de.ts';
import { words as en } from '../words/all.en.ts';

export const WORDS: Readonly<Record<Lang, readonly Words[]>> = { en, de };
