/**
 * How far bots are apart, from matches of one against several of another: the chance of the one is its strength as a part of
 * all strengths at the table (Bradley and Terry 1952), and 400 points of Elo are a factor of ten.
 */

/** What came of a pairing: both as indices into the list of bots. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  /** How many of the other sit at the table. */
  readonly others: number;
  readonly games: number;
  /** Victories of the one, shared ones in parts. */
  readonly wins: number;
}

export interface Rating {
  readonly elo: number;
  /** 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const ROUNDS = 200;
/** Nobody is infinitely strong: so many games more of each kind that are shared evenly. */
const DOUBT = 0.5;
const PER_FACTOR = 400 / Math.LN10;

/** Ratings of `count` bots; the first one has 0, and what is uncertain is the distance to it. */
export function ratings(count: number, meetings: readonly Meeting[]): Rating[] {
  const logs = fitted(count, meetings);
  const doubts = uncertainties(count, meetings, logs);
  return logs.map((log, i) => {
    const elo = PER_FACTOR * (log - logs[0]);
    const half = 1.96 * PER_FACTOR * doubts[i];
    return { elo: Math.round(elo), low: Math.round(elo - half), high: Math.round(elo + half) };
  });
}

/** Logarithms of the strengths, by Newton's steps for one bot after the other. */
function fitted(count: number, meetings: readonly Meeting[]): number[] {
  const logs: number[] = new Array(count).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    for (let bot = 1; bot < count; bot++) {
      let slope = 0;
      let curve = 1e-9;
      for (const meeting of meetings) {
        const sign = meeting.one === bot ? 1 : meeting.other === bot ? -1 : 0;
        if (sign === 0) continue;
        const chance = chanceIn(meeting, logs);
        const games = meeting.games + 2 * DOUBT;
        slope += sign * (meeting.wins + (2 * DOUBT) / (meeting.others + 1) - games * chance);
        curve += games * chance * (1 - chance);
      }
      logs[bot] += Math.max(-1, Math.min(1, slope / curve));
    }
  }
  return logs;
}

function chanceIn({ one, other, others }: Meeting, logs: readonly number[]): number {
  return 1 / (1 + others * Math.exp(logs[other] - logs[one]));
}

/** Standard errors from the inverse of the information about all bots but the first. */
function uncertainties(count: number, meetings: readonly Meeting[], logs: readonly number[]): number[] {
  const size = count - 1;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: 2 * size }, (_, j) => (j === size + i ? 1 : 0)),
  );
  for (const meeting of meetings) {
    const chance = chanceIn(meeting, logs);
    const weight = (meeting.games + 2 * DOUBT) * chance * (1 - chance);
    const [a, b] = [meeting.one - 1, meeting.other - 1];
    if (a >= 0) matrix[a][a] += weight;
    if (b >= 0) matrix[b][b] += weight;
    if (a < 0 || b < 0) continue;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
  }
  invert(matrix, size);
  return [0, ...matrix.map((row, i) => Math.sqrt(Math.max(0, row[size + i])))];
}

/** Gauss and Jordan; the matrix is positive as soon as everybody has met somebody. */
function invert(matrix: number[][], size: number): void {
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i][i];
    for (let j = 0; j < 2 * size; j++) matrix[i][j] /= pivot;
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const factor = matrix[row][i];
      for (let j = 0; j < 2 * size; j++) matrix[row][j] -= factor * matrix[i][j];
    }
  }
}
