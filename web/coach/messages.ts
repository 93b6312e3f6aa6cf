/** Between the page and the worker that advises and reviews. What is asked carries a view, or a record that is over. */
import type { Advised } from '@fathom/bots/coach/advisor.ts';
import type { Effort } from '@fathom/bots/coach/effort.ts';
import type { Clarity } from '@fathom/bots/coach/estimate.ts';
import type { Begun } from '@fathom/bots/coach/review.ts';
import type { MatchRecord, Seat } from '@fathom/kernel';

export interface AdviceQuestion {
  readonly kind: 'advise';
  readonly game: string;
  readonly version: number;
  readonly seat: Seat;
  /** What the seat sees, and nothing else. */
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly seed: string;
  readonly effort: Effort;
}

export interface ReviewQuestion {
  readonly kind: 'review';
  readonly record: MatchRecord;
  readonly effort: Effort;
  /** Where it was left. */
  readonly left?: Begun | undefined;
}

export type Question = AdviceQuestion | ReviewQuestion;

/** Moves travel as notation. */
export interface ToldAdvice {
  readonly moves: readonly Advised<string>[];
  readonly clarity: Clarity;
  readonly done: number;
  readonly tried: number;
}

export type Answer =
  | { readonly kind: 'progress'; readonly done: number; readonly tried: number; readonly last?: boolean }
  | { readonly kind: 'advice'; readonly advice: ToldAdvice; readonly last: boolean }
  | { readonly kind: 'review'; readonly begun: Begun; readonly last: boolean }
  | { readonly kind: 'failed'; readonly problem: string; readonly last: true };
