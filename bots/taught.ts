/** A game as somebody sees it who has learnt it: the same rules, with the learnt value and prior in place of the hand-written ones. */
import { exponential, type Features, type Game, logarithm, type Seat, type Stateful } from '@fathom/kernel';
import { writeOdds } from './net.ts';
import { numbersWriter } from './numbers.ts';
import { outcome } from './outcome.ts';
import type { Learnt } from './weights.ts';

const MOST_TRAITS = 32;

export function taught<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  features: Features<S, M>,
  { net, priorWeight, traits }: Learnt,
): Game<S, M, V, O> {
  const found = new Int32Array(MOST_TRAITS);
  const write = numbersWriter(features, net.shape.seats);

  function value(s: S): number[] {
    const together = features.together(s);
    if (game.actors(s).length === 0) return outcome(game, s, together) ?? game.value(s);
    if (net.shape.hand) writeOdds(game.value(s), together, net.hand);
    write(s, net.seats, net.shared);
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
