import { findGame } from '@fathom/games';
import { LANGS, type Lang, type Params, type Table, type TableEntry, tablesOf } from '@fathom/kernel';
import { joinBooks, parseRules, type RuleBook } from './parse.ts';
import { type Elsewhere, textsById } from './search.ts';

/** Everything the reader shows of a game. */
export interface Library {
  readonly book: RuleBook;
  readonly tables: readonly Table[];
}

const FILES = import.meta.glob<string>('../../../games/*/{RULES,RULINGS}*.md', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<RuleBook | undefined>>();

/** The rule book of a game in a language; in English when it is not translated yet. */
export function loadRules(game: string, lang: Lang): Promise<RuleBook | undefined> {
  const key = `${game} ${lang}`;
  const before = loaded.get(key);
  if (before) return before;
  const loading = load(game, lang);
  loaded.set(key, loading);
  return loading;
}

export async function loadLibrary(game: string, lang: Lang): Promise<Library | undefined> {
  const [book, tables] = await Promise.all([loadRules(game, lang), loadTables(game, lang)]);
  return book && { book, tables };
}

/** What rules and tables say in the other language. */
export async function loadElsewhere(game: string, lang: Lang): Promise<Elsewhere> {
  const others = LANGS.filter(other => other !== lang);
  const libraries = await Promise.all(others.map(other => loadLibrary(game, other)));
  return new Map(libraries.flatMap(library => (library ? [...textsById(library.book, library.tables)] : [])));
}

/** The entry of the thing that a refusal with these parameters is about. */
export async function loadEntry(game: string, lang: Lang, params: Params): Promise<TableEntry | undefined> {
  const made = await findGame(game)?.reference?.();
  const id = made?.reference.entryOf?.(params);
  if (id === undefined) return undefined;
  const tables = await loadTables(game, lang);
  return tables.flatMap(({ entries }) => entries).find(entry => entry.id === id);
}

export async function loadTables(game: string, lang: Lang): Promise<readonly Table[]> {
  const entry = findGame(game);
  if (!entry?.reference) return [];
  const [{ reference }, { voice }] = await Promise.all([entry.reference(), entry.voice()]);
  return tablesOf(reference, lang, voice.words[lang]);
}

async function load(game: string, lang: Lang): Promise<RuleBook | undefined> {
  const texts = await Promise.all(['RULES', 'RULINGS'].map(name => read(game, name, lang)));
  const books = texts.filter(text => text !== undefined).map(parseRules);
  return books.length > 0 ? joinBooks(books) : undefined;
}

function read(game: string, name: string, lang: Lang): Promise<string> | undefined {
  const path = `../../../games/${game}/${name}`;
  const file = (lang === 'en' ? undefined : FILES[`${path}.${lang}.md`]) ?? FILES[`${path}.md`];
  return file?.();
}
