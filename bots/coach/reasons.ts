/** Why a move is good: the named numbers in which it is ahead of the others. */
import { type Features, reasonOf } from '@fathom/kernel';

export interface Because {
  /** Index among the numbers of a seat. */
  readonly feature: number;
  /** By how much it is more or less. */
  readonly change: number;
}

/** Differences that are smaller are not worth a word: of the thing that is counted, and of what is a lot of it. */
const LEAST = 0.5;
const LEAST_SHARE = 0.08;
const MOST_REASONS = 2;

/** What speaks for the numbers `own` beside `others`, the weightiest first. */
export function reasonsFor<S, M>(
  features: Features<S, M>,
  own: readonly number[],
  others: readonly (readonly number[])[],
): Because[] {
  if (others.length === 0) return [];
  const found = features.seat.flatMap(({ good, scale }, feature) => {
    const change = own[feature] - others.reduce((sum, numbers) => sum + numbers[feature], 0) / others.length;
    const share = (change * (good ?? 0)) / scale;
    return share >= LEAST_SHARE && Math.abs(change) >= LEAST ? [{ feature, change, share }] : [];
  });
  const said = new Set<string>();
  return found
    .sort((a, b) => b.share - a.share)
    .filter(({ feature }) => {
      const reason = reasonOf(features.seat[feature]);
      const isNew = !said.has(reason);
      said.add(reason);
      return isNew;
    })
    .slice(0, MOST_REASONS)
    .map(({ feature, change }) => ({ feature, change }));
}
