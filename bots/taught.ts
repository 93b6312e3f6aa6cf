/** A game as somebody sees it who has learnt it: the same rules, with the learnt value and prior in place of the hand-written ones. */
import { exponential, type Features, type Game, logarithm, type Seat, type Stateful } from '@fathom/kernel';
import { writeOdds } from './net.ts';
import { outcome } from './outcome.ts';
import type { Learnt } from './weights.ts';

const MOST_TRAITS = 32;

export function taught<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  features: Features<S, M>,
  { net, priorWeight, traits }: Learnt,
): Game<S, M, V, O> {
  const found = new Int32Array(MOST_TRAITS);
  const writeFeatures = featureWriter(features, net.shape.seats);

  function value(s: S): number[] {
    const together = features.together(s);
    if (game.actors(s).length === 0) return outcome(game, s, together) ?? game.value(s);
    if (net.shape.hand) writeOdds(game.value(s), together, net.hand);
    writeFeatures(s, net.seats, net.shared);
    return net.values(together);
  }

  function prior(s: S, seat: Seat, move: M): number {
    const count = features.traitsOf(s, seat, move, found);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += traits[found[i]];
    return exponential(priorWeight * logarithm(game.prior(s, seat, move)) + sum);
  }

  // Whoever has learnt nothing about moves need not look at their traits.
  if (priorWeight === 1 && traits.every(trait => trait === 0)) return { ...game, value };
  // Priors are learnt one by one.
  const { priors: _, ...rest } = game;
  return { ...rest, value, prior };
}

/** Writes the numbers of a position from `at` and `sharedAt` on. */
export type FeatureWriter<S> = (
  s: S,
  seats: Float32Array,
  shared: Float32Array,
  at?: number,
  sharedAt?: number,
) => void;

/** The numbers of so many seats, one after the other, and those of the table, each compared with what is usual. */
export function featureWriter<S, M, X>(features: Features<S, M, X>, count: number): FeatureWriter<S> {
  // Lists are quicker to go through than features, which have many forms.
  const own = features.seat.map(({ of }) => of);
  const ownScales = Float64Array.from(features.seat, ({ scale }) => scale);
  const common = features.shared.map(({ of }) => of);
  const commonScales = Float64Array.from(features.shared, ({ scale }) => scale);
  return (s, seats, shared, at = 0, sharedAt = 0) => {
    const survey = features.survey(s);
    for (let k = 0; k < own.length; k++) {
      const of = own[k];
      const scale = ownScales[k];
      for (let seat = 0; seat < count; seat++) seats[at + seat * own.length + k] = of(survey, seat) / scale;
    }
    for (let k = 0; k < common.length; k++) shared[sharedAt + k] = common[k](survey, -1) / commonScales[k];
  };
}
