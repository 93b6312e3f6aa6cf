import { join } from 'node:path';
import { testReference, testSentences, testWords } from '@fathom/kernel/testkit/index.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import { reference } from '../reference.ts';
import { ENDINGS } from '../state.ts';
import { voice } from '../words/voice.ts';
import { counted, internal, spoken } from './words.ts';

const foreign = [
  'place:A sail:A sail:C sail:F sail:out move:A2-A2 move:A2-A5 move:C3-D4 move:F5-F4 lift:ring-rose',
  'lift:bell-sand lift:mussel-sky lift:mussel-sky*mussel-rose lift:crown-jade*mussel-sand pay:rose swap:lilac end',
].flatMap(line => line.split(' '));

const folder = join(import.meta.dirname, '..');
testWords(game, voice, {
  folder,
  groups: { ending: ENDINGS, wait: QUESTIONS, kind: [...KINDS, 'mussel'], colour: COLOURS },
  foreign,
});

testSentences(game, voice, { internal, counted, spoken, foreign });

testReference(reference, voice, { folder, internal, counted });
