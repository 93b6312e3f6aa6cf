/** Every thing of the box has a line in the reference tables, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang, sayText, speaker, type Words } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { reference } from '../reference.ts';
import { voice } from '../words/voice.ts';

const entries = reference.sections.flatMap(section => section.entries);

function wordsIn(lang: Lang): Words {
  return { ...voice.words[lang], ...reference.words?.[lang] };
}

test('everything is there, each once', () => {
  const counts = Object.fromEntries(reference.sections.map(({ key, entries }) => [key, entries.length]));
  expect(counts).toEqual({
    crew: 46,
    tiles: 93,
    artifacts: 16,
    objectives: 33,
    dice: 24,
    guilds: 24,
    survivors: 16,
    sonar: 7,
    docks: 3,
    market: 13,
    board: 12,
  });
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test.each(LANGS)('in %s every line is said in whole words', lang => {
  const words = wordsIn(lang);
  const say = speaker(lang, words);
  for (const { key } of reference.sections) expect(words[`reference.${key}`], key).toBeDefined();
  for (const { id, name, effect, cost } of entries) {
    for (const part of cost ? [name, effect, cost] : [name, effect]) {
      const said = sayText(say, part);
      expect(said, id).not.toBe('');
      expect(said, id).not.toMatch(
        /[{}#]|undefined|NaN|\b(?:fx|tile|aim|face|card|reference|list|guild)\.\w/,
      );
    }
  }
});

test('lines read as on the table', () => {
  const line = (id: string, lang: 'en' | 'de') => {
    const entry = entries.find(one => one.id === id);
    if (!entry) throw new Error(`${id} has no line`);
    const say = speaker(lang, wordsIn(lang));
    return `${sayText(say, entry.name)}: ${sayText(say, entry.effect)}`;
  };
  expect(line('ST4', 'en')).toBe(
    'Starter: Trader: Sinkside: up to 3 moves; 5 coins · 4 transactions. Skyside: 3 coins; 3 coins · 5 transactions.',
  );
  expect(line('trader-3', 'en')).toBe('Traders, space 3: a seal of this guild');
  expect(line('die-9', 'de')).toBe('Riffwürfel, Seite 4: 2 Fässer, 1 Überlebender');
  expect(line('ST6', 'de')).toMatch(/^Start: Forscher: /);
  expect(line('ST6', 'en')).toMatch(/^Starter: Delver \/ Researcher: /);
  expect(line('O38', 'de')).toBe(
    '38: grünes Riff: Sinkside: Riff, grüne Fässer, rotes Artefaktstück, violettes Artefaktstück. Skyside: gelber Bezirk, kostet 2 gelbe Fässer.',
  );
  expect(line('AR01', 'en')).toBe(
    'Cash Register: Guild: Traders. For the discoverer: 12 coins. On the hub: 4 coins.',
  );
  expect(line('toxicity-2', 'de')).toBe('Toxizitätswertung, Schritt 2: −3 Siegpunkte');
  expect(line('price-13', 'en')).toBe(
    'Space 13: A barrel costs or brings 10 coins. Whoever drives the price further takes 2 victory points.',
  );
  expect(line('dock-1', 'de')).toBe('Dock I: Schiffe bringen 15 Münzen; bis zu 2 Plättchen bauen.');
});

test('every rule that is named exists', () => {
  const rules = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
  for (const { rule } of entries) expect(rules).toContain(`**${rule}**`);
});
