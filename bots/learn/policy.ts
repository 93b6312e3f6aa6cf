/** Learns at a glance what a search found out by looking: which traits a move has that turned out worth looking into. */
import { type Rng, shuffle } from '@fathom/kernel';
import type { Thought } from './gate.ts';

const EPOCHS = 12;
const RATE = 0.05;
const DECAY = 1e-4;

export interface Policy {
  readonly priorWeight: number;
  readonly traits: Float32Array;
}

/** Fits `priorWeight × log(prior) + sum of traits` to the logarithm of how often moves were looked into. */
export function learnPolicy(
  thoughts: readonly Thought[],
  traitCount: number,
  start: Policy,
  rng: Rng,
): Policy {
  const traits = Float32Array.from(start.traits);
  const squares = new Float32Array(traitCount).fill(1e-6);
  let priorWeight = start.priorWeight;
  let priorSquare = 1e-6;
  const order = [...thoughts];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const thought of shuffle(rng, order)) {
      const errors = errorsOf(thought, traits, priorWeight);
      const gradient = new Map<number, number>();
      let priorGradient = 0;
      thought.traits.forEach((own, i) => {
        priorGradient += errors[i] * Math.log(thought.priors[i]);
        for (const trait of own) gradient.set(trait, (gradient.get(trait) ?? 0) + errors[i]);
      });
      for (const [trait, g] of gradient) {
        squares[trait] += g * g;
        traits[trait] -= RATE * (g / Math.sqrt(squares[trait]) + DECAY * traits[trait]);
      }
      priorSquare += priorGradient ** 2;
      priorWeight -= (RATE * priorGradient) / Math.sqrt(priorSquare);
    }
  }
  return { priorWeight: Math.max(0, priorWeight), traits };
}

/** Expected share of looks minus the share there was, for each move. */
function errorsOf(
  { traits: moves, priors, visits }: Thought,
  traits: Float32Array,
  priorWeight: number,
): number[] {
  const logits = moves.map(
    (own, i) => priorWeight * Math.log(priors[i]) + own.reduce((sum, trait) => sum + traits[trait], 0),
  );
  const best = Math.max(...logits);
  const odds = logits.map(logit => Math.exp(logit - best));
  const total = odds.reduce((sum, x) => sum + x, 0);
  const all = visits.reduce((sum, n) => sum + n, 0);
  return odds.map((x, i) => x / total - visits[i] / all);
}
