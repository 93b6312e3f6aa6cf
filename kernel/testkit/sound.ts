/** What must be true of every state of a game, in the game's own words. */
import { holds, same } from './check.ts';

export interface Soundness<S> {
  /** Counts of every component, wherever it lies: they never change during a game. */
  inventory(s: S): Readonly<Record<string, number>>;
  /** What is wrong with a state, beyond conservation; nothing in a sound one. */
  invariant(s: S): string | undefined;
}

export function checkSound<S>(
  { inventory, invariant }: Soundness<S>,
  state: S,
  expected: Readonly<Record<string, number>>,
  when: string,
): void {
  same(inventory(state), expected, `a component was lost or made ${when}`);
  const wrong = invariant(state);
  holds(wrong === undefined, `${wrong} ${when}`);
}
