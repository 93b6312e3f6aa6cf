/** What of a review is looked at. */
import type { Decision, Review } from '@fathom/bots/coach/review.ts';
import type { Seat } from '@fathom/kernel';
import { figure } from '@fathom/parts/figure.ts';
import { swingAt } from './bands.ts';

export interface Selection {
  /** How many moves were made; the next one is looked at. */
  readonly at: number;
  /** Whose decisions are looked at. */
  readonly seat: Seat;
  readonly select: (next: { readonly move?: number; readonly seat?: number }) => void;
}

/** A moment that says something, with the change of one's chances in shares of victory. */
export interface Worthy {
  readonly move: number;
  readonly kind: 'costly' | 'turn';
  readonly change: number;
}

const MOST = 6;
/** A smaller change is not worth a look. */
const NOTED = 0.02;

/** The costliest decisions of a seat and the turning points, in the order of the match. */
export function worthALook(review: Review, seat: Seat): Worthy[] {
  const costly = decisionsOf(review, seat)
    .filter(({ verdict }) => verdict === 'costly')
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, MOST)
    .map(decision => ({ move: decision.move, kind: 'costly' as const, change: -costOf(decision) }));
  const turns = review.turningPoints
    .map(move => ({
      move: move - 1,
      kind: 'turn' as const,
      change: swingAt(review.points, move, seat),
    }))
    .filter(({ change }) => Math.abs(change) >= NOTED)
    .filter(turn => !costly.some(({ move }) => move === turn.move));
  return [...costly, ...turns].sort((a, b) => a.move - b.move);
}

export function decisionsOf({ decisions }: Review, seat: Seat): Decision[] {
  return decisions.filter(decision => decision.seat === seat);
}

/** In shares of victory. */
export function costOf({ share, bestShare }: Decision): number {
  return bestShare - share;
}

/** A change of shares in points of a hundred, with its sign. */
export function signed(change: number): string {
  const n = Math.round(change * 100);
  return n > 0 ? `+${n}` : figure(n);
}
