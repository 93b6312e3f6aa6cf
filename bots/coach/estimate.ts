/** What several searches together say about a move. */

export interface Sample {
  readonly visits: number;
  /** Expected share of victory. */
  readonly value: number;
}

export interface Estimate {
  /** Expected share of victory. */
  readonly share: number;
  /** The share lies within this of the truth in about 19 of 20 cases, as far as the searches know. */
  readonly doubt: number;
}

/** For 95 %, as wide as few samples ask for. */
const WIDTHS = [12.7, 4.3, 3.2, 2.8, 2.6, 2.4, 2.4];
const WIDE = 2.2;

/** Searches that looked often count for more. */
export function estimate(samples: readonly Sample[]): Estimate {
  const counted = samples.filter(({ visits }) => visits > 0);
  const weight = counted.reduce((sum, { visits }) => sum + visits, 0);
  if (weight === 0) return { share: 0, doubt: 1 };
  const share = counted.reduce((sum, { visits, value }) => sum + visits * value, 0) / weight;
  if (counted.length < 2) return { share, doubt: 1 };
  const squares = counted.reduce((sum, { visits, value }) => sum + squared(visits * (value - share)), 0);
  const spread = Math.sqrt((squares * counted.length) / (counted.length - 1)) / weight;
  return { share, doubt: Math.min(1, spread * (WIDTHS[counted.length - 2] ?? WIDE)) };
}

/** The doubt about a difference. Products and roots are the same on every machine, powers and hypotenuses are not. */
export function bothDoubts(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}

function squared(x: number): number {
  return x * x;
}

/** How sure it is that one move is better than the next: the doubts do not overlap, less than by half, or more. */
export const CLARITIES = ['clear', 'fair', 'close'] as const;
export type Clarity = (typeof CLARITIES)[number];

/** Moves that are nearer to each other are equally good. */
const NEGLIGIBLE = 0.01;

/** Of the first of several beside the second. */
export function clarityOf([first, second]: readonly Estimate[]): Clarity {
  if (!first || !second) return 'clear';
  const gap = first.share - second.share;
  const doubt = first.doubt + second.doubt;
  if (gap < NEGLIGIBLE) return 'close';
  if (gap >= doubt) return 'clear';
  return gap >= doubt / 2 ? 'fair' : 'close';
}
