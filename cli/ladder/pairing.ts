/** Who plays whom in a ladder, and what comes of it. */

/** One match: the challenger sits alone at `seat`, every other seat is played by the other bot. */
export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  /** Deals are shared: each is played once with the challenger in every seat. */
  readonly deal: number;
  readonly seat: number;
  readonly challenger: string;
  readonly others: string;
}

export interface Outcome {
  /** The challenger's share of the victory. */
  readonly share: number;
  readonly moves: number;
  readonly milliseconds: number;
}

export interface Pairing {
  readonly challenger: string;
  readonly others: string;
}

/** Every bot against every later one of the list. */
export function roundRobin(bots: readonly string[]): Pairing[] {
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
}

export function score(outcomes: readonly Outcome[], seats: number): Score {
  const games = outcomes.length;
  const mean = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, o) => sum + of(o), 0) / games;
  const share = mean(o => o.share);
  const [low, high] = wilson(share, games);
  return {
    games,
    share,
    low,
    high,
    timesEven: share * seats,
    meanMoves: mean(o => o.moves),
    secondsPerGame: mean(o => o.milliseconds) / 1000,
  };
}

/** Where the true share lies with 95 % confidence when `share` was seen in `n` games. */
export function wilson(share: number, n: number): [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
