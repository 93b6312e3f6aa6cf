/** Positions to learn from: what each of them looked like in a world that fitted somebody's view, and how its game ended. */
import type { Seat } from '@fathom/kernel';
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
  /** Whose view each position was imagined from. */
  viewers: Float32Array;
  count = 0;

  constructor(shape: Pick<Shape, 'seats' | 'own' | 'shared'>, together: boolean, capacity = 1024) {
    this.shape = shape;
    this.together = together;
    this.seats = new Float32Array(capacity * shape.seats * shape.own);
    this.shared = new Float32Array(capacity * shape.shared);
    this.hand = new Float32Array(capacity * shape.seats);
    this.targets = new Float32Array(capacity * shape.seats);
    this.scores = new Float32Array(capacity * shape.seats);
    this.viewers = new Float32Array(capacity);
  }

  /** All of them in one, in their order. */
  static joined(all: readonly Dataset[]): Dataset {
    const [{ shape, together }] = all;
    const joined = new Dataset(
      shape,
      together,
      all.reduce((sum, { count }) => sum + count, 0),
    );
    for (const data of all) {
      for (const name of LISTS) {
        const each = sizeOf(name, shape);
        joined[name].set(data[name].subarray(0, data.count * each), joined.count * each);
      }
      joined.count += data.count;
    }
    return joined;
  }

  /** Makes room for one more example, as `viewer` imagines it, and returns its number; the features are written by the caller. */
  add(viewer: Seat): number {
    if (this.count === this.viewers.length)
      for (const name of LISTS) this[name] = doubled(this[name], sizeOf(name, this.shape));
    this.viewers[this.count] = viewer;
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
    const lists = LISTS.map(name => this[name].subarray(0, this.count * sizeOf(name, this.shape)));
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
    const count = bytes.length / 4 / LISTS.reduce((sum, name) => sum + sizeOf(name, shape), 0);
    if (!Number.isInteger(count)) return undefined;
    const all = new Float32Array(bytes.slice().buffer);
    const data = new Dataset(shape, together, 0);
    let at = 0;
    for (const name of LISTS) {
      const end = at + count * sizeOf(name, shape);
      data[name] = all.subarray(at, end);
      at = end;
    }
    data.count = count;
    return data;
  }
}

/** The lists of a dataset in the order in which they are kept. */
export const LISTS = ['seats', 'shared', 'hand', 'targets', 'scores', 'viewers'] as const;

/** Numbers of one example in a list. */
function sizeOf(name: (typeof LISTS)[number], { seats, own, shared }: Dataset['shape']): number {
  return { seats: seats * own, shared, hand: seats, targets: seats, scores: seats, viewers: 1 }[name];
}

function doubled(list: Float32Array, each: number): Float32Array {
  const more = new Float32Array(Math.max(each, 2 * list.length));
  more.set(list);
  return more;
}
