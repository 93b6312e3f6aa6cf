/** The first file of each typeface holds what our own texts are written in; another would load for one missing letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN } from '../build/fonts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Signs that the type families do not have: the device draws them. */
const NOT_OURS = new Set('∞⌊⌋▲▼●◖◗');

const texts = ['web/words', 'parts/words', 'games', 'bots']
  .flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(name => /(\/words\/.*\.ts|\/RUL\w+(\.de)?\.md|\/meta\.ts|bots\/names\.ts)$/.test(name))
  .filter(name => !name.includes('/test/'));

test('there are texts to read', () => {
  expect(texts.length).toBeGreaterThan(20);
});

test.each(texts)('%s is written in letters of the first file', name => {
  const missing = [...readFileSync(join(ROOT, name), 'utf8')].filter(letter => {
    const code = letter.codePointAt(0) ?? 0;
    return letter !== '\n' && !NOT_OURS.has(letter) && !OWN.some(([from, to]) => from <= code && code <= to);
  });
  expect([...new Set(missing)]).toEqual([]);
});
