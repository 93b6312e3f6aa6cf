import { join } from 'node:path';
import { type SentenceKit, testReference, testSentences, testWords } from '@fathom/kernel/testkit/index.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import { reference } from '../reference.ts';
import { ENDINGS } from '../state.ts';
import { voice } from '../words/voice.ts';

const foreign = [
  'place:A sail:A sail:C sail:F sail:out move:A2-A2 move:A2-A5 move:C3-D4 move:F5-F4 lift:ring-rose',
  'lift:bell-sand lift:mussel-sky lift:mussel-sky*mussel-rose lift:crown-jade*mussel-sand pay:rose swap:lilac end',
].flatMap(line => line.split(' '));

const folder = join(import.meta.dirname, '..');
const internal = /\b(?:place|sail|move|lift|pay|swap):|-(?:sand|sky|rose|jade|lilac)\b/;
const counted: SentenceKit['counted'] = {
  en: [
    ['card', 'cards'],
    ['treasure', 'treasures'],
    ['submarine', 'submarines'],
    ['joker', 'jokers'],
    ['mussel', 'mussels'],
    ['voyage', 'voyages'],
    ['level', 'levels'],
    ['column', 'columns'],
    ['ship', 'ships'],
  ],
  de: [
    ['Karte', 'Karten'],
    ['Handkarte', 'Handkarten'],
    ['Schatz', 'Schätze'],
    ['Tauchboot', 'Tauchboote'],
    ['Muschel', 'Muscheln'],
    ['Fahrt', 'Fahrten'],
    ['Ebene', 'Ebenen'],
    ['Spalte', 'Spalten'],
    ['Schiff', 'Schiffe'],
  ],
};

testWords(game, voice, {
  folder,
  groups: { ending: ENDINGS, wait: QUESTIONS, kind: [...KINDS, 'mussel'], colour: COLOURS },
  foreign,
});

testSentences(game, voice, {
  internal,
  counted,
  spoken: ['name', 'toName', 'names', 'list', 'first', 'last', 'rest', 'kind', 'debts', 'spaces'],
  foreign,
});

testReference(reference, voice, { folder, internal, counted });
