/** Positions to learn from: what each of them looked like in a world that fitted somebody's view, and how its game ended. */
import type { Shape } from '../net.ts';

export interface Example {
  /** The share of victory each seat got in the end, and its score compared with the others'. */
  readonly targets: Float32Array;
  readonly scores: Float32Array;
}

export class Dataset {
  readonly shape: Pick<Shape, 'seats' | 'own' | 'shared'>;
  readonly together: boolean;
  seats: Float32Array;
  shared: Float32Array;
  /** What the hand-written value thought, as logarithms of odds. */
  hand: Float32Array;
  targets: Float32Array;
  scores: Float32Array;
  count = 0;

  constructor(shape: Pick<Shape, 'seats' | 'own' | 'shared'>, together: boolean, capacity = 1024) {
    this.shape = shape;
    this.together = together;
    this.seats = new Float32Array(capacity * shape.seats * shape.own);
    this.shared = new Float32Array(capacity * shape.shared);
    this.hand = new Float32Array(capacity * shape.seats);
    this.targets = new Float32Array(capacity * shape.seats);
    this.scores = new Float32Array(capacity * shape.seats);
  }

  /** Makes room for one more example and returns its number; the features are written by the caller. */
  add(): number {
    if (this.count === this.targets.length / this.shape.seats) this.#grow();
    return this.count++;
  }

  /** Says how the game of the examples from `first` on ended. */
  conclude(first: number, { targets, scores }: Example): void {
    for (let i = first; i < this.count; i++) {
      this.targets.set(targets, i * this.shape.seats);
      this.scores.set(scores, i * this.shape.seats);
    }
  }

  append(other: Dataset): void {
    const { seats, own, shared } = this.shape;
    this.seats = joined(this.seats, this.count * seats * own, other.seats, other.count * seats * own);
    this.shared = joined(this.shared, this.count * shared, other.shared, other.count * shared);
    this.hand = joined(this.hand, this.count * seats, other.hand, other.count * seats);
    this.targets = joined(this.targets, this.count * seats, other.targets, other.count * seats);
    this.scores = joined(this.scores, this.count * seats, other.scores, other.count * seats);
    this.count += other.count;
  }

  #grow(): void {
    this.seats = joined(this.seats, this.seats.length, this.seats, 0, 2);
    this.shared = joined(this.shared, this.shared.length, this.shared, 0, 2);
    this.hand = joined(this.hand, this.hand.length, this.hand, 0, 2);
    this.targets = joined(this.targets, this.targets.length, this.targets, 0, 2);
    this.scores = joined(this.scores, this.scores.length, this.scores, 0, 2);
  }
}

function joined(a: Float32Array, used: number, b: Float32Array, more: number, factor = 1): Float32Array {
  const all = new Float32Array((used + more) * factor);
  all.set(a.subarray(0, used));
  all.set(b.subarray(0, more), used);
  return all;
}
