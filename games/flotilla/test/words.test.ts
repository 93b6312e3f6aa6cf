import { join } from 'node:path';
import { LANGS, type Listener, speaker } from '@fathom/kernel';
import { testReference, testSentences, testWords } from '@fathom/kernel/testkit/index.ts';
import { expect, test } from 'vitest';
import { CREW, RELICS } from '../data/box.ts';
import { BUILDINGS, COLOURS, GUILDS, SIDES, SINK, SKY } from '../data/names.ts';
import { COUNTERS } from '../data/objectives.ts';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import { readCell } from '../hex.ts';
import { reference } from '../reference.ts';
import { ENDINGS } from '../state.ts';
import { cardName, cardTitle } from '../words/card.ts';
import { voice } from '../words/voice.ts';
import { tile } from './position.ts';
import { counted, internal, spoken } from './words.ts';

// Every label and sentence of whole games: seconds of work, however long a busy machine takes for them.
const foreign = [
  'play:ST1 play:ST2 play:T9 copy:0 copy:1 copy:3 sail:A6-B5 sail:B5-A6 sail:A6-F1 sail:A6-A6 guild:trader enter skip recruit:T7 recruit:S1',
  'barrel:blue buy:red sell:red buy:green sell:blue skiff outpost:A6 outpost:B5 outpost:F1 objective:A price:red+3 price:green-1 tile:O17',
  'tile:O69 lay:B5 lay:F1 turn:2 again:R3 again:O1 roll set:1-5 set:2-2 die:R3=B5 die:R3>B6 dice restore:B5 join retire stop end',
].flatMap(line => line.split(' '));

const folder = join(import.meta.dirname, '..');
testWords(game, voice, {
  folder,
  groups: {
    ending: ENDINGS,
    guild: GUILDS,
    colour: COLOURS,
    building: BUILDINGS,
    side: SIDES,
    card: CREW.flatMap(card => [`${card.id}.sink`, `${card.id}.sky`]),
    artifact: RELICS.map(artifact => artifact.id),
    aim: COUNTERS,
    wait: QUESTIONS,
    ask: [...QUESTIONS, 'makeRoom', 'explore'],
  },
  foreign,
  rare: ['restored', 'noDive'],
});

testSentences(game, voice, { internal, counted, spoken, foreign });

testReference(reference, voice, { folder, internal, counted });

test.each(LANGS)('in %s every card is told apart from every other on its side', lang => {
  for (const side of SIDES) {
    const names = CREW.map(card => voice.words[lang][`card.${card.id}.${side}`]);
    expect(new Set(names).size).toBe(CREW.length);
  }
});

test('every long German name says where a narrow card may break it, and no sentence shows it', () => {
  const say = speaker('de', voice.words.de);
  for (const [card, { id }] of CREW.entries()) {
    for (const side of [SINK, SKY]) {
      const parts = cardTitle(say, card, side).split(/[ \u00ad-]/);
      expect(Math.max(...parts.map(part => part.length)), id).toBeLessThan(12);
      expect(cardName(say, card, side), id).not.toContain('\u00ad');
    }
  }
  const table: Listener = { viewer: 0, name: seat => ['Ines', 'Mateo'][seat] };
  const card = CREW.findIndex(({ id }) => id === 'F3');
  expect(voice.tell(say, { key: 'played', params: { seat: 0, card, side: SKY } }, table)).toBe(
    'Du spielst „Sicherheitsprüferin“.',
  );
});

test.each([
  ['en', 'You laid a red reef tile on B5.', 'Mateo dived and rolled: 2 barrels · 1 barrel, sonar.'],
  ['de', 'Du legst ein Plättchen auf B5: rotes Riff.', 'Mateo taucht und wirft: 2 Fässer · 1 Fass, Sonar.'],
] as const)('in %s the log speaks of tiles and dice, not of their numbers', (lang, laid, dove) => {
  const say = speaker(lang, voice.words[lang]);
  const table: Listener = { viewer: 0, name: seat => ['Ines', 'Mateo'][seat] };
  const cell = readCell('B5');
  expect(voice.tell(say, { key: 'laid', params: { seat: 0, tile: tile('O45'), cell } }, table)).toBe(laid);
  expect(voice.tell(say, { key: 'dove', params: { seat: 1, dice: 'R1 R5' } }, table)).toBe(dove);
});
