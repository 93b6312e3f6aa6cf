import { join } from 'node:path';
import { testWords } from '@fathom/kernel/testkit/index.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import { ENDINGS } from '../state.ts';
import { voice } from '../words/voice.ts';

testWords(game, voice, {
  folder: join(import.meta.dirname, '..'),
  groups: { ending: ENDINGS, wait: QUESTIONS, kind: [...KINDS, 'mussel'], colour: COLOURS },
  foreign: [
    'place:A sail:A sail:C sail:F sail:out move:A2-A2 move:A2-A5 move:C3-D4 move:F5-F4 lift:ring-rose',
    'lift:bell-sand lift:mussel-sky lift:mussel-sky*mussel-rose lift:crown-jade*mussel-sand pay:rose swap:lilac end',
  ].flatMap(line => line.split(' ')),
});
