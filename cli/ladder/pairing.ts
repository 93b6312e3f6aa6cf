/** Who plays whom in a ladder, and what comes of it. */

import type { Contender } from './contender.ts';
import { type Meeting, type Rating, ratings } from './elo.ts';

/** Said to a thread that is no longer needed. */
export const CLOSE = 'close';

/** Of the challenger, and of the others together. */
export type Sides = readonly [number, number];

/** One match: the challenger sits alone at `seat`, every other seat is played by the other bot. */
export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  /** Deals are shared: each is played once with the challenger in every seat. */
  readonly deal: number;
  readonly seat: number;
  readonly challenger: Contender;
  readonly others: Contender;
  /** Milliseconds until a program has to have answered. */
  readonly patience: number;
  /** How much more than usual both sides think, as factors. */
  readonly scales: Sides;
}

export interface Outcome {
  /** The challenger's share of the victory. */
  readonly share: number;
  readonly moves: number;
  readonly milliseconds: number;
  /** Milliseconds of processor time, choices made, and turns lost because a program did not answer. */
  readonly spent: Sides;
  readonly decisions: Sides;
  readonly lapses: Sides;
}

export interface Pairing {
  readonly challenger: Contender;
  readonly others: Contender;
}

/** Every bot against every later one of the list. */
export function roundRobin(bots: readonly Contender[]): Pairing[] {
  return bots.flatMap((challenger, i) => bots.slice(i + 1).map(others => ({ challenger, others })));
}

export interface Score {
  readonly games: number;
  readonly share: number;
  /** 95 % Wilson interval. */
  readonly low: number;
  readonly high: number;
  /** How many times its even share the challenger won. */
  readonly timesEven: number;
  readonly meanMoves: number;
  readonly secondsPerGame: number;
  /** Milliseconds of processor time for a choice. */
  readonly thought: Sides;
  /** Turns lost because a program did not answer. */
  readonly lapses: Sides;
}

export function score(outcomes: readonly Outcome[], seats: number): Score {
  const games = outcomes.length;
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, o) => total + of(o), 0);
  const share = sum(o => o.share) / games;
  const [low, high] = wilson(share, games);
  const thought = (side: 0 | 1) =>
    sum(o => o.spent[side]) /
    Math.max(
      1,
      sum(o => o.decisions[side]),
    );
  return {
    games,
    share,
    low,
    high,
    timesEven: share * seats,
    meanMoves: sum(o => o.moves) / games,
    secondsPerGame: sum(o => o.milliseconds) / games / 1000,
    thought: [thought(0), thought(1)],
    lapses: [sum(o => o.lapses[0]), sum(o => o.lapses[1])],
  };
}

/** What all pairings together say about each bot; the first of the list has 0. */
export function rate(
  bots: readonly Contender[],
  scored: readonly (Pairing & Score)[],
  seats: number,
): Rating[] {
  const meetings = scored.map(
    ({ challenger, others, games, share }): Meeting => ({
      one: bots.indexOf(challenger),
      other: bots.indexOf(others),
      others: seats - 1,
      games,
      wins: share * games,
    }),
  );
  return ratings(bots.length, meetings);
}

/** Where the true share lies with 95 % confidence when `share` was seen in `n` games. */
export function wilson(share: number, n: number): [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
