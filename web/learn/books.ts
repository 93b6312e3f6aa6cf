/** Lessons and puzzles of the games, loaded when somebody wants to learn. */
import { findGame } from '@fathom/games';
import type { LessonBook, PuzzleBook, Words } from '@fathom/kernel';
import { LANGS, type Lang } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import { arriving } from '../arrival.ts';

export interface Books {
  readonly lessons: LessonBook | undefined;
  readonly puzzles: PuzzleBook | undefined;
  /** Texts of both. */
  readonly words: BothWords;
}

type BothWords = Readonly<Record<Lang, Words>>;

/** Texts of a game with those of a book; where both have one, that of the book. */
export function bothWords(game: BothWords, book: BothWords): BothWords {
  return { en: { ...game.en, ...book.en }, de: { ...game.de, ...book.de } };
}

/** Undefined while they load. */
export function useBooks(game: string): Books | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly books: Books }>();
  useEffect(() => arriving(loadBooks(game), books => setLoaded({ game, books })), [game]);
  return loaded?.game === game ? loaded.books : undefined;
}

const found = new Map<string, Promise<Books>>();

export function loadBooks(game: string): Promise<Books> {
  const have = found.get(game) ?? fetchBooks(game);
  found.set(game, have);
  return have;
}

async function fetchBooks(game: string): Promise<Books> {
  const entry = findGame(game);
  const [lessons, puzzles] = await Promise.all([
    entry?.lessons?.().then(({ lessons }) => lessons),
    entry?.puzzles?.().then(({ puzzles }) => puzzles),
  ]);
  const words = LANGS.map(lang => [lang, { ...lessons?.words[lang], ...puzzles?.words[lang] }]);
  return { lessons, puzzles, words: Object.fromEntries(words) };
}
