import type { Lang, Words } from '@fathom/kernel';
import { de as partsDe } from '@fathom/parts/words/de.ts';
import { en as partsEn } from '@fathom/parts/words/en.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Every text of the app and its parts. */
export const WORDS: Readonly<Record<Lang, readonly Words[]>> = { en: [en, partsEn], de: [de, partsDe] };
