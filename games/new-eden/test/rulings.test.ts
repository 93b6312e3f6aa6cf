/** Rules and rulings are the same in both languages and speak of options as the table does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { meta } from '../meta.ts';
import { voice } from '../words/voice.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const numbers = (text: string) => [...text.matchAll(/^- \*\*((?:NE|A)-\d+[a-z]?)/gm)].map(found => found[1]);
const rulings = { en: read('RULINGS.md'), de: read('RULINGS.de.md') };

test('both languages have the same numbers in the same order', () => {
  expect(numbers(read('RULES.de.md'))).toEqual(numbers(read('RULES.md')));
  expect(numbers(rulings.de)).toEqual(numbers(rulings.en));
  expect(numbers(rulings.en)).toHaveLength(72);
});

describe.each(Object.entries(meta.options))('the option %s', (name, { ruling }) => {
  test.each(['en', 'de'] as const)('is named in its ruling as at the table, in %s', lang => {
    const line = rulings[lang].split('\n').find(text => text.startsWith(`- **${ruling} `));
    const [open, close] = lang === 'en' ? ['"', '"'] : ['„', '“'];
    expect(line).toContain(`${open}${voice.words[lang][`option.${name}`]}${close}`);
    expect(rulings[lang]).not.toContain(`${open}${name}${close}`);
  });
});
