import { expect, test } from 'vitest';
import { flawOf, flawsIn, miscounts } from '../../testkit/index.ts';
import { choicesOf, countsOf, parametersOf } from '../../testkit/template.ts';

const EN = miscounts('en', [
  ['card', 'cards'],
  ['disc', 'discs'],
]);
const DE = miscounts('de', [
  ['Karte', 'Karten'],
  ['Joker', 'Joker'],
  ['Schatz', 'Schätze'],
]);
const INTERNAL = /\bd\d\b|\bsail:/;

test.each([
  'Draw a card',
  'Pay 2 cards and keep 1 card',
  'Take one of your cards',
  '0 cards are left',
  'Level 12 cards',
  'Card 2 of 12 cards',
  'On C2 card after card comes up',
  'Ines: 1 of 5 discs',
  'Pays 2 a card',
  'Twenty-one cards',
])('nothing is wrong with "%s"', text => {
  expect(flawOf(text, INTERNAL, EN)).toBe(undefined);
});

test.each([
  '1 cards are left',
  'Place 1 new discs',
  'A cards is drawn',
  'You pay 2 card',
  'You pay 12 rose card',
  '0 card',
  '1\u00a0cards',
])('"%s" counts wrong', text => {
  expect(flawOf(text, INTERNAL, EN)).toMatch(/^counts wrong/);
});

test.each([
  'Zieh eine Karte',
  'Eine deiner Karten',
  '2 Joker',
  '1 Joker',
  '3 Handkarten',
  '3 am Ende und 2 als Karte',
  'Noch 3 Schätze und 1 Karte',
])('an „%s“ ist nichts falsch', text => {
  expect(flawOf(text, INTERNAL, DE)).toBe(undefined);
});

test.each([
  '1 Karten',
  'Du ziehst eine Karten',
  'noch 2 Schatz',
  '21 Schatz',
  'Zahle 1 rosa Karten',
  '1 Handkarten',
  '2 Muschel-Schatz',
])('„%s“ zählt falsch', text => {
  expect(flawOf(text, INTERNAL, DE)).toMatch(/^counts wrong/);
});

test.each([
  ['event.drew', 'not a sentence'],
  ['The option idleVoyages decides', 'not a sentence'],
  ['You drew {count} of them', 'not a sentence'],
  ['Ship of undefined', 'not a sentence'],
  ['Dive at site d1', 'a name from the sources'],
  ['Play sail:C now', 'a name from the sources'],
])('"%s" is %s', (text, flaw) => {
  expect(flawOf(text, INTERNAL, EN)).toMatch(new RegExp(`^${flaw}`));
});

test('what a template asks for is found in all its branches', () => {
  const template =
    '{who, select, you {You} other {{name}}} {n, plural, one {{at, select, 0 {A} 1 {B} other {}}} other {#}}';
  expect([...parametersOf(template)]).toEqual(['who', 'name', 'n', 'at']);
  expect([...choicesOf(template)].map(([name, values]) => [name, [...values]])).toEqual([
    ['who', ['you', 'other']],
    ['at', ['0', '1', 'other']],
  ]);
});

test('a parameter that is spoken elsewhere is a number where a text counts by it', () => {
  const words = {
    right: '{points} for {n, plural, one {# card} other {# cards}}',
    wrong: 'Pays {cards, plural, other {# cards}}',
  };
  const proof = {
    internal: INTERNAL,
    counted: { en: [['card', 'cards']], de: [] },
    spoken: ['points', 'cards'],
  } as const;
  expect(flawsIn(words, 'en', proof)).toEqual(['wrong: counts wrong: Pays 1 cards']);
  expect([...countsOf('{a} {b, plural, one {{c, plural, other {}}} other {}}')]).toEqual(['b', 'c']);
});
