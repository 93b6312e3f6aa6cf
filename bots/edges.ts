/** The edges of a tree, as numbers into lists that one search after the other uses again: a search makes thousands of them and looks at most of them once. */
export type Edge = number;

export const NOWHERE = -1;

export class Edges {
  /** How often an edge was walked, and how often a world came by in which its move was legal. */
  visits = new Int32Array(4096);
  available = new Int32Array(4096);
  /** Rewards of the seat that takes the move, summed up. */
  totals = new Float64Array(4096);
  priors = new Float64Array(4096);
  /** The last iteration that counted the edge as available. */
  seen = new Int32Array(4096);
  /** The node an edge leads to. */
  ends = new Int32Array(4096);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  add(prior: number): Edge {
    const edge = this.#count++;
    if (edge === this.visits.length) this.#grow();
    this.visits[edge] = 0;
    this.available[edge] = 0;
    this.totals[edge] = 0;
    this.priors[edge] = prior;
    this.seen[edge] = 0;
    this.ends[edge] = NOWHERE;
    return edge;
  }

  #grow(): void {
    this.visits = grown(this.visits);
    this.available = grown(this.available);
    this.totals = grown(this.totals);
    this.priors = grown(this.priors);
    this.seen = grown(this.seen);
    this.ends = grown(this.ends);
  }
}

/** A copy with twice the room. */
export function grown<T extends Int32Array | Float64Array>(list: T): T {
  const more = new (list.constructor as new (length: number) => T)(2 * list.length);
  more.set(list);
  return more;
}
