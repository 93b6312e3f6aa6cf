import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type Words } from '@fathom/kernel';
import { de as partsDe } from '@fathom/parts/words/de.ts';
import { en as partsEn } from '@fathom/parts/words/en.ts';
import { describe, expect, test } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

const SOURCES = new URL('../', import.meta.url).pathname;
const PARTS = new URL('../../parts/', import.meta.url).pathname;

function parameters(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)(?=[,}])/g)].map(match => match[1]))].sort();
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/^(dist|test|node_modules)\//.test(name))
    .map(name => join(folder, name));
}

describe.each([
  ['web', en as Words, de as Words],
  ['parts', partsEn as Words, partsDe as Words],
])('words of %s', (_, english, german) => {
  test('both languages have the same keys', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(Object.keys(english))('%s has the same parameters and says something', key => {
    expect(parameters(german[key])).toEqual(parameters(english[key]));
    for (const [lang, words] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const params = Object.fromEntries(parameters(words[key]).map(name => [name, 3]));
      const said = format(words[key], params, lang);
      expect(said.trim()).not.toBe('');
      expect(said).not.toMatch(/[{}]|undefined/);
    }
  });
});

test('every key that is said in the code has a text', () => {
  const all: Words = { ...en, ...partsEn };
  const missing = [...files(SOURCES), ...files(PARTS)].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g)]
      .map(match => match[1])
      .filter(key => !Object.hasOwn(all, key))
      .map(key => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('every text is said somewhere', () => {
  const code = [...files(SOURCES), ...files(PARTS)]
    .filter(file => !file.includes('/words/'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = Object.keys({ ...en, ...partsEn }).filter(key => {
    const start = key.slice(0, key.lastIndexOf('.') + 1);
    const family = start !== '' && code.includes(`\`${start}\${`);
    return !family && !code.includes(`'${key}'`) && !code.includes(`.${key.split('.').at(-1)}Hint\``);
  });
  expect(unused).toEqual([]);
});

test('components contain no literal text', () => {
  const literal = /(?<![=)\w])>\s*([A-Za-zÄÖÜäöü][^<>{}]*[A-Za-zäöü])\s*<\//g;
  const found = [...files(SOURCES), ...files(PARTS)]
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(literal)].map(match => `${file}: ${match[1]}`));
  expect(found).toEqual([]);
});
