/** A game on one page, to lay beside the board: what a player looks up again and again. */
import type { Lang } from './words.ts';

export interface SummarySection {
  readonly title: string;
  /** Number of the rule with which it begins. */
  readonly rule: string;
  readonly lines: readonly string[];
}

export type Summary = readonly SummarySection[];
export type SummaryBook = Readonly<Record<Lang, Summary>>;
