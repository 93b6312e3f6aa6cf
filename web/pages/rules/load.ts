import type { Lang } from '@fathom/kernel';
import { joinBooks, parseRules, type RuleBook } from './parse.ts';

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
