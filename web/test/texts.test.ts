/** Every text of a game, wherever it is said: boards, readings, lessons, puzzles, tables, symbols, hints. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@fathom/games';
import { LANGS, type Lang, type Words } from '@fathom/kernel';
import { flawsIn, type Proof } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { WORDS } from './all-words.ts';

const ROOT = join(import.meta.dirname, '../../games');
/** Texts for search, not for reading. */
const SYNONYMS = /\.also$/;

describe.each(GAMES.map(({ meta }) => meta.id))('the texts of %s', id => {
  test.each(LANGS)('are fit to be read in %s', async lang => {
    const proof: Proof = await import(`../../games/${id}/test/words.ts`);
    const catalogues = await cataloguesOf(id, lang);
    expect(catalogues.length).toBeGreaterThan(5);
    expect(catalogues.flatMap(words => flawsIn(words, lang, proof))).toEqual([]);
  });
});

/** `words/reading.de.ts`, `words/de.ts` and `board/words/de.ts` are catalogues of German texts. */
function cataloguesOf(id: string, lang: Lang): Promise<Words[]> {
  const files = globSync(`${id}/{words,board/words}/{${lang},*.${lang}}.ts`, { cwd: ROOT });
  return Promise.all(files.sort().map(catalogue));
}

async function catalogue(file: string): Promise<Words> {
  const exported: Tree = await import(`../../games/${file}`);
  return Object.fromEntries(texts(exported).filter(([key]) => !SYNONYMS.test(key)));
}

/** Texts under their keys; the reasons of hints have several each, and some files export how they put words together. */
interface Tree {
  readonly [key: string]: string | Tree | (() => unknown);
}

function texts(words: Tree): [string, string][] {
  return Object.entries(words).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'function') return [];
    return typeof text === 'string' ? [[key, text]] : texts(text);
  });
}

/** What the app itself counts; it has no ids of its own to hide. */
const APP: Proof = {
  internal: /\b(?:submit|socket|seatToken)\b/,
  counted: {
    en: [
      ['move', 'moves'],
      ['game', 'games'],
      ['match', 'matches'],
      ['player', 'players'],
      ['seat', 'seats'],
      ['point', 'points'],
      ['day', 'days'],
      ['hour', 'hours'],
      ['minute', 'minutes'],
      ['second', 'seconds'],
      ['puzzle', 'puzzles'],
      ['lesson', 'lessons'],
      ['decision', 'decisions'],
      ['device', 'devices'],
      ['table', 'tables'],
      ['bot', 'bots'],
      ['line', 'lines'],
      ['message', 'messages'],
      ['spectator', 'spectators'],
      ['turn', 'turns'],
      ['result', 'results'],
    ],
    de: [
      ['Zug', 'Züge'],
      ['Partie', 'Partien'],
      ['Person', 'Personen'],
      ['Platz', 'Plätze'],
      ['Punkt', 'Punkte'],
      ['Tag', 'Tage'],
      ['Stunde', 'Stunden'],
      ['Minute', 'Minuten'],
      ['Sekunde', 'Sekunden'],
      ['Lektion', 'Lektionen'],
      ['Entscheidung', 'Entscheidungen'],
      ['Tisch', 'Tische'],
      ['Bot', 'Bots'],
      ['Zeile', 'Zeilen'],
      ['Fortsetzung', 'Fortsetzungen'],
      ['Nachricht', 'Nachrichten'],
      ['Aufgabe', 'Aufgaben'],
      ['Rätsel', 'Rätsel'],
      ['Treffer', 'Treffer'],
    ],
  },
  spoken: [],
};

test.each(LANGS)('the texts of the app are fit to be read in %s', lang => {
  expect(WORDS[lang].flatMap(words => flawsIn(words, lang, APP))).toEqual([]);
});
