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
    if (this.count * this.shape.seats === this.targets.length) this.#grow();
    return this.count++;
  }

  /** Says how the game of the examples from `first` on ended. */
  conclude(first: number, { targets, scores }: Example): void {
    for (let i = first; i < this.count; i++) {
      this.targets.set(targets, i * this.shape.seats);
      this.scores.set(scores, i * this.shape.seats);
    }
  }

  /** As bytes, to be kept between two trainings. */
  pack(): Uint8Array {
    const { seats, own, shared } = this.shape;
    const lists = [
      this.seats.subarray(0, this.count * seats * own),
      this.shared.subarray(0, this.count * shared),
      ...[this.hand, this.targets, this.scores].map(list => list.subarray(0, this.count * seats)),
    ];
    const all = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    for (const list of lists) {
      all.set(list, at);
      at += list.length;
    }
    return new Uint8Array(all.buffer);
  }

  /** Undefined for bytes of another shape. */
  static unpack(shape: Dataset['shape'], together: boolean, bytes: Uint8Array): Dataset | undefined {
    const { seats, own, shared } = shape;
    const count = bytes.length / 4 / (seats * (own + 3) + shared);
    if (!Number.isInteger(count)) return undefined;
    const all = new Float32Array(bytes.slice().buffer);
    const data = new Dataset(shape, together, 0);
    let at = 0;
    const take = (each: number) => {
      at += count * each;
      return all.slice(at - count * each, at);
    };
    data.seats = take(seats * own);
    data.shared = take(shared);
    data.hand = take(seats);
    data.targets = take(seats);
    data.scores = take(seats);
    data.count = count;
    return data;
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
