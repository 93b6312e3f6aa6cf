/** The letters of the suggested moves, and the words for how sure it is that one is better than the next. */
import type { Advised } from '@fathom/bots/coach/advisor.ts';
import { type Clarity, clarityOf } from '@fathom/bots/coach/estimate.ts';

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

/** The notation of the move behind each letter. */
export type Lettered = readonly string[];

/** A move keeps its letter once it has been shown; a new one takes the letter of the one it replaces. */
export function lettered(before: Lettered, ranked: readonly { readonly move: string }[]): Lettered {
  const wanted = ranked.map(({ move }) => move);
  const fresh = wanted.filter(move => !before.includes(move)).values();
  const kept = before.map(move => (wanted.includes(move) ? move : fresh.next().value)).filter(isMove);
  return [...kept, ...fresh];
}

function isMove(move: string | undefined): move is string {
  return move !== undefined;
}

export interface Row {
  readonly letter: Letter;
  readonly advised: Advised<string>;
  readonly isBest: boolean;
  /** Undefined for the last of them that is close to none. */
  readonly sure: Sure | undefined;
}

export type Sure = { readonly key: Clarity | 'either'; readonly a: Letter; readonly b: Letter };

/** In the order of the letters. */
export function rowsOf(letters: Lettered, ranked: readonly Advised<string>[]): Row[] {
  const letterOf = (i: number) => LETTERS[letters.indexOf(ranked[i].move)];
  const clarity = ranked.slice(1).map((one, i) => clarityOf([ranked[i], one]));
  return ranked
    .map((advised, i) => ({
      letter: letterOf(i),
      advised,
      isBest: i === 0,
      sure: sureOf(i, clarity, letterOf),
    }))
    .filter(({ letter }) => letter !== undefined)
    .sort((a, b) => LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter));
}

function sureOf(i: number, clarity: readonly Clarity[], letterOf: (i: number) => Letter): Sure | undefined {
  if (clarity[0] === 'close' && i < 2) return { key: 'either', a: letterOf(0), b: letterOf(1) };
  const next = clarity[i];
  if (next && next !== 'close') return { key: next, a: letterOf(i), b: letterOf(i + 1) };
  if (next) return { key: 'close', a: letterOf(i), b: letterOf(i + 1) };
  if (clarity[i - 1] === 'close') return { key: 'close', a: letterOf(i), b: letterOf(i - 1) };
  return clarity.length === 0 ? { key: 'clear', a: letterOf(i), b: letterOf(i) } : undefined;
}
