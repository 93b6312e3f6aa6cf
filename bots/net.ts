/**
 * A small net that says what a position is worth to each seat. Every seat is looked at with the same weights: its own
 * numbers, the mean and the maximum of the others', the shared ones. Two hidden layers, then the logarithm of the odds,
 * to which those of the hand-written value may be added: then the net learns only where that one is wrong. Seats that
 * compete share one victory (softmax), seats that win together share one chance.
 *
 * What a seat holds in secret is known to itself and guessed by the others. So each seat has odds as it sees itself, and
 * odds as the others see it: its chance compares the former with the latter of everybody else.
 */
import { exponential, logarithm } from '@fathom/kernel';

/** How large a net is; the weights are useless with other features. */
export interface Shape {
  readonly seats: number;
  /** Numbers of a seat and of the table. */
  readonly own: number;
  readonly shared: number;
  readonly first: number;
  readonly second: number;
  /** Whether the hand-written value is built upon. */
  readonly hand: boolean;
}

/** The layers in the order in which they are stored. Rows are inputs, columns are outputs. */
export interface Layers {
  readonly ownWeights: Float32Array;
  readonly meanWeights: Float32Array;
  readonly mostWeights: Float32Array;
  readonly sharedWeights: Float32Array;
  readonly firstBias: Float32Array;
  readonly secondWeights: Float32Array;
  readonly secondBias: Float32Array;
  readonly outWeights: Float32Array;
  readonly outBias: Float32Array;
  /** How much the hand-written value counts, of oneself and of others. */
  readonly handWeight: Float32Array;
}

export const LAYERS = [
  'ownWeights',
  'meanWeights',
  'mostWeights',
  'sharedWeights',
  'firstBias',
  'secondWeights',
  'secondBias',
  'outWeights',
  'outBias',
  'handWeight',
] as const satisfies readonly (keyof Layers)[];

/** Outputs of each seat: its odds of winning as it sees itself and as others see it, and, while learning, the expected score. */
export const OUTPUTS = 3;
export const [INSIDE, OUTSIDE, SCORE] = [0, 1, 2];

/** With two seats mean and maximum of the others are the same, with one there are no others. */
export function layerSizes({ seats, own, shared, first, second, hand }: Shape): Record<keyof Layers, number> {
  return {
    ownWeights: own * first,
    meanWeights: seats > 1 ? own * first : 0,
    mostWeights: seats > 2 ? own * first : 0,
    sharedWeights: shared * first,
    firstBias: first,
    secondWeights: first * second,
    secondBias: second,
    outWeights: second * OUTPUTS,
    outBias: OUTPUTS,
    handWeight: hand ? 2 : 0,
  };
}

export function emptyLayers(shape: Shape): Layers {
  const sizes = layerSizes(shape);
  return Object.fromEntries(LAYERS.map(name => [name, new Float32Array(sizes[name])])) as unknown as Layers;
}

export class Net {
  readonly shape: Shape;
  readonly layers: Layers;
  /** Inputs, filled by the caller: the seats one after the other, and the shared numbers. */
  readonly seats: Float32Array;
  readonly shared: Float32Array;
  /** What the hand-written value thinks of each seat, as the logarithm of the odds. */
  readonly hand: Float32Array;
  /** What was found between the layers, seat by seat; learning looks at it. */
  readonly mean: Float32Array;
  readonly most: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly out: Float64Array;
  readonly #base: Float32Array;
  readonly #around: Float32Array;

  constructor(shape: Shape, layers: Layers) {
    this.shape = shape;
    this.layers = layers;
    const { seats, own, shared, first, second } = shape;
    this.seats = new Float32Array(seats * own);
    this.shared = new Float32Array(shared);
    this.hand = new Float32Array(seats);
    this.mean = new Float32Array(seats * own);
    this.most = new Float32Array(seats * own);
    this.first = new Float32Array(seats * first);
    this.second = new Float32Array(seats * second);
    this.out = new Float64Array(seats * OUTPUTS);
    this.#base = new Float32Array(first);
    this.#around = new Float32Array(seats * first);
  }

  /** The chance of each seat, given the inputs. */
  values(together: boolean): number[] {
    this.forward();
    return together ? this.#common() : this.#shares();
  }

