/** Results: what the table is told at the end, and what everybody could have added up. */
import type { Game, Result, Stateful } from '../index.ts';
import { holds, same } from './check.ts';
import { viewers } from './drive.ts';

/** How a game ranks, where it does more than compare scores. */
export interface Ranking {
  /** Equal scores may be told apart by something else. */
  readonly tieBreaks?: boolean;
  /** Endings in which the game itself beats the whole table: everybody has place 2. */
  readonly lost?: readonly string[];
}

export function checkResult<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  state: S,
  seats: number,
  ranking: Ranking = {},
): void {
  const result = game.result(state);
  holds(result !== undefined, 'the game is over but has no result');
  holds(result.scores.length === seats && result.places.length === seats, 'a result for every seat');
  const [low, high] = game.meta.bounds.score;
  holds(
    result.scores.every(score => score >= low && score <= high),
    `scores out of bounds: ${result.scores.join(' ')}`,
  );
  if (ranking.lost?.includes(result.ending))
    same(result.places, new Array(seats).fill(2), `${result.ending}: the table lost, so everybody is second`);
  else checkPlaces(result, ranking.tieBreaks ?? false);
  for (const viewer of viewers(seats)) {
    same(
      game.standing(game.view(state, viewer)).map(({ seat, score }) => [seat, score]),
      result.scores.map((score, seat) => [seat, score]),
      `the standing of ${viewer} at the end is not the result`,
    );
  }
  holds(game.quiet(state), 'the end is quiet');
  checkValue(game, state, seats);
}

/** Nobody has a result as long as somebody owes a decision. */
export function checkUnfinished<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, state: S): void {
  holds(game.result(state) === undefined, 'there is a result but somebody still has to decide');
}

function checkPlaces({ places, scores }: Result, tieBreaks: boolean): void {
  const told = `places ${places.join(' ')} for scores ${scores.join(' ')}`;
  holds(places.includes(1), `places begin at 1: ${told}`);
  for (const [seat, place] of places.entries()) {
    const better = places.filter(other => other < place).length;
    holds(place === 1 + better, `shared places skip the next: ${told}`);
    for (const [other, score] of scores.entries()) {
      holds(scores[seat] <= score || place < places[other], `a higher score has the better place: ${told}`);
      holds(
        tieBreaks || scores[seat] !== score || place === places[other],
        `equal scores share a place, unless the kit says tieBreaks: ${told}`,
      );
    }
  }
}

export function checkValue<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  state: S,
  seats: number,
): void {
  const value = game.value(state);
  holds(value.length === seats, 'a value for every seat');
  holds(
    value.every(v => v >= 0 && v <= 1),
    `values must lie between 0 and 1: ${value.join(' ')}`,
  );
}
