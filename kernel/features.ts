/**
 * What a position is, in named numbers: bots learn what they are worth, the coach says which of them a move changes, the
 * statistics count them. A game surveys the position once and reads every number from the survey.
 */
import type { Seat } from './game.ts';

/** A number somewhere between −1 and 1 for what is usual. */
export interface Feature<X> {
  readonly name: string;
  of(survey: X, seat: Seat): number;
}

export interface Features<S = unknown, M = unknown, X = unknown, O = unknown> {
  /** What there is to learn. */
  readonly courses: readonly Course<O>[];
  /** The name of the course a table belongs to. */
  courseOf(seats: number, options: O): string;
  /** Everything the numbers are read from. May be the same object every time, overwritten by the next survey. */
  survey(s: S): X;
  /** Numbers of each seat. */
  readonly seat: readonly Feature<X>[];
  /** Numbers of the table; asked for seat −1. */
  readonly shared: readonly Feature<X>[];
  /** All seats win or lose together. */
  together(s: S): boolean;
  /** What is worth telling apart in a move, by name. */
  readonly traits: readonly string[];
  /** Writes which traits a move has, as indices, and returns how many they are. */
  traitsOf(s: S, seat: Seat, move: M, out: Int32Array): number;
}

/** Tables that one set of weights is for: so many seats, with any of these options. */
export interface Course<O = unknown> {
  /** Name of the weights: `2`, or `3-team`. */
  readonly name: string;
  readonly seats: number;
  readonly options: readonly O[];
}
