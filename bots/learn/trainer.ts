/** Teaches a net by showing it positions and how they ended: Adam with a falling rate, errors of both outputs. */
import { type Rng, shuffle, unit } from '@fathom/kernel';
import { emptyLayers, LAYERS, type Layers, Net, OUTPUTS, type Shape } from '../net.ts';
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
  #steps = 0;

  constructor(net: Net, lesson: Lesson) {
    this.#net = net;
    this.#lesson = lesson;
    this.#gradient = emptyLayers(net.shape);
    this.#mean = emptyLayers(net.shape);
    this.#square = emptyLayers(net.shape);
    this.#firstError = new Float32Array(net.shape.first);
    this.#secondError = new Float32Array(net.shape.second);
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
    for (let i = 0; i < data.count; i++) error += this.#errorOf(data, i);
    return error / data.count;
  }

  #load(data: Dataset, i: number): number[] {
    const { seats, own, shared } = this.#net.shape;
    this.#net.seats.set(data.seats.subarray(i * seats * own, (i + 1) * seats * own));
    this.#net.shared.set(data.shared.subarray(i * shared, (i + 1) * shared));
    this.#net.hand.set(data.hand.subarray(i * seats, (i + 1) * seats));
    if (seats > 1) this.#net.findMean();
    return this.#net.values(data.together);
  }

  #errorOf(data: Dataset, i: number): number {
    const { seats } = this.#net.shape;
    const values = this.#load(data, i);
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
    const error = this.#errorOf(data, i);
    const values = data.together ? undefined : this.#valuesNow();
    for (let seat = 0; seat < seats; seat++) {
      const odds = this.#net.out[seat * OUTPUTS];
      const target = data.targets[i * seats + seat];
      const wrong = values ? values[seat] - target : (this.#commonNow() - target) / seats;
      const scoreWrong = this.#net.out[seat * OUTPUTS + 1] - data.scores[i * seats + seat];
      if (Number.isFinite(odds)) this.#blame(seat, wrong, this.#lesson.scoreWeight * scoreWrong);
    }
    return error;
  }

  #valuesNow(): number[] {
    const { seats } = this.#net.shape;
    const odds = Array.from({ length: seats }, (_, seat) => this.#net.out[seat * OUTPUTS]);
    const best = Math.max(...odds);
    const shares = odds.map(x => Math.exp(x - best));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map(share => share / total);
  }

  #commonNow(): number {
    const { seats } = this.#net.shape;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += this.#net.out[seat * OUTPUTS];
    return 1 / (1 + Math.exp(-sum / seats));
  }

  /** Passes the errors of a seat's outputs back through the layers and adds up what each weight had to do with it. */
  #blame(seat: number, oddsError: number, scoreError: number): void {
    const { own, shared, first, second, seats } = this.#net.shape;
    const { layers } = this.#net;
    const g = this.#gradient;
    if (this.#net.shape.hand) g.handWeight[0] += oddsError * this.#net.hand[seat];
    g.outBias[0] += oddsError;
    g.outBias[1] += scoreError;
    for (let h = 0; h < second; h++) {
      const x = this.#net.second[seat * second + h];
      if (x === 0) {
        this.#secondError[h] = 0;
        continue;
      }
      g.outWeights[h * OUTPUTS] += x * oddsError;
      g.outWeights[h * OUTPUTS + 1] += x * scoreError;
      this.#secondError[h] =
        oddsError * layers.outWeights[h * OUTPUTS] + scoreError * layers.outWeights[h * OUTPUTS + 1];
      g.secondBias[h] += this.#secondError[h];
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
