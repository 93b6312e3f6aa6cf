/**
 * What a bot has learnt of one game at one number of seats, as a file: the layers of its net and what it thinks of moves,
 * in whole numbers from −127 to 127 with a scale for each layer, and a hash over all of it.
 */
import { type Features, hex, sha256 } from '@fathom/kernel';
import { emptyLayers, LAYERS, type Layers, layerSizes, Net, type Shape } from './net.ts';

export const WEIGHTS_VERSION = 2;

/** The file. */
export interface Weights {
  readonly weights: typeof WEIGHTS_VERSION;
  readonly game: string;
  /** Fits these features only: the hash of their names and scales. */
  readonly features: string;
  readonly shape: Shape;
  readonly scales: Readonly<Record<keyof Layers, number>>;
  /** All layers one after the other, base64. */
  readonly layers: string;
  /** How much the hand-written prior counts, and what each trait adds to its logarithm. */
  readonly priorWeight: number;
  readonly traitScale: number;
  readonly traits: string;
  readonly hash: string;
}

/** What is known after reading: a net, and a value for each trait. */
export interface Learnt {
  readonly net: Net;
  readonly priorWeight: number;
  readonly traits: Float32Array;
}

/** Why weights cannot be used: no such file, cut or changed, or made for something else. */
export const FAULTS = ['missing', 'version', 'game', 'features', 'shape', 'hash'] as const;
export type Fault = (typeof FAULTS)[number];

export type Read =
  | { readonly ok: true; readonly learnt: Learnt }
  | { readonly ok: false; readonly fault: Fault };

/** Of names and scales: weights are as useless with numbers of another size as with other numbers. */
function featuresHash(features: Features): string {
  const names = [features.seat, features.shared].map(list =>
    list.map(({ name, scale }) => `${name}/${scale}`).join(),
  );
  return hex(sha256([...names, features.traits.join()].join('/'))).slice(0, 16);
}

export function packWeights(game: string, features: Features, learnt: Learnt): Weights {
  const { shape, layers } = learnt.net;
  const scales = Object.fromEntries(LAYERS.map(name => [name, scaleOf(layers[name])])) as Weights['scales'];
  const bytes = LAYERS.flatMap(name => [...quantised(layers[name], scales[name])]);
  const traitScale = scaleOf(learnt.traits);
  const unsigned = {
    weights: WEIGHTS_VERSION,
    game,
    features: featuresHash(features),
    shape,
    scales,
    layers: toBase64(Int8Array.from(bytes)),
    priorWeight: Number(learnt.priorWeight.toFixed(3)),
    traitScale,
    traits: toBase64(quantised(learnt.traits, traitScale)),
  } as const;
  return { ...unsigned, hash: hashOf(unsigned) };
}

/** Whatever was in the file: what does not fit is refused. */
export function readWeights(found: unknown, game: string, seats: number, features: Features): Read {
  const weights = found as Weights;
  const fault = faultIn(weights, game, seats, features);
  if (fault) return { ok: false, fault };
  const { shape, scales, traitScale, priorWeight } = weights;
  const bytes = fromBase64(weights.layers);
  const layers = emptyLayers(shape);
  let at = 0;
  for (const name of LAYERS) {
    for (let i = 0; i < layers[name].length; i++) layers[name][i] = bytes[at++] * scales[name];
  }
  const traits = Float32Array.from(fromBase64(weights.traits), byte => byte * traitScale);
  return { ok: true, learnt: { net: new Net(shape, layers, true), priorWeight, traits } };
}

function faultIn(weights: Weights, game: string, seats: number, features: Features): Fault | undefined {
  if (weights?.weights !== WEIGHTS_VERSION) return 'version';
  if (weights.game !== game) return 'game';
  if (weights.features !== featuresHash(features)) return 'features';
  const { hash, ...unsigned } = weights;
  if (hashOf(unsigned) !== hash) return 'hash';
  const { shape } = weights;
  if (shape.seats !== seats || shape.own !== features.seat.length || shape.shared !== features.shared.length)
    return 'shape';
  const size = Object.values(layerSizes(shape)).reduce((sum, n) => sum + n, 0);
  return fromBase64(weights.layers).length === size ? undefined : 'shape';
}

function hashOf(unsigned: Omit<Weights, 'hash'>): string {
  return hex(sha256(JSON.stringify(unsigned)));
}

function scaleOf(values: Float32Array): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i]));
  return most === 0 ? 1 : most / 127;
}

function quantised(values: Float32Array, scale: number): Int8Array {
  return Int8Array.from(values, x => Math.max(-127, Math.min(127, Math.round(x / scale))));
}

function toBase64(bytes: Int8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte & 255);
  return btoa(text);
}

function fromBase64(text: string): Int8Array {
  return Int8Array.from(atob(text), char => char.charCodeAt(0));
}
