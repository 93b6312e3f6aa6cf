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
import { addRows, gather } from './rows.ts';

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
  /** What the shared numbers make of the first layer, each seat with them, and what a seat means to the others. */
  readonly #base: Float32Array;
  readonly #alone: Float32Array;
  readonly #around: Float32Array;
  /** The inputs before these: positions of one search have most numbers in common. */
  readonly #lastSeats: Float32Array;
  readonly #lastShared: Float32Array;
  readonly #settled: boolean;

  /** `settled`: the layers stay as they are, so what they make of equal numbers need not be found again. */
  constructor(shape: Shape, layers: Layers, settled = false) {
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
    this.#base = Float32Array.from(layers.firstBias);
    this.#alone = new Float32Array(seats * first);
    this.#around = new Float32Array(seats * first);
    this.#lastSeats = new Float32Array(seats * own).fill(Number.NaN);
    this.#lastShared = new Float32Array(shared).fill(Number.NaN);
    this.#settled = settled;
  }

  /** The chance of each seat, given the inputs. */
  values(together: boolean): number[] {
    this.forward();
    return together ? this.#common() : this.#shares();
  }

  /** From the inputs to the outputs. */
  forward(): void {
    const { seats, own, first } = this.shape;
    this.#readInputs();
    this.first.set(this.#alone);
    if (seats > 1) this.#addMeans();
    if (seats > 2) {
      this.#findMost();
      for (let seat = 0; seat < seats; seat++) {
        const count = gather(this.most, seat * own, own, first);
        addRows(this.first, seat * first, count, this.layers.mostWeights, first);
      }
    }
    for (let seat = 0; seat < seats; seat++) this.#finish(seat);
  }

  /** What the first layer makes of the shared numbers and of each seat. */
  #readInputs(): void {
    const { seats, own, shared, first } = this.shape;
    const { ownWeights, meanWeights, sharedWeights, firstBias } = this.layers;
    const isTableNew = this.#isNew(this.shared, this.#lastShared, 0, shared);
    if (isTableNew) {
      this.#base.set(firstBias);
      addRows(this.#base, 0, gather(this.shared, 0, shared, first), sharedWeights, first);
    }
    for (let seat = 0; seat < seats; seat++) {
      const isSeatNew = this.#isNew(this.seats, this.#lastSeats, seat * own, own);
      if (!isTableNew && !isSeatNew) continue;
      const at = seat * first;
      const count = gather(this.seats, seat * own, own, first);
      this.#alone.set(this.#base, at);
      addRows(this.#alone, at, count, ownWeights, first);
      if (seats === 1 || !isSeatNew) continue;
      this.#around.fill(0, at, at + first);
      addRows(this.#around, at, count, meanWeights, first);
    }
  }

  /** Whether some of these numbers are not those of the last time; remembers them. */
  #isNew(now: Float32Array, last: Float32Array, from: number, count: number): boolean {
    if (!this.#settled) return true;
    const end = from + count;
    let i = from;
    while (i < end && now[i] === last[i]) i++;
    if (i === end) return false;
    for (; i < end; i++) last[i] = now[i];
    return true;
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

/** The smallest chance the hand-written value is taken to mean. */
const LEAST = 0.005;

/** Chances as logarithms of odds: of competitors up to a constant they have in common. */
export function writeOdds(chances: readonly number[], together: boolean, out: Float32Array, at = 0): void {
  for (let seat = 0; seat < chances.length; seat++) {
    const chance = Math.min(1 - LEAST, Math.max(LEAST, chances[seat]));
    out[at + seat] = together ? logarithm(chance / (1 - chance)) : logarithm(chance);
  }
}
