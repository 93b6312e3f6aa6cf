/** Teaches a net by showing it positions and how they ended: Adam with a falling rate, errors of both outputs. */
import { type Rng, shuffle, unit } from '@fathom/kernel';
import {
  emptyLayers,
  INSIDE,
  LAYERS,
  type Layers,
  Net,
  OUTPUTS,
  OUTSIDE,
  SCORE,
  type Shape,
} from '../net.ts';
import type { Dataset } from './dataset.ts';

export interface Lesson {
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  readonly decay: number;
  /** How much the expected score counts beside the odds. */
  readonly scoreWeight: number;
}

export const LESSON: Lesson = { epochs: 6, batch: 256, rate: 1.5e-3, decay: 1e-4, scoreWeight: 0.3 };

/** Weights to begin with: small and random, so that no two neurons learn the same. */
export function freshNet(shape: Shape, rng: Rng): Net {
  const layers = emptyLayers(shape);
  const inputs = shape.own + shape.shared;
  fill(layers.ownWeights, Math.sqrt(2 / inputs), rng);
  fill(layers.meanWeights, Math.sqrt(1 / inputs), rng);
  fill(layers.mostWeights, Math.sqrt(1 / inputs), rng);
  fill(layers.sharedWeights, Math.sqrt(1 / inputs), rng);
  fill(layers.secondWeights, Math.sqrt(2 / shape.first), rng);
  // Who builds upon the hand-written value begins by agreeing with it.
  if (shape.hand) layers.handWeight.fill(1);
  else fill(layers.outWeights, Math.sqrt(1 / shape.second), rng);
  return new Net(shape, layers);
}

/** Sum of twelve equally likely numbers: as good as normally distributed. */
function fill(weights: Float32Array, deviation: number, rng: Rng): void {
  for (let i = 0; i < weights.length; i++) {
    let sum = -6;
    for (let k = 0; k < 12; k++) sum += unit(rng);
    weights[i] = sum * deviation;
  }
}

export class Trainer {
  readonly #net: Net;
  readonly #lesson: Lesson;
  readonly #gradient: Layers;
  readonly #mean: Layers;
  readonly #square: Layers;
  readonly #firstError: Float32Array;
  readonly #secondError: Float32Array;
  readonly #errors = new Float64Array(OUTPUTS);
  readonly #odds: Float64Array;
  #steps = 0;

  constructor(net: Net, lesson: Lesson) {
    this.#net = net;
    this.#lesson = lesson;
    this.#gradient = emptyLayers(net.shape);
    this.#mean = emptyLayers(net.shape);
    this.#square = emptyLayers(net.shape);
    this.#firstError = new Float32Array(net.shape.first);
    this.#secondError = new Float32Array(net.shape.second);
    this.#odds = new Float64Array(net.shape.seats);
  }

