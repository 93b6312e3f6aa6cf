/** Who took part, and the rows of the score sheet. */
import type { Result, Seat, Standing } from '@fathom/kernel';
import type { Mark, Rival } from '@fathom/parts/board.ts';
import type { Situation } from './props.ts';

/** Whoever has a score: those at the table, and those who compete without a seat. */
export interface Entrant {
  /** Those without a seat have the numbers after the seats. */
  readonly seat: Seat;
  readonly name: string;
  readonly mark: Mark;
  readonly isYou: boolean;
  readonly place: number;
  readonly score: number;
  readonly parts: Standing['parts'];
}

/** From the first place to the last. */
export function entrantsOf(
  { game, known, seats, you, say }: Situation,
  { places, scores }: Result,
  rivals: readonly Rival[],
): Entrant[] {
  const standing = game.rules.standing(known.view);
  const seated = seats.map(({ seat, name, mark }) => ({
    ...{ seat, name, mark, isYou: seat === you, place: places[seat], score: scores[seat] },
    parts: standing.find(one => one.seat === seat)?.parts ?? [],
  }));
  const others = rivals.map((rival, i) => ({
    ...{ ...rival, name: say(rival.name), seat: seats.length + i, isYou: false },
  }));
  return [...seated, ...others].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export interface ScoreRow {
  readonly key: string;
  readonly values: readonly number[];
}

export interface ScoreSheet {
  /** Seats from the first place to the last. */
  readonly order: readonly number[];
  /** What adds up to the score. */
  readonly parts: readonly ScoreRow[];
  readonly totals: readonly number[];
  /** What does not count but breaks ties, strongest first. */
  readonly tieBreaks: readonly ScoreRow[];
}

/**
 * A game lists first what adds up to the score, then what breaks ties. The first rows whose sum is the score of
 * every seat are the parts; if no such rows exist, all of them are.
 */
export function scoreSheet(standing: readonly Standing[], places: readonly number[]): ScoreSheet {
  const order = standing.map(({ seat }) => seat).sort((a, b) => places[a] - places[b] || a - b);
  const bySeat = order.map(seat => standing.find(one => one.seat === seat)).filter(one => one !== undefined);
  const keys = bySeat[0]?.parts.map(({ key }) => key) ?? [];
  const rows = keys.map((key, i) => ({ key, values: bySeat.map(({ parts }) => parts[i]?.value ?? 0) }));
  const totals = bySeat.map(({ score }) => score);
  const counted = rows.findIndex((_, i) =>
    totals.every((total, j) => sumOf(rows.slice(0, i + 1), j) === total),
  );
  const split = counted < 0 ? rows.length : counted + 1;
  return { order, parts: rows.slice(0, split), totals, tieBreaks: rows.slice(split) };
}

export function sumOf(rows: readonly ScoreRow[], column: number): number {
  return rows.reduce((total, row) => total + row.values[column], 0);
}
