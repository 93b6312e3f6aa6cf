/**
 * What a position is, in named numbers: bots learn what they are worth, the coach says which of them a move changes, the
 * statistics count them. A game surveys the position once and reads every number from the survey.
 */
import type { Params, Seat } from './game.ts';
import { format, type Lang } from './words.ts';

/** A number of something people count, such as cards or points, from what the seat it is about may know. */
export interface Feature<X = unknown> {
  readonly name: string;
  /** How much of it is a lot: bots learn from the number divided by it. */
  readonly scale: number;
  /** More of it is good (1) or bad (−1) for its seat; without it, that depends. */
  readonly good?: 1 | -1;
  /** The reason that speaks of it, if that is not called like it: numbers that mean the same share one. */
  readonly reason?: string;
  readonly params?: Params;
  /** Where the number stands, if it is one of a list. */
  readonly row?: Row<X>;
  of(survey: X, seat: Seat): number;
}

/** Numbers of all seats one after the other, so many of each. */
interface Row<X> {
  of(survey: X): ArrayLike<number>;
  readonly size: number;
}

type About = Pick<Feature, 'good' | 'reason' | 'params'>;

export function count<X>(
  name: string,
  scale: number,
  of: (survey: X, seat: Seat) => number,
  about: About = {},
): Feature<X> {
  return { name, scale, ...about, of };
}

/** One number for each entry of a list, all of them spoken of by one reason, which is told `{which}` of them. */
export function countEach<X>(
  entries: readonly (string | number)[],
  reason: string,
  scale: number,
  of: (survey: X, seat: Seat, index: number) => number,
  about: Pick<Feature, 'good'> & { readonly suffix?: string } = {},
): Feature<X>[] {
  const { suffix = '', ...more } = about;
  return entries.map((entry, i) => ({
    name: `${reason}-${entry}${suffix}`,
    reason,
    params: { which: i },
    scale,
    ...more,
    of: (survey, seat) => of(survey, seat, i),
  }));
}

/** The same where the numbers stand in a list, all of one seat and then all of the next, and are read in one go. */
export function countRow<X>(
  entries: readonly (string | number)[],
  reason: string,
  scale: number,
  of: (survey: X) => ArrayLike<number>,
  about: Parameters<typeof countEach>[4] = {},
): Feature<X>[] {
  const row = { of, size: entries.length };
  const read = (survey: X, seat: Seat, i: number) => of(survey)[seat * row.size + i];
  return countEach(entries, reason, scale, read, about).map(feature => ({ ...feature, row }));
}

/**
 * What is said of a number: what it is ("treasures in the container"), and what a move does that raises or lowers it, as
 * the end of a sentence about the move ("brings {n} treasures into the container"). `{n}` is by how much, in whole numbers.
 */
export interface Reason {
  readonly name: string;
  readonly more: string;
  readonly less: string;
}

export type Reasons = Readonly<Record<string, Reason>>;

/** The name of the reason that speaks of a feature. */
export function reasonOf(feature: Feature<never>): string {
  return feature.reason ?? feature.name;
}

/** What a feature is called. */
export function nameOf(feature: Feature<never>, reasons: Reasons, lang: Lang): string {
  return format(reasons[reasonOf(feature)].name, feature.params ?? {}, lang);
}

/** What a move does that changes a feature by so much. */
export function sayChange(feature: Feature<never>, change: number, reasons: Reasons, lang: Lang): string {
  const { more, less } = reasons[reasonOf(feature)];
  const n = Math.max(1, Math.round(Math.abs(change)));
  return format(change < 0 ? less : more, { ...feature.params, n }, lang);
}

export interface Features<S = unknown, M = unknown, X = unknown, O = unknown> {
  /** What there is to learn. */
  readonly courses: readonly Course<O>[];
  /** The name of the course a table belongs to. */
  courseOf(s: S): string;
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

/** The number of each trait, which is its place in the list; what has no place has the first one. */
export function indexIn(names: readonly string[]): (name: string) => number {
  const numbers = new Map(names.map((name, i) => [name, i]));
  return name => numbers.get(name) ?? 0;
}

/** Where a game writes the traits of one move after the other; what does not fit is left out. */
export function traitWriter() {
  let list: Int32Array = new Int32Array(0);
  let count = 0;
  return {
    begin(into: Int32Array): void {
      list = into;
      count = 0;
    },
    add(trait: number): void {
      if (count < list.length) list[count++] = trait;
    },
    written: () => count,
  };
}
