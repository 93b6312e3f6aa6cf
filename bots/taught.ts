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

  function value(s: S): number[] {
    const together = features.together(s);
    if (game.actors(s).length === 0) return outcome(game, s, together) ?? game.value(s);
    if (net.shape.hand) writeOdds(game.value(s), together, net.hand);
    writeFeatures(features, s, net.shape.seats, net.seats, net.shared);
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

/** Writes the numbers of all seats, one after the other, and those of the table, each compared with what is usual. */
export function writeFeatures<S, M, X>(
  features: Features<S, M, X>,
  s: S,
  count: number,
  seats: Float32Array,
  shared: Float32Array,
  at = 0,
  sharedAt = 0,
): void {
  const survey = features.survey(s);
  const own = features.seat;
  let next = at;
  for (let seat = 0; seat < count; seat++) {
    for (let k = 0; k < own.length; k++) seats[next++] = own[k].of(survey, seat) / own[k].scale;
  }
  for (let k = 0; k < features.shared.length; k++)
    shared[sharedAt + k] = features.shared[k].of(survey, -1) / features.shared[k].scale;
}
