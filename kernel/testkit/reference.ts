/** The tables of a game are complete in both languages, and every line of them names a rule there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS, type Reference, tablesOf, type Voice } from '../index.ts';
import { flawOf, miscounts, type Proof } from './sentences.ts';

export interface ReferenceKit extends Pick<Proof, 'internal' | 'counted'> {
  /** Folder of the game, where its rules and rulings are. */
  readonly folder: string;
}

export function testReference<V, M>(
  reference: Reference,
  voice: Pick<Voice<V, M>, 'words'>,
  kit: ReferenceKit,
): void {
  const { sections } = reference;
  const entries = sections.flatMap(section => section.entries);

  test('tables have something in them, and each thing once', () => {
    expect(sections.filter(section => section.entries.length === 0)).toEqual([]);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('tables name rules there are', () => {
    const rules = ['RULES.md', 'RULINGS.md'].map(name => readFileSync(join(kit.folder, name), 'utf8')).join();
    expect(entries.filter(({ rule }) => !new RegExp(`\\*\\*${rule}\\b`).test(rules))).toEqual([]);
  });

  test('boards do not carry the words of the tables', () => {
    const own = Object.keys(reference.words?.en ?? {});
    expect(own.filter(key => Object.hasOwn(voice.words.en, key))).toEqual([]);
    expect(Object.keys(reference.words?.de ?? {}).sort()).toEqual(own.sort());
  });

  describe.each(LANGS)('tables %s', lang => {
    const tables = tablesOf(reference, lang, voice.words[lang]);
    const counting = miscounts(lang, kit.counted[lang]);

    test('are fit to be read', () => {
      const texts = tables.flatMap(table =>
        table.entries.flatMap(({ name, effect, cost }) => [name, effect, ...(cost ? [cost] : [])]),
      );
      const read = [...tables.map(({ title }) => title), ...texts];
      expect(read.filter(text => text.trim() === '' || / {2}|^ | [.,;]|\u00ad/.test(text))).toEqual([]);
      expect(read.flatMap(text => flawOf(text, kit.internal, counting) ?? [])).toEqual([]);
    });

    test('begin with a capital letter or a number', () => {
      const texts = tables.flatMap(table => table.entries.flatMap(({ name, effect }) => [name, effect]));
      expect(texts.filter(text => /^\p{Ll}/u.test(text))).toEqual([]);
    });

    test('have different names for different things', () => {
      for (const table of tables) {
        const names = table.entries.map(({ name }) => name);
        expect(new Set(names).size, names.join('\n')).toBe(names.length);
      }
    });
  });
}