  /** Goes through all examples in random order, again and again. Returns the mean error of the last epoch. */
  learn(data: Dataset, rng: Rng, advance: (share: number) => void): number {
    const { epochs, batch, rate } = this.#lesson;
    const order = shuffle(rng, [...Array(data.count).keys()]);
    const total = Math.ceil(data.count / batch) * epochs;
    let error = 0;
    let step = 0;
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(rng, order);
      error = 0;
      for (let from = 0; from < order.length; from += batch) {
        const to = Math.min(order.length, from + batch);
        for (let i = from; i < to; i++) error += this.#show(data, order[i]);
        this.#step((rate * (1 + Math.cos((Math.PI * step) / total))) / 2, to - from);
        advance(++step / total);
      }
    }
    return error / data.count;
  }

  /** The mean error without learning from it. */
  judge(data: Dataset): number {
    let error = 0;
    for (let i = 0; i < data.count; i++) error += this.#errorOf(data, i, this.#expect(data, i));
    return error / data.count;
  }

  /** What the viewer of an example expects for each seat. */
  #expect(data: Dataset, i: number): Float64Array {
    const { seats, own, shared } = this.#net.shape;
    const { out } = this.#net;
    this.#net.seats.set(data.seats.subarray(i * seats * own, (i + 1) * seats * own));
    this.#net.shared.set(data.shared.subarray(i * shared, (i + 1) * shared));
    this.#net.hand.set(data.hand.subarray(i * seats, (i + 1) * seats));
    if (seats > 1) this.#net.findMean();
    this.#net.forward();
    const odds = this.#odds;
    for (let seat = 0; seat < seats; seat++)
      odds[seat] = out[seat * OUTPUTS + (data.together || seat === data.viewers[i] ? INSIDE : OUTSIDE)];
    if (data.together) return odds.fill(1 / (1 + Math.exp(-odds.reduce((sum, x) => sum + x, 0) / seats)));
    const best = Math.max(...odds);
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      odds[seat] = Math.exp(odds[seat] - best);
      total += odds[seat];
    }
    for (let seat = 0; seat < seats; seat++) odds[seat] /= total;
    return odds;
  }

  #errorOf(data: Dataset, i: number, values: Float64Array): number {
    const { seats } = this.#net.shape;
    let error = 0;
    for (let seat = 0; seat < seats; seat++) {
      const target = data.targets[i * seats + seat];
      error -= target * Math.log(values[seat] + 1e-9);
      if (data.together) error -= (1 - target) * Math.log(1 - values[seat] + 1e-9);
    }
    return error;
  }

  #show(data: Dataset, i: number): number {
    const { seats } = this.#net.shape;
    const values = this.#expect(data, i);
    const error = this.#errorOf(data, i, values);
    for (let seat = 0; seat < seats; seat++) {
      const wrong = values[seat] - data.targets[i * seats + seat];
      const isInside = data.together || seat === data.viewers[i];
      this.#errors[INSIDE] = isInside ? wrong / (data.together ? seats : 1) : 0;
      this.#errors[OUTSIDE] = isInside ? 0 : wrong;
      this.#errors[SCORE] =
        this.#lesson.scoreWeight * (this.#net.out[seat * OUTPUTS + SCORE] - data.scores[i * seats + seat]);
      this.#blame(seat);
    }
    return error;
  }

  /** Passes the errors of a seat's outputs back through the layers and adds up what each weight had to do with it. */
  #blame(seat: number): void {
    const { own, shared, first, second, seats } = this.#net.shape;
    const { layers } = this.#net;
    const g = this.#gradient;
    const errors = this.#errors;
    for (let i = 0; i < g.handWeight.length; i++) g.handWeight[i] += errors[i] * this.#net.hand[seat];
    for (let i = 0; i < OUTPUTS; i++) g.outBias[i] += errors[i];
    for (let h = 0; h < second; h++) {
      const x = this.#net.second[seat * second + h];
      let error = 0;
      for (let i = h * OUTPUTS, o = 0; x > 0 && o < OUTPUTS; i++, o++) {
        g.outWeights[i] += x * errors[o];
        error += errors[o] * layers.outWeights[i];
      }
      this.#secondError[h] = error;
      g.secondBias[h] += error;
    }
    for (let k = 0; k < first; k++) {
      const x = this.#net.first[seat * first + k];
      if (x === 0) {
        this.#firstError[k] = 0;
        continue;
      }
      let sum = 0;
      for (let h = 0; h < second; h++) {
        const e = this.#secondError[h];
        g.secondWeights[k * second + h] += x * e;
        sum += e * layers.secondWeights[k * second + h];
      }
      this.#firstError[k] = sum;
      g.firstBias[k] += sum;
    }
    spread(g.ownWeights, this.#net.seats, seat * own, own, this.#firstError);
    spread(g.sharedWeights, this.#net.shared, 0, shared, this.#firstError);
    if (seats > 1) spread(g.meanWeights, this.#net.mean, seat * own, own, this.#firstError);
    if (seats > 2) spread(g.mostWeights, this.#net.most, seat * own, own, this.#firstError);
  }

  #step(rate: number, examples: number): void {
    this.#steps++;
    const fade = 1 - 0.9 ** this.#steps;
    const fadeSquare = 1 - 0.999 ** this.#steps;
    for (const name of LAYERS) {
      const weights = this.#net.layers[name];
      const gradient = this.#gradient[name];
      const mean = this.#mean[name];
      const square = this.#square[name];
      const decay = name.endsWith('Weights') ? this.#lesson.decay : 0;
      for (let i = 0; i < weights.length; i++) {
        const g = gradient[i] / examples;
        mean[i] += 0.1 * (g - mean[i]);
        square[i] += 0.001 * (g * g - square[i]);
        weights[i] -=
          rate * (mean[i] / fade / (Math.sqrt(square[i] / fadeSquare) + 1e-8) + decay * weights[i]);
      }
      gradient.fill(0);
    }
  }
}

function spread(
  gradient: Float32Array,
  inputs: Float32Array,
  from: number,
  count: number,
  errors: Float32Array,
): void {
  const width = errors.length;
  for (let k = 0; k < count; k++) {
    const x = inputs[from + k];
    if (x === 0) continue;
    for (let h = 0; h < width; h++) gradient[k * width + h] += x * errors[h];
  }
}
