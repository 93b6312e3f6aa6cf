/**
 * A small net that says what a position is worth to each seat. Every seat is looked at with the same weights: its own
 * numbers, the mean and the maximum of the others', the shared ones. Two hidden layers, then the logarithm of the odds,
 * to which those of the hand-written value may be added: then the net learns only where that one is wrong. Seats that
 * compete share one victory (softmax), seats that win together share one chance.
 */

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
  /** How much the hand-written value counts. */
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

/** Two outputs for each seat: the odds of winning, and, while learning, the expected score. */
export const OUTPUTS = 2;

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
    handWeight: hand ? 1 : 0,
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
    const base = new Float32Array(first);
    base.set(firstBias);
    addRows(base, 0, this.shared, 0, shared, sharedWeights, first);
    if (seats > 1) this.#lookAround();
    for (let seat = 0; seat < seats; seat++) {
      this.first.set(base, seat * first);
      addRows(this.first, seat * first, this.seats, seat * own, own, ownWeights, first);
      if (seats > 1) addRows(this.first, seat * first, this.mean, seat * own, own, meanWeights, first);
      if (seats > 2) addRows(this.first, seat * first, this.most, seat * own, own, mostWeights, first);
      this.#finish(seat);
    }
  }

  /** Mean and maximum of the others for every seat. */
  #lookAround(): void {
    const { seats, own } = this.shape;
    for (let k = 0; k < own; k++) {
      let sum = 0;
      let best = Number.NEGATIVE_INFINITY;
      let second = Number.NEGATIVE_INFINITY;
      let holder = 0;
      for (let seat = 0; seat < seats; seat++) {
        const x = this.seats[seat * own + k];
        sum += x;
        if (x > best) {
          second = best;
          best = x;
          holder = seat;
        } else if (x > second) second = x;
      }
      for (let seat = 0; seat < seats; seat++) {
        this.mean[seat * own + k] = (sum - this.seats[seat * own + k]) / (seats - 1);
        this.most[seat * own + k] = seat === holder ? second : best;
      }
    }
  }

  #finish(seat: number): void {
    const { first, second } = this.shape;
    const { secondWeights, secondBias, outWeights, outBias } = this.layers;
    const from = seat * first;
    const to = seat * second;
    for (let h = from; h < from + first; h++) if (this.first[h] < 0) this.first[h] = 0;
    this.second.set(secondBias, to);
    addRows(this.second, to, this.first, from, first, secondWeights, second);
    let odds = outBias[0] + (this.shape.hand ? this.layers.handWeight[0] * this.hand[seat] : 0);
    let score = outBias[1];
    for (let h = 0; h < second; h++) {
      const x = this.second[to + h];
      if (x <= 0) {
        this.second[to + h] = 0;
        continue;
      }
      odds += x * outWeights[h * OUTPUTS];
      score += x * outWeights[h * OUTPUTS + 1];
    }
    this.out[seat * OUTPUTS] = odds;
    this.out[seat * OUTPUTS + 1] = score;
  }

  #shares(): number[] {
    const { seats } = this.shape;
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) best = Math.max(best, this.out[seat * OUTPUTS]);
    const shares: number[] = [];
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = Math.exp(this.out[seat * OUTPUTS] - best);
      shares.push(share);
      total += share;
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] /= total;
    return shares;
  }

  #common(): number[] {
    const { seats } = this.shape;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += this.out[seat * OUTPUTS];
    return new Array(seats).fill(1 / (1 + Math.exp(-sum / seats)));
  }
}

/** Adds to `out` the rows of a matrix, each as often as its input says. Most inputs are 0, so rows are skipped, not columns. */
function addRows(
  out: Float32Array,
  to: number,
  inputs: Float32Array,
  from: number,
  count: number,
  weights: Float32Array,
  width: number,
): void {
  for (let k = 0; k < count; k++) {
    const x = inputs[from + k];
    if (x === 0) continue;
    const row = k * width;
    for (let h = 0; h < width; h += 4) {
      out[to + h] += x * weights[row + h];
      out[to + h + 1] += x * weights[row + h + 1];
      out[to + h + 2] += x * weights[row + h + 2];
      out[to + h + 3] += x * weights[row + h + 3];
    }
  }
}

/** The smallest chance the hand-written value is taken to mean. */
const LEAST = 0.005;

/** Chances as logarithms of odds: of competitors up to a constant they have in common. */
export function writeOdds(chances: readonly number[], together: boolean, out: Float32Array, at = 0): void {
  for (let seat = 0; seat < chances.length; seat++) {
    const chance = Math.min(1 - LEAST, Math.max(LEAST, chances[seat]));
    out[at + seat] = together ? Math.log(chance / (1 - chance)) : Math.log(chance);
  }
}