  /** From the inputs to the outputs. */
  forward(): void {
    const { seats, own, shared, first } = this.shape;
    const { ownWeights, meanWeights, mostWeights, sharedWeights, firstBias } = this.layers;
    this.#base.set(firstBias);
    addRows(this.#base, 0, gather(this.shared, 0, shared, first), sharedWeights, first);
    this.#around.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      this.first.set(this.#base, seat * first);
      const count = gather(this.seats, seat * own, own, first);
      addRows(this.first, seat * first, count, ownWeights, first);
      if (seats > 1) addRows(this.#around, seat * first, count, meanWeights, first);
    }
    if (seats > 1) this.#addMeans();
    if (seats > 2) {
      this.#findMost();
      for (let seat = 0; seat < seats; seat++) {
        const count = gather(this.most, seat * own, own, first);
        addRows(this.first, seat * first, count, mostWeights, first);
      }
    }
    for (let seat = 0; seat < seats; seat++) this.#finish(seat);
  }

  /** What a seat means to the others is found once; the mean of the others is all of them but the own. */
  #addMeans(): void {
    const { seats, first } = this.shape;
    for (let h = 0; h < first; h++) {
      let sum = 0;
      for (let at = h; at < seats * first; at += first) sum += this.#around[at];
      for (let at = h; at < seats * first; at += first)
        this.first[at] += (sum - this.#around[at]) / (seats - 1);
    }
  }

  /** The mean of the others' numbers, for whoever learns from it. */
  findMean(): void {
    const { seats, own } = this.shape;
    for (let k = 0; k < own; k++) {
      let sum = 0;
      for (let at = k; at < seats * own; at += own) sum += this.seats[at];
      for (let at = k; at < seats * own; at += own) this.mean[at] = (sum - this.seats[at]) / (seats - 1);
    }
  }

  /** The maximum of the others for every seat. */
  #findMost(): void {
    const { seats, own } = this.shape;
    for (let k = 0; k < own; k++) {
      let best = Number.NEGATIVE_INFINITY;
      let second = Number.NEGATIVE_INFINITY;
      let holder = 0;
      for (let at = k; at < seats * own; at += own) {
        const x = this.seats[at];
        if (x > best) {
          second = best;
          best = x;
          holder = at;
        } else if (x > second) second = x;
      }
      for (let at = k; at < seats * own; at += own) this.most[at] = at === holder ? second : best;
    }
  }

  #finish(seat: number): void {
    const { first, second } = this.shape;
    const { secondWeights, secondBias, outWeights, outBias } = this.layers;
    const from = seat * first;
    const to = seat * second;
    for (let h = from; h < from + first; h++) if (this.first[h] < 0) this.first[h] = 0;
    this.second.set(secondBias, to);
    addRows(this.second, to, gather(this.first, from, first, second), secondWeights, second);
    const { handWeight } = this.layers;
    const hand = this.hand[seat];
    let inside = outBias[INSIDE] + (this.shape.hand ? handWeight[INSIDE] * hand : 0);
    let outside = outBias[OUTSIDE] + (this.shape.hand ? handWeight[OUTSIDE] * hand : 0);
    let score = outBias[SCORE];
    for (let h = 0; h < second; h++) {
      const x = this.second[to + h];
      if (x <= 0) {
        this.second[to + h] = 0;
        continue;
      }
      inside += x * outWeights[h * OUTPUTS];
      outside += x * outWeights[h * OUTPUTS + OUTSIDE];
      score += x * outWeights[h * OUTPUTS + SCORE];
    }
    this.out[seat * OUTPUTS] = inside;
    this.out[seat * OUTPUTS + OUTSIDE] = outside;
    this.out[seat * OUTPUTS + SCORE] = score;
  }

  #shares(): number[] {
    const { out } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < out.length; at += OUTPUTS) best = Math.max(best, out[at], out[at + OUTSIDE]);
    let others = 0;
    for (let at = 0; at < out.length; at += OUTPUTS) others += exponential(out[at + OUTSIDE] - best);
    const shares: number[] = [];
    for (let at = 0; at < out.length; at += OUTPUTS) {
      const own = exponential(out[at] - best);
      shares.push(own / (own + others - exponential(out[at + OUTSIDE] - best)));
    }
    return shares;
  }

  #common(): number[] {
    const { seats } = this.shape;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += this.out[seat * OUTPUTS];
    return new Array(seats).fill(1 / (1 + exponential(-sum / seats)));
  }
}

/** Inputs that are not 0, most of them are: where their rows begin, and how much they count. */
let rows = new Int32Array(256);
let amounts = new Float64Array(256);

function gather(inputs: Float32Array, from: number, count: number, width: number): number {
  if (count > rows.length) {
    rows = new Int32Array(count);
    amounts = new Float64Array(count);
  }
  let found = 0;
  for (let k = 0; k < count; k++) {
    const x = inputs[from + k];
    if (x === 0) continue;
    rows[found] = k * width;
    amounts[found++] = x;
  }
  return found;
}

/** Adds the gathered rows of a matrix to `out`, four columns at a time. */
function addRows(out: Float32Array, to: number, count: number, weights: Float32Array, width: number): void {
  for (let h = 0; h < width; h += 4) {
    let a = out[to + h];
    let b = out[to + h + 1];
    let c = out[to + h + 2];
    let d = out[to + h + 3];
    for (let i = 0; i < count; i++) {
      const at = rows[i] + h;
      const x = amounts[i];
      a += x * weights[at];
      b += x * weights[at + 1];
      c += x * weights[at + 2];
      d += x * weights[at + 3];
    }
    out[to + h] = a;
    out[to + h + 1] = b;
    out[to + h + 2] = c;
    out[to + h + 3] = d;
  }
}

/** The smallest chance the hand-written value is taken to mean. */
const LEAST = 0.005;

/** Chances as logarithms of odds: of competitors up to a constant they have in common. */
export function writeOdds(chances: readonly number[], together: boolean, out: Float32Array, at = 0): void {
  for (let seat = 0; seat < chances.length; seat++) {
    const chance = Math.min(1 - LEAST, Math.max(LEAST, chances[seat]));
    out[at + seat] = together ? logarithm(chance / (1 - chance)) : logarithm(chance);
  }
}
