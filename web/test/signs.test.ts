/** Every symbol a board can draw is in its key, with a name and a meaning in both languages and a rule that exists. */
import { globSync, readFileSync } from 'node:fs';
import { LANGS } from '@fathom/kernel';
import { type SignKey, searchSigns } from '@fathom/parts/signs.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, load, markupOf, sights } from './tables.tsx';

const ROOT = `${import.meta.dirname}/../..`;
/** What buttons of any page show; their names say what they do. */
const CHROME = [
  'back',
  'next',
  'up',
  'close',
  'check',
  'more',
  'eye',
  'search',
  'undo',
  'bot',
  'people',
  'why',
];

describe.each(GAME_IDS)('the key of symbols of %s', id => {
  test('has every sign the board draws', async () => {
    const [game, key] = await Promise.all([load(id), keyOf(id)]);
    const known = new Set<string>(key.signs.flatMap(group => group.signs).map(({ sign }) => sign));
    const drawn = new Set<string>();
    let n = 0;
    for (const sight of sights(game, 400)) {
      if (n++ % 10 === 0)
        for (const [, names] of markupOf(game, sight).matchAll(/data-sign="([^"]*)"/g))
          for (const name of names.split(' ')) drawn.add(name);
    }
    expect([...drawn].filter(name => !known.has(name) && !CHROME.includes(name.slice(2)))).toEqual([]);
  });

  test.each(LANGS)('says what each is in %s', async lang => {
    const { signs, words } = await keyOf(id);
    for (const { key, signs: group } of signs) {
      expect(words[lang][`signs.${key}`]).toBeTruthy();
      for (const { sign } of group) {
        expect(words[lang][`sign.${sign}`], sign).toBeTruthy();
        expect(words[lang][`sign.${sign}.is`].length, sign).toBeLessThan(50);
      }
    }
  });

  test('names rules that exist', async () => {
    const { signs } = await keyOf(id);
    const files = globSync(`games/${id}/{RULES,RULINGS}.md`, { cwd: ROOT });
    const texts = files.map(file => readFileSync(`${ROOT}/${file}`, 'utf8')).join('\n');
    for (const { rule } of signs.flatMap(group => group.signs)) expect(texts).toMatch(`**${rule}`);
  });
});

test('a sign is found by its name, its meaning and other words, in both languages', async () => {
  const key = await keyOf('endeavor-deep-sea');
  const found = (query: string) =>
    searchSigns(key, query).flatMap(group => group.signs.map(({ sign }) => sign));
  expect(found('research pays')).toContain('i-rp');
  expect(found('Wissen bezahlt')).toContain('i-rp');
  expect(found('  GLÜHBIRNE ')).toEqual(['i-inspiration']);
  expect(found('xyzzy')).toEqual([]);
});

function keyOf(id: string): Promise<SignKey> {
  return import(`../../games/${id}/board/signs.ts`) as Promise<SignKey>;
}
