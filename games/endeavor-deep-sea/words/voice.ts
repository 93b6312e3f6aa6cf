/** How Endeavor: Deep Sea speaks, also at a terminal and in the lobby; a board needs no more than its speech. */
import type { Voice } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { optionsDe } from './options.de.ts';
import { optionsEn } from './options.en.ts';
import { sketchDe } from './sketch.de.ts';
import { sketchEn } from './sketch.en.ts';
import { sketch } from './sketch.ts';
import { speech } from './speech.ts';

const { en, de } = speech.words;

export const voice: Voice<View, Move> = {
  ...speech,
  words: { en: { ...en, ...optionsEn, ...sketchEn }, de: { ...de, ...optionsDe, ...sketchDe } },
  sketch,
};
