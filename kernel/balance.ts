/** What a game wants to know about many matches between bots, besides who wins and how long they take. */
import type { OptionValues } from './options.ts';

/** A kind of table whose matches are counted together. */
export interface BalanceTable<O = OptionValues> {
  readonly name: string;
  readonly seats: number;
  /** What differs from the default options. */
  readonly options?: Partial<O>;
}

/** Sits beside one match. */
export interface Observer<S> {
  /** After each move. */
  moved?(s: S): void;
  /** At the end: a number for each figure, averaged over the matches that have it. */
  figures(s: S): Readonly<Record<string, number>>;
  /** At the end: whole numbers of which the report says how many matches had which. */
  tallies?(s: S): Readonly<Record<string, number>>;
}

export interface Balance<S = unknown, O = OptionValues> {
  readonly tables: readonly BalanceTable<O>[];
  observe(s: S): Observer<S>;
}
