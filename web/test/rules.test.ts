import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRule, joinBooks, parseInline, parseRules, searchRules } from '../pages/rules/parse.ts';

const SAMPLE = `# Title

A lead with *water*
over two lines.

## 5 The ship

- **SU-18** In every turn the ship moves (see SU-19).
- **SU-19** It may stop only above
  an own submarine.
- a plain item

| players | cards |
|---|---|
| 2 | 15 |

### Moving on

A paragraph.

## Rulings

- **S-16 No own submarine ahead.** The ship leaves.
`;

describe('reading a rule book', () => {
  const book = parseRules(SAMPLE);

  test('chapters with their numbers and titles', () => {
    expect(book.title).toBe('Title');
    expect(book.chapters.map(({ number, title }) => [number, title])).toEqual([
      ['5', 'The ship'],
      ['', 'Rulings'],
    ]);
    expect(book.lead.map(block => block.plain)).toEqual(['A lead with water over two lines.']);
  });

  test('rules by number, over line ends; rulings keep their question', () => {
    expect(findRule(book, 'SU-19')?.plain).toBe('It may stop only above an own submarine.');
    expect(findRule(book, 'S-16')?.plain).toBe('No own submarine ahead. The ship leaves.');
    expect(findRule(book, 'SU-99')).toBeUndefined();
  });

  test('the kinds of block', () => {
    expect(book.chapters[0].blocks.map(block => block.kind)).toEqual([
      'rule',
      'rule',
      'item',
      'table',
      'section',
      'paragraph',
    ]);
  });

  test('a number of a rule in a text leads to it', () => {
    expect(parseInline('see SU-19, **not** `code`')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'rule', text: 'SU-19' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'not' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'code' },
    ]);
  });

  test('search finds all words in any order, by number too', () => {
    expect(searchRules(book, 'submarine OWN').flatMap(({ blocks }) => blocks)).toHaveLength(2);
    expect(searchRules(book, 'su-18').flatMap(({ blocks }) => blocks)).toHaveLength(1);
    expect(searchRules(book, 'kraken')).toEqual([]);
  });

  test('joined books number their chapters on', () => {
    const both = joinBooks([book, parseRules('# More\n\n## Extra\n\n- **S-1 Who?** Chance.\n')]);
    expect(both.chapters.map(({ id, book: from }) => [id, from])).toEqual([
      ['chapter-1', undefined],
      ['chapter-2', undefined],
      ['chapter-3', 'More'],
    ]);
  });
});

describe('the rules of Submarine', () => {
  const read = (name: string) =>
    parseRules(readFileSync(new URL(`../../games/submarine/${name}`, import.meta.url), 'utf8'));
  const ids = (name: string) =>
    read(name).chapters.flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'rule' ? [block.id] : [])),
    );

  test.each(['RULES', 'RULINGS'])('%s has the same numbers in both languages, each once', name => {
    const english = ids(`${name}.md`);
    expect(english.length).toBeGreaterThan(30);
    expect(new Set(english).size).toBe(english.length);
    expect(ids(`${name}.de.md`)).toEqual(english);
  });
});
