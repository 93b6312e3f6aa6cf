/** How much is thought about a position, or about every decision of a match. */
export interface Effort {
  readonly searches: number;
  /** Of each search. */
  readonly iterations: number;
  /** Worlds in which moves are compared, and chances and outcomes looked at. */
  readonly worlds: number;
}

export const EFFORT: Effort = { searches: 10, iterations: 2000, worlds: 96 };
export const REVIEW_EFFORT: Effort = { searches: 5, iterations: 400, worlds: 32 };
