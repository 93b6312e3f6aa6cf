/** What finished matches say of a person. Pure. */
import type { Outcome } from '@fathom/server/protocol.ts';

const WEEK = 7 * 24 * 60 * 60_000;
const BARS = 6;

export interface Bar {
  readonly from: number;
  readonly won: number;
  readonly lost: number;
}

export interface GameFigures {
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  readonly best: number;
  readonly median: number;
  readonly bars: readonly Bar[];
  readonly step: number;
  /** By seat: matches there, share that was won, and what chance alone would give. */
  readonly seats: readonly { readonly seat: number; readonly matches: number; readonly won: number }[];
  readonly even: number;
  /** By first decision, the most frequent ones. */
  readonly openings: readonly { readonly opening: string; readonly matches: number; readonly won: number }[];
  readonly ratings: readonly number[];
}

export interface Totals {
  readonly matches: number;
  readonly won: number;
  readonly streak: number;
  readonly longest: number;
  readonly weeks: number;
  readonly opponents: readonly { readonly name: string; readonly matches: number; readonly won: number }[];
}

export function isWon({ result, you }: Outcome): boolean {
  return result.places[you] === 1;
}

/** Newest first is how they are given. */
export function totals(outcomes: readonly Outcome[], now: number): Totals {
  const lost = outcomes.findIndex(outcome => !isWon(outcome));
  const weeks = new Set(outcomes.map(({ at }) => Math.floor((now - at) / WEEK)));
  let inARow = 0;
  while (weeks.has(inARow)) inARow++;
  return {
    matches: outcomes.length,
    won: outcomes.filter(isWon).length,
    streak: lost < 0 ? outcomes.length : lost,
    longest: longestStreak(outcomes),
    weeks: inARow,
    opponents: opponents(outcomes),
  };
}

export function byGame(outcomes: readonly Outcome[]): GameFigures[] {
  return [...Map.groupBy(outcomes, ({ game }) => game)]
    .map(([game, own]) => figuresOf(game, own))
    .sort((a, b) => b.matches - a.matches);
}

function figuresOf(game: string, own: readonly Outcome[]): GameFigures {
  const scores = own.map(({ result, you }) => result.scores[you]);
  const low = Math.min(...scores);
  const step = Math.max(1, Math.ceil((Math.max(...scores) - low + 1) / BARS));
  const bars = Array.from({ length: BARS }, (_, i): Bar => {
    const inside = own.filter((_outcome, n) => Math.floor((scores[n] - low) / step) === i);
    const won = inside.filter(isWon).length;
    return { from: low + i * step, won, lost: inside.length - won };
  });
  return {
    game,
    matches: own.length,
    won: own.filter(isWon).length,
    best: Math.max(...scores),
    median: [...scores].sort((a, b) => a - b)[Math.floor(scores.length / 2)],
    bars,
    step,
    seats: shares(own, ({ you }) => you)
      .map(({ key, ...share }) => ({ seat: key, ...share }))
      .sort((a, b) => a.seat - b.seat),
    even: own.reduce((sum, { seats }) => sum + 1 / seats.length, 0) / own.length,
    openings: shares(
      own.filter(({ opening }) => opening !== undefined),
      ({ opening }) => opening ?? '',
    )
      .map(({ key, ...share }) => ({ opening: key, ...share }))
      .sort((a, b) => b.matches - a.matches)
      .slice(0, 3),
    ratings: own.flatMap(({ rated }) => rated?.after ?? []).reverse(),
  };
}

function shares<K>(own: readonly Outcome[], key: (outcome: Outcome) => K) {
  return [...Map.groupBy(own, key)].map(([value, group]) => ({
    key: value,
    matches: group.length,
    won: group.filter(isWon).length / group.length,
  }));
}

function longestStreak(outcomes: readonly Outcome[]): number {
  let longest = 0;
  let current = 0;
  for (const outcome of outcomes) {
    current = isWon(outcome) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

function opponents(outcomes: readonly Outcome[]): Totals['opponents'] {
  const met = new Map<string, { matches: number; won: number }>();
  for (const outcome of outcomes) {
    for (const [seat, { name, person }] of outcome.seats.entries()) {
      if (seat === outcome.you || !person) continue;
      const known = met.get(name) ?? { matches: 0, won: 0 };
      met.set(name, { matches: known.matches + 1, won: known.won + Number(isWon(outcome)) });
    }
  }
  return [...met]
    .map(([name, figures]) => ({ name, ...figures }))
    .sort((a, b) => b.matches - a.matches)
    .slice(0, 5);
}
