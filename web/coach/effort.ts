/** How much is thought. Equal on every device, so that a review is the same wherever it is opened; tests ask for less. */
import { EFFORT, type Effort, REVIEW_EFFORT } from '@fathom/bots/coach/effort.ts';
import { recall } from '../memory.ts';

export function coachEffort(): Effort {
  return scaled(EFFORT, share());
}

export function reviewEffort(): Effort {
  return scaled(REVIEW_EFFORT, share());
}

/** The part of the usual, above 0 and at most 1. */
function share(): number {
  const part = Number(recall('effort') ?? 1);
  return part > 0 && part <= 1 ? part : 1;
}

export function scaled(effort: Effort, part: number): Effort {
  const { searches, iterations, worlds } = effort;
  return {
    searches,
    iterations: Math.ceil(iterations * part),
    worlds: Math.ceil(worlds * Math.max(part, 0.1)),
  };
}
