/** Many matches between bots on one core, counted. */
import { matchRng, type Player, playerOf, playMatch, type Tally } from '@fathom/bots/arena.ts';
import type { Strength } from '@fathom/bots/levels.ts';
import { type Game, type OptionValues, type Stateful, victoryShares } from '@fathom/kernel';

export interface Plan {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: OptionValues;
  /** Bots of the seats, repeated around the table. */
  readonly bots: readonly Strength[];
}

export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly meanMoves: number;
  readonly meanLegalMoves: number;
  readonly maxLegalMoves: number;
  readonly seatWinShare: readonly number[];
  readonly meanScores: readonly number[];
}

/** Compiled code is what is measured: so many moves are played before the clock starts, however short a game is. */
const WARM_UP = 150_000;

export function simulate(game: Game, plan: Plan, advance: () => void = () => {}): Report {
  const { seats, games } = plan;
  const blind = plan.bots.every(({ algorithm }) => algorithm === 'uniform' || algorithm === 'random');
  if (blind) warmUp(game, { ...plan, seed: 'warm-up' });
  const tally = newTally();
  const wins: number[] = new Array(seats).fill(0);
  const scores: number[] = new Array(seats).fill(0);
  let finished = 0;
  let elapsed = 0;
  for (let i = 0; i < games; i++) {
    const start = performance.now();
    const result = playOne(game, plan, i, tally);
    elapsed += performance.now() - start;
    advance();
    if (!result) continue;
    finished++;
    const shares = victoryShares(result.places);
    for (let seat = 0; seat < seats; seat++) {
      wins[seat] += shares[seat];
      scores[seat] += result.scores[seat];
    }
  }
  return {
    game: game.meta.id,
    seats,
    games,
    finished,
    moves: tally.moves,
    movesPerSecond: Math.round((1000 * tally.moves) / elapsed),
    meanMoves: rounded(tally.moves / games),
    meanLegalMoves: rounded(tally.legal / tally.moves),
    maxLegalMoves: tally.mostLegal,
    seatWinShare: wins.map(share => rounded(share / Math.max(1, finished))),
    meanScores: scores.map(sum => rounded(sum / Math.max(1, finished))),
  };
}

function warmUp(game: Game, plan: Plan): void {
  const tally = newTally();
  for (let i = 0; tally.moves < WARM_UP; i++) playOne(game, plan, i, tally);
}

function playOne(game: Game, { seats, seed, options, bots }: Plan, match: number, tally: Tally) {
  const rng = matchRng(seed, match, 'bots');
  const players: Player<Stateful, unknown>[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(playerOf(game, bots[seat % bots.length], rng));
  return playMatch(game, game.setup(seats, options, matchRng(seed, match, 'play')), players, tally);
}

function newTally(): Tally {
  return { moves: 0, legal: 0, mostLegal: 0 };
}

function rounded(x: number): number {
  return Math.round(x * 1e4) / 1e4;
}
