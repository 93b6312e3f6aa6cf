import { globSync, readFileSync } from 'node:fs';
import { findGame, GAMES } from '@fathom/games';
import { LANGS, type Lang, type Table, tablesOf } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_ID } from '../../games/new-eden/data/card.ts';
import { findRule, isNumbered, joinBooks, parseInline, parseRules } from '../pages/rules/parse.ts';
import {
  type Elsewhere,
  excerptOf,
  foundElsewhere,
  piecesOf,
  searchRules,
  searchTables,
  textsById,
  wordsOf,
} from '../pages/rules/search.ts';

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

const NOWHERE: Elsewhere = new Map();

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
    const found = (query: string) =>
      searchRules(book, wordsOf(query), NOWHERE).flatMap(({ blocks }) => blocks);
    expect(found('submarine OWN')).toHaveLength(2);
    expect(found('su-18')).toHaveLength(1);
    expect(found('kraken')).toEqual([]);
  });

  test('a number may have a letter behind it', () => {
    const cases = parseRules('# R\n\n## One\n\n- **NE-86a** 5 coins (not NE-86b).\n');
    expect(findRule(cases, 'NE-86a')?.text).toContainEqual({ kind: 'rule', text: 'NE-86b' });
    expect(['NE-86a', 'ED-92c', 'S-1'].map(isNumbered)).toEqual([true, true, true]);
    expect(['turn', 'NE-86ab', 'xNE-86'].map(isNumbered)).toEqual([false, false, false]);
  });

  test('cases below a rule are rules, sections of a short book its chapters', () => {
    const short = parseRules(
      '# R\n\nA lead.\n\n### Dives\n\n- **ED-81** Kinds:\n  - **ED-81a** none.\n  - **ED-81b** sonar.\n',
    );
    expect(findRule(short, 'ED-81')?.plain).toBe('Kinds:');
    expect(findRule(short, 'ED-81b')?.plain).toBe('sonar.');
    expect(short.chapters.map(({ title }) => title)).toEqual(['Dives']);
    expect(joinBooks([book, short]).chapters.at(-1)?.lead?.[0].plain).toBe('A lead.');
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

const TABLES: readonly Table[] = [
  {
    key: 'setbacks',
    title: 'Rückschläge',
    entries: [
      { id: 'storm', name: 'Sturmfront', effect: 'Größere Böen.', rule: 'S-1', source: 'printed' },
      {
        id: 'nets',
        name: 'Geisternetze',
        effect: 'Ein Feld.',
        cost: '2 Münzen',
        rule: 'S-2',
        source: 'reconstructed',
      },
    ],
  },
];

describe('searching', () => {
  const ids = (query: string, elsewhere = NOWHERE) =>
    searchTables(TABLES, wordsOf(query), elsewhere).flatMap(({ entries }) => entries.map(({ id }) => id));

  test.each(['Böen', 'boen', 'BOEEN', 'größere', 'GROSSERE', 'groessere', 'bo\u0308en'])(
    '%s finds a text with dots',
    query => {
      expect(ids(query)).toEqual(['storm']);
    },
  );

  test('a title counts for its whole table, cost and rule for their entry', () => {
    expect(ids('rueckschlaege')).toEqual(['storm', 'nets']);
    expect(ids('rückschläge feld')).toEqual(['nets']);
    expect(ids('münzen s-2')).toEqual(['nets']);
  });

  test('marks the words where they stand', () => {
    expect(piecesOf('Größere Böen', wordsOf('BÖ groess'))).toEqual([
      { text: 'Größ', hit: true },
      { text: 'ere ', hit: false },
      { text: 'Bö', hit: true },
      { text: 'en', hit: false },
    ]);
    expect(piecesOf('nothing', wordsOf('kraken'))).toEqual([{ text: 'nothing', hit: false }]);
  });

  test('finds by the other language, and says what that says', () => {
    const elsewhere: Elsewhere = new Map([['nets', 'Ghost nets: they cover a site.']]);
    expect(ids('ghost', elsewhere)).toEqual(['nets']);
    expect(foundElsewhere('Geisternetze', 'nets', ['ghost'], elsewhere)).toBe(
      'Ghost nets: they cover a site.',
    );
    expect(foundElsewhere('Ghost ship', 'nets', ['ghost'], elsewhere)).toBeUndefined();
    expect(foundElsewhere('Sturm', 'storm', ['ghost'], elsewhere)).toBeUndefined();
  });

  test('a long text is cut around the place', () => {
    const text = `${'water '.repeat(30)}kraken${' water'.repeat(30)}`;
    const excerpt = excerptOf(text, ['kraken']);
    expect(excerpt).toMatch(/^… (water )+kraken( water)+ …$/);
    expect(excerpt.length).toBeLessThan(120);
  });
});

describe.each(GAMES)('the reader of $meta.title', ({ meta, reference, voice }) => {
  const rulesIn = (lang: Lang) =>
    joinBooks(
      ['RULES', 'RULINGS'].map(name => {
        const file = `../../games/${meta.id}/${name}${lang === 'en' ? '' : `.${lang}`}.md`;
        return parseRules(readFileSync(new URL(file, import.meta.url), 'utf8'));
      }),
    );

  test.each(LANGS)('in %s every rule that refuses a move can be read', lang => {
    const book = rulesIn(lang);
    const folder = new URL(`../../games/${meta.id}/`, import.meta.url).pathname;
    const code = globSync(['*.ts', 'steps/*.ts'], { cwd: folder }).map(file =>
      readFileSync(folder + file, 'utf8'),
    );
    const rules = [...code.join().matchAll(/refuse\(\s*'([A-Z]+-\d+[a-z]?)'/g)].map(match => match[1]);
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(rule => !isNumbered(rule) || !findRule(book, rule))).toEqual([]);
  });

  test.each(LANGS)('in %s every address leads to one thing, and every entry to a rule', async lang => {
    const made = await reference?.();
    const tables = made ? tablesOf(made.reference, lang, (await voice()).voice.words[lang]) : [];
    const book = rulesIn(lang);
    const entries = tables.flatMap(table => table.entries);
    const addresses = [
      ...book.chapters.map(({ id }) => id),
      ...book.chapters.flatMap(({ blocks }) =>
        blocks.flatMap(block => (block.kind === 'rule' ? [block.id] : [])),
      ),
      ...tables.map(({ key }) => `table-${key}`),
      ...entries.map(({ id }) => id),
    ];
    expect(addresses.filter((id, i) => addresses.indexOf(id) !== i)).toEqual([]);
    expect(addresses.filter(id => !/^[A-Za-z][\w-]*$|^\d[\w-]*$/.test(id))).toEqual([]);
    expect(entries.filter(({ rule }) => !findRule(book, rule)).map(({ id, rule }) => [id, rule])).toEqual([]);
    expect(textsById(book, tables).size).toBeGreaterThan(60);
  });
});

test.each([
  ['submarine', { token: 6, space: 3 }, 'crown'],
  ['submarine', { token: 60 }, 'mussel-sand'],
  ['submarine', { colour: 4 }, 'card-lilac'],
  ['submarine', { column: 2 }, undefined],
  ['new-eden', { card: 3, staff: 1 }, CARD_ID[3]],
  ['new-eden', { start: -1 }, undefined],
  ['new-eden', { tile: 0 }, 'tile-boatyard'],
  ['new-eden', { row: 0 }, 'row-1'],
  ['endeavor-deep-sea', { design: 0, level: 2 }, 'pilot'],
  ['endeavor-deep-sea', { gain: 0 }, 'gain-reputation'],
  ['endeavor-deep-sea', { tile: -1 }, undefined],
  ['endeavor-deep-sea', { cell: 4 }, undefined],
  ['endeavor-deep-sea', { track: 1 }, 'inspiration-1'],
  ['flotilla', { card: 0 }, 'ST1'],
  ['flotilla', { tile: 5, colour: 1 }, 'O06'],
  ['flotilla', { die: 3 }, 'die-3'],
  ['flotilla', { guild: 2 }, 'delver-1'],
  ['flotilla', { colour: 2 }, undefined],
] as const)('a refusal in %s about %o leads to %s', async (id, params, entry) => {
  const made = await findGame(id)?.reference?.();
  expect(made?.reference.entryOf?.(params)).toBe(entry);
  const ids = made?.reference.sections.flatMap(({ entries }) => entries.map(({ id }) => id));
  if (entry !== undefined) expect(ids).toContain(entry);
});
