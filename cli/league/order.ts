/** Whether ratings put people in the order of their strength. */

import { below, seedRng } from '@fathom/kernel';

/** How often people are drawn anew to see how much depends on who they are. */
const DRAWS = 2000;

/** Strength and rating of each person of a club. */
export type Pairs = readonly (readonly [number, number])[];

/** The rank correlation within each club, weighted by its people; null without clubs. */
export function clubwise(clubs: readonly Pairs[]): number | null {
  const people = clubs.reduce((sum, club) => sum + club.length, 0);
  return people === 0 ? null : clubs.reduce((sum, club) => sum + club.length * spearman(club), 0) / people;
}

/** Between which bounds it lies for 95 of 100 draws of as many people from the same clubs. */
export function interval(clubs: readonly Pairs[], seed: string): readonly [number, number] {
  const rng = seedRng(seed, 'interval');
  const drawn = Array.from({ length: DRAWS }, () =>
    clubwise(clubs.map(club => club.map(() => club[below(rng, club.length)]))),
  )
    .map(correlation => correlation ?? 0)
    .sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.floor(share * (drawn.length - 1))];
  return [at(0.025), at(0.975)];
}

/** Rank correlation; equal values share their rank. */
export function spearman(pairs: Pairs): number {
  const a = ranks(pairs.map(([first]) => first));
  const b = ranks(pairs.map(([, second]) => second));
  const mean = (pairs.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, rank, i) => sum + (rank - mean) * (y[i] - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map(value => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
