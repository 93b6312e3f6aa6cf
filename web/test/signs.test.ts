/** Every symbol a board can draw is in its key, with a name and a meaning in both languages and a rule that exists. */
import { globSync, readFileSync } from 'node:fs';
import { LANGS } from '@fathom/kernel';
import { type SignKey, searchSigns } from '@fathom/parts/signs.ts';
import { SYMBOLS } from '@fathom/parts/symbols.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, load, markupOf, sights } from './tables.tsx';

const ROOT = `${import.meta.dirname}/../..`;
/** What buttons and panels show beside their names. */
const CHROME = ['back', 'next', 'up', 'close', 'more', 'eye', 'search', 'undo', 'bot', 'people', 'why'];

describe.each(GAME_IDS)('the key of symbols of %s', id => {
  test('has every sign the board draws', async () => {
    const [game, key] = await Promise.all([load(id), keyOf(id)]);
    const known = new Set(knownTo(key));
    const drawn = new Set<string>();
    let n = 0;
    for (const sight of sights(game, 400)) {
      if (n++ % 10 === 0)
        for (const [, names] of markupOf(game, sight).matchAll(/data-sign="([^"]*)"/g))
          for (const name of names.split(' ')) drawn.add(name);
    }
    expect([...drawn].filter(name => !known.has(name) && !CHROME.includes(name.slice(2)))).toEqual([]);
  });

  test('has every sign its sources name', async () => {
    const known = new Set(knownTo(await keyOf(id)));
    const missing = namedIn(id).filter(name => !known.has(name) && !CHROME.includes(name.slice(2)));
    expect(missing).toEqual([]);
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

function knownTo({ signs }: SignKey): string[] {
  return signs.flatMap(group => group.signs.map(({ sign }) => sign));
}

/** Signs in the sources of a board; `i-f-${…}` stands for all that begin like this. Which ones `i-${…}` means, only the drawing tells. */
function namedIn(id: string): string[] {
  const files = globSync(`games/${id}/board/**/*.{ts,tsx}`, { cwd: ROOT });
  const code = files
    .filter(file => !file.endsWith('/signs.ts'))
    .map(file => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .join('\n');
  const families = [...code.matchAll(/`([a-z]-(?:[a-z]+-)?)\$\{/g)].map(([, start]) => start);
  const quoted = [...code.matchAll(/['"]([a-z]-[a-z][a-z-]*)['"]/g)].map(([, name]) => name);
  return SYMBOLS.filter(
    name => quoted.includes(name) || families.some(start => start !== 'i-' && name.startsWith(start)),
  );
}

function keyOf(id: string): Promise<SignKey> {
  return import(`../../games/${id}/board/signs.ts`) as Promise<SignKey>;
}
