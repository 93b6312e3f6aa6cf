/**
 * Looking for words in rules and tables: whatever their case, with umlauts or without ("Rückschlag" is found by
 * "ruckschlag" and "rueckschlag"), and in either language.
 */
import type { Table, TableEntry } from '@fathom/kernel';
import type { Block, Chapter, RuleBook } from './parse.ts';

/** What rules and entries say in the other language, by their ids. */
export type Elsewhere = ReadonlyMap<string, string>;

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The two ways to write a German word without its dots. Both leave other letters as they are. */
const FOLDS = [
  bare,
  (text: string) => bare(text.toLowerCase().replace(/[äöü]/g, letter => SPELT[letter])),
] as const;

function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

export function wordsOf(query: string): string[] {
  return query
    .normalize('NFC')
    .split(/\s+/)
    .filter(word => bare(word) !== '');
}

export function contains(text: string, words: readonly string[]): boolean {
  const folded = FOLDS.map(fold => fold(text));
  return words.every(word => FOLDS.some((fold, i) => folded[i].includes(fold(word))));
}

/** The text in pieces that are one of the words and pieces that are not. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const hits = hitsOf(text, words);
  const pieces: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1);
    if (last?.hit === hits[i]) last.text += text[i];
    else pieces.push({ text: text[i], hit: hits[i] });
  }
  return pieces;
}

function hitsOf(text: string, words: readonly string[]): boolean[] {
  const hits = Array.from(text, () => false);
  for (const fold of FOLDS) {
    const letters = text.split('').map(letter => fold(letter));
    /** The letter of the text that each letter of the folded text stands for. */
    const at = letters.flatMap((letter, i) => Array.from(letter, () => i));
    const folded = letters.join('');
    for (const word of words.map(word => fold(word)))
      for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + 1))
        for (const letter of at.slice(i, i + word.length)) hits[letter] = true;
  }
  return hits;
}

const AROUND = 48;

/** A few words around the first place that is looked for. */
export function excerptOf(text: string, words: readonly string[]): string {
  const first = hitsOf(text, words).indexOf(true);
  const from = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1;
  const end = text.indexOf(' ', first + AROUND);
  return `${from > 0 ? '… ' : ''}${end < 0 ? text.slice(from) : `${text.slice(from, end)} …`}`;
}

/** The blocks that contain every word, chapter by chapter. */
export function searchRules(book: RuleBook, words: readonly string[], elsewhere: Elsewhere): Chapter[] {
  const fits = (block: Block) =>
    contains(textOf(block), words) || (block.kind === 'rule' && isElsewhere(block.id, words, elsewhere));
  return book.chapters
    .map(chapter => ({ ...chapter, blocks: chapter.blocks.filter(fits) }))
    .filter(chapter => chapter.blocks.length > 0);
}

/** The entries that contain every word; the title of a table counts for all in it. */
export function searchTables(
  tables: readonly Table[],
  words: readonly string[],
  elsewhere: Elsewhere,
): Table[] {
  const fits = (table: Table) => (entry: TableEntry) =>
    contains(`${table.title} ${textOfEntry(entry)}`, words) || isElsewhere(entry.id, words, elsewhere);
  return tables
    .map(table => ({ ...table, entries: table.entries.filter(fits(table)) }))
    .filter(table => table.entries.length > 0);
}

function isElsewhere(id: string, words: readonly string[], elsewhere: Elsewhere): boolean {
  const text = elsewhere.get(id);
  return text !== undefined && contains(text, words);
}

/** What the other language says where only that has the words. */
export function foundElsewhere(
  own: string,
  id: string,
  words: readonly string[],
  elsewhere: Elsewhere,
): string | undefined {
  if (words.length === 0 || contains(own, words) || !isElsewhere(id, words, elsewhere)) return undefined;
  return excerptOf(elsewhere.get(id) ?? '', words);
}

export function textOf(block: Block): string {
  return block.kind === 'rule' ? `${block.id} ${block.plain}` : block.plain;
}

export function textOfEntry({ name, effect, cost = '', rule }: TableEntry): string {
  return [name, effect, cost, rule].join(' ');
}

/** Everything with an id of a book and its tables, as text. */
export function textsById(book: RuleBook, tables: readonly Table[]): Map<string, string> {
  const rules = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'rule' ? [[block.id, block.plain] as const] : [])),
  );
  const entries = tables.flatMap(table =>
    table.entries.map(entry => [entry.id, `${entry.name}: ${entry.effect}`] as const),
  );
  return new Map([...rules, ...entries]);
}
