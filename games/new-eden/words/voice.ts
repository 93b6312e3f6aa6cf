/** How New Eden speaks, also at a terminal; a board needs no more than its speech. */
import type { Voice } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { sketch } from './sketch.ts';
import { speech } from './speech.ts';

export const voice: Voice<View, Move> = { ...speech, sketch };
