/** Many matches of one kind of table, counted for balance. */
import { matchRng, type Player, playerOf, playMatch } from '@fathom/bots/arena.ts';
import type { Strength } from '@fathom/bots/levels.ts';
import {
  type Balance,
  type BalanceTable,
  type Game,
  type Meta,
  type Observer,
  type OptionValues,
  type Result,
  range,
  type Stateful,
  seatCounts,
  sum,
  victoryShares,
} from '@fathom/kernel';

export interface BalancePlan {
  readonly games: number;
  /** How many matches of the series were played elsewhere, so that a long one can be split. */
  readonly from: number;
  readonly seed: string;
  readonly bot: Strength;
}

export interface BalanceReport {
  readonly table: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly meanMoves: number;
  /** Share of the victories of each seat, and as a multiple of an even share. */
  readonly wins: readonly number[];
  readonly fairness: readonly number[];
  readonly meanScore: number;
  /** Scores that a tenth, half and nine tenths of the seats do not exceed. */
  readonly scores: readonly [number, number, number];
  /** How often each ending came, as a share of the finished matches. */
  readonly endings: Readonly<Record<string, number>>;
  /** Means of what the game itself wants to know. */
  readonly figures: Readonly<Record<string, number>>;
  /** How many matches had which number, for what the game wants to know in detail. */
  readonly tallies: Readonly<Record<string, Tally>>;
}

/** Matches by the number they had. */
type Tally = Readonly<Record<number, number>>;

interface Match {
  readonly result: Result | undefined;
  readonly moves: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly tallies: Readonly<Record<string, number>>;
}

/** The default options at every number of seats, for games that ask for nothing else. */
export function plainTables(meta: Meta): BalanceTable[] {
  return seatCounts(meta).map(seats => ({ name: `${seats} seats`, seats }));
}

export function weigh(
  game: Game,
  table: BalanceTable,
  options: OptionValues,
  balance: Balance | undefined,
  plan: BalancePlan,
  advance: () => void = () => {},
): BalanceReport {
  const matches = range(plan.games).map(i => {
    const match = playOne(game, table, options, balance, plan, plan.from + i);
    advance();
    return match;
  });
  return count(table, matches);
}

function playOne(
  game: Game,
  { name, seats }: BalanceTable,
  options: OptionValues,
  balance: Balance | undefined,
  { seed, bot }: BalancePlan,
  i: number,
): Match {
  const series = `${seed}/${name}`;
  const state = game.setup(seats, options, matchRng(series, i, 'play'));
  const observer = balance?.observe(state);
  const watched = observer ? observed(game, observer) : game;
  const players: Player<Stateful, unknown>[] = range(seats).map(seat =>
    playerOf(game, bot, matchRng(series, i, `bot${seat}`)),
  );
  const tally = { moves: 0, legal: 0, mostLegal: 0 };
  const result = playMatch(watched, state, players, tally);
  const seen = result ? observer : undefined;
  return {
    result,
    moves: tally.moves,
    figures: seen?.figures(state) ?? {},
    tallies: seen?.tallies?.(state) ?? {},
  };
}

/** The rules as they are; the observer sees every move of the referee. */
function observed(game: Game, observer: Observer<unknown>): Game {
  return {
    ...game,
    play(s, seat, move, log) {
      game.play(s, seat, move, log);
      observer.moved?.(s);
    },
  };
}

function count({ name, seats }: BalanceTable, matches: readonly Match[]): BalanceReport {
  const results = matches.flatMap(({ result }) => result ?? []);
  const wins = range(seats).map(seat => mean(results.map(result => victoryShares(result.places)[seat])));
  const scores = results.flatMap(result => result.scores).sort((a, b) => a - b);
  const at = (part: number) => scores[Math.floor(part * (scores.length - 1))] ?? 0;
  const endings = [...new Set(results.map(({ ending }) => ending))].sort();
  return {
    table: name,
    seats,
    games: matches.length,
    finished: results.length,
    meanMoves: mean(matches.map(({ moves }) => moves)),
    wins,
    fairness: wins.map(share => rounded(share * seats)),
    meanScore: mean(scores),
    scores: [at(0.1), at(0.5), at(0.9)],
    endings: Object.fromEntries(
      endings.map(key => [key, mean(results.map(({ ending }) => (ending === key ? 1 : 0)))]),
    ),
    figures: gathered(
      matches.map(({ figures }) => figures),
      mean,
    ),
    tallies: gathered(
      matches.map(({ tallies }) => tallies),
      tallied,
    ),
  };
}

/** The numbers of each name, taken together. */
function gathered<T>(
  found: readonly Readonly<Record<string, number>>[],
  together: (numbers: readonly number[]) => T,
): Record<string, T> {
  const names = [...new Set(found.flatMap(numbers => Object.keys(numbers)))];
  return Object.fromEntries(
    names.map(name => [name, together(found.flatMap(numbers => numbers[name] ?? []))]),
  );
}

function tallied(numbers: readonly number[]): Tally {
  const tally: Record<number, number> = {};
  for (const n of numbers) tally[n] = (tally[n] ?? 0) + 1;
  return tally;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : rounded(sum(numbers) / numbers.length);
}

function rounded(x: number): number {
  return Math.round(x * 1e4) / 1e4;
}
