/** A part of all mutants, the same for the same seed. */
import { seedRng, shuffle } from '@fathom/kernel';
import type { Mutant } from './mutate.ts';
import { GROUPS, type Suite } from './scope.ts';

export interface Candidates {
  readonly suite: Suite;
  readonly mutants: readonly Mutant[];
}

/** No group gets less than a tenth of the sample, be it ever so small beside the others. */
const LEAST = 0.1;

export function sample(
  candidates: readonly Candidates[],
  size: number | undefined,
  seed: string,
): readonly Candidates[] {
  const all = candidates.reduce((sum, { mutants }) => sum + mutants.length, 0);
  if (size === undefined || size >= all) return candidates;
  const chosen = new Set(
    GROUPS.flatMap(group => {
      const own = candidates.filter(({ suite }) => suite.group === group).flatMap(({ mutants }) => mutants);
      const share = Math.round(size * Math.max(LEAST, own.length / all));
      return shuffle(seedRng(seed, `mutants/${group}`), [...own]).slice(0, share);
    }),
  );
  return candidates.map(({ suite, mutants }) => ({
    suite,
    mutants: mutants.filter(mutant => chosen.has(mutant)),
  }));
}
