/** Styles of a page stay when the page has gone: none of them may reach what a board draws. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const GAMES = join(WEB, '..', 'games');

/** Worn by parts that pages and boards share. */
const SHARED = new Set(['board', 'tray', 'panel', 'seat', 'btn', 'ic', 'cap', 'vh', 'chip', 'link']);

test.each(readdirSync(join(WEB, 'styles')))('%s leaves boards alone', file => {
  const selectors = selectorsIn(readFileSync(join(WEB, 'styles', file), 'utf8'));
  const worn = boardFolders().map(classesIn);
  const reaching = selectors.filter(selector => {
    const classes = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
    const own = classes.filter(name => !SHARED.has(name));
    return own.length > 0 && worn.some(names => classes.every(name => names.has(name) || SHARED.has(name)));
  });
  expect(reaching).toEqual([]);
});

/** Each without what only narrows it. */
function selectorsIn(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:(not|has)\([^)]*\)/g, '');
  return [...bare.matchAll(/(?:^|[{};])\s*([^{};@]+?)\s*\{/g)].flatMap(([, list]) =>
    list.split(/,(?![^(]*\))/).map(selector => selector.trim()),
  );
}

function boardFolders(): string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(GAMES, name, 'board'));
}

function classesIn(folder: string): Set<string> {
  const files = list(folder).filter(file => file.endsWith('.tsx'));
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8'));
  const written = texts.flatMap(text => [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]);
  return new Set(written.flatMap(([, plain, made]) => (plain ?? made).match(/[a-z][\w-]*/g) ?? []));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
