/** Decisions of one's own games, kept on the device to be practised: the same question, with the board as it was. */
import type { Decision } from '@fathom/bots/coach/review.ts';
import {
  format,
  hex,
  LANGS,
  type Lang,
  type MatchRecord,
  type Puzzle,
  sha256,
  type Words,
} from '@fathom/kernel';
import { recallJson, remember } from '../memory.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

/** As it is stored. */
export interface Kept extends Puzzle {
  /** Of the rules it was played with. */
  readonly version: number;
  /** How many moves were made before. */
  readonly move: number;
}

const PREFIX = 'kept-';
const WORDS: Readonly<Record<Lang, Words>> = { en, de };

export function isKept(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** The same decision is kept once. */
export function keptId({ seed }: MatchRecord, move: number): string {
  return `${PREFIX}${hex(sha256(seed)).slice(0, 10)}-${move}`;
}

/** Newest first. */
export function keptPuzzles(game: string): Kept[] {
  const value = recallJson(keyOf(game));
  return Array.isArray(value) ? value.filter(isPuzzle) : [];
}

export function keepPuzzle(record: MatchRecord, decision: Decision): void {
  const { seats, options, seed, rng } = record;
  const puzzle: Kept = {
    id: keptId(record, decision.move),
    grade: 2,
    icon: 'i-puzzle',
    version: record.version,
    move: decision.move,
    position: {
      seats,
      options,
      seed,
      ...(rng && { rng }),
      moves: record.moves
        .slice(0, decision.move)
        .map(([seat, text]) => `${seat}>${text}`)
        .join(' '),
      seat: decision.seat,
    },
    solution: decision.best,
    also: decision.accepted.filter(text => text !== decision.best),
    worth: [percent(decision.bestShare), percent(decision.share)],
  };
  const others = keptPuzzles(record.game).filter(({ id }) => id !== puzzle.id);
  remember(keyOf(record.game), JSON.stringify([puzzle, ...others]));
}

export function dropPuzzle(game: string, id: string): void {
  remember(keyOf(game), JSON.stringify(keptPuzzles(game).filter(puzzle => puzzle.id !== id)));
}

/** What is said of them, as a book says it of its puzzles. */
export function keptWords(puzzles: readonly Kept[]): Readonly<Record<Lang, Words>> {
  const texts = (lang: Lang) =>
    puzzles.flatMap(({ id, move }) => [
      [`puzzle.${id}.title`, format(WORDS[lang]['learn.keptTitle'], { n: move + 1 }, lang)],
      [`puzzle.${id}.ask`, WORDS[lang]['learn.keptAsk']],
      [`puzzle.${id}.why`, WORDS[lang]['learn.keptSolved']],
    ]);
  return Object.fromEntries(LANGS.map(lang => [lang, Object.fromEntries(texts(lang))])) as Record<
    Lang,
    Words
  >;
}

function keyOf(game: string): string {
  return `puzzles.${game}`;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function isPuzzle(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { id, solution, position, worth, move } = value as Partial<Kept>;
  return (
    typeof id === 'string' &&
    isKept(id) &&
    typeof solution === 'string' &&
    typeof move === 'number' &&
    typeof position?.seed === 'string' &&
    Array.isArray(worth)
  );
}
