/** The tables of what is in the box: complete, with rules there are, the same things in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, sayText, speaker } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { TILES } from '../data/box.ts';
import { BONUS, CARD_ID } from '../data/card.ts';
import { reference } from '../reference.ts';
import { voice } from '../words/voice.ts';

const entries = reference.sections.flatMap(section => section.entries);
const ids = entries.map(({ id }) => id);

test('every card, tile and bonus card is in them once', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...CARD_ID]));
  expect(ids.filter(id => id.startsWith('tile-'))).toHaveLength(TILES.length);
  expect(ids.filter(id => id.startsWith('bonus-'))).toHaveLength(BONUS.length);
});

test('they name rules there are', () => {
  const rules = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
  expect(entries.filter(({ rule }) => !rules.includes(`**${rule}**`))).toEqual([]);
});

test('NE-90 A-45 the pointer of the octopus tile is ours', () => {
  expect(entries.find(({ id }) => id === 'T1')?.source).toBe('reconstructed');
});

test.each(LANGS)('they can be read in %s, and name different things differently', lang => {
  const say = speaker(lang, voice.words[lang]);
  for (const { key, entries: lines } of reference.sections) {
    expect(voice.words[lang]).toHaveProperty([`reference.${key}`]);
    const names = lines.map(({ name }) => sayText(say, name));
    expect(new Set(names).size).toBe(names.length);
    for (const { effect, cost } of lines) {
      const said = [sayText(say, effect), cost ? sayText(say, cost) : 'nothing'];
      expect(said.join('\n')).not.toMatch(/reference\.|research\.|[{}#]|undefined| {2}|\.\./);
      expect(said[0]).toMatch(/^[\p{L}\d−].*\.$/u);
    }
  }
});
