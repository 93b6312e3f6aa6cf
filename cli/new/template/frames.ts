/** What lies on the decision stack: a turn; after it the filling up of the bank, and above that the current. */

/** NA-5: take a pearl, or open the fist. */
export interface Turn {
  readonly step: 'turn';
}

/** NA-8: the current may take what lies on the bank. */
export interface Current {
  readonly step: 'current';
}

/** NA-9: the bank is filled up, and the turn is over. */
export interface Refill {
  readonly step: 'refill';
}

export type Frame = Turn | Current | Refill;

/** Steps in which somebody decides. */
export const QUESTIONS = ['turn', 'current'] as const;
