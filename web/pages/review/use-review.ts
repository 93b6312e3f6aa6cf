/** A review while it is made, and once it is there: what is done is shown at once, and goes on where it was left. */
import type { Begun } from '@fathom/bots/coach/review.ts';
import type { MatchRecord } from '@fathom/kernel';
import { startTransition, useEffect, useState } from 'react';
import { ask } from '../../coach/ask.ts';
import { reviewEffort } from '../../coach/effort.ts';
import { putReview, shelfKey, takeReview } from './shelf.ts';

export interface Reviewing {
  readonly state: 'running' | 'done' | 'failed';
  readonly begun: Begun;
  /** Milliseconds until it is done; undefined as long as nobody can tell. */
  readonly left: number | undefined;
}

/** Milliseconds between two times it is put away. */
const PUT_EVERY = 2000;

const NOTHING: Begun = { done: 0, review: { points: [], decisions: [], luck: [], turningPoints: [] } };

export function useReview(record: MatchRecord): Reviewing {
  const [reviewing, setReviewing] = useState<Reviewing>({
    state: 'running',
    begun: NOTHING,
    left: undefined,
  });
  // It is drawn in slices: whoever presses something meanwhile is not kept waiting.
  useEffect(() => follow(record, next => startTransition(() => setReviewing(next))), [record]);
  return reviewing;
}

/** Returns what ends it. */
export function follow(record: MatchRecord, show: (reviewing: Reviewing) => void): () => void {
  const effort = reviewEffort();
  const key = shelfKey(record, effort);
  const all = record.moves.length;
  let latest = NOTHING;
  let put = Date.now();
  let gone = false;
  let end = () => {};
  const begin = (left: Begun | undefined) => {
    latest = left ?? NOTHING;
    if (latest.done >= all) return show({ state: 'done', begun: latest, left: 0 });
    show({ state: 'running', begun: latest, left: undefined });
    const first = latest.done;
    const started = Date.now();
    end = ask({ kind: 'review', record, effort, left }, answer => {
      if (answer.kind !== 'review') return show({ state: 'failed', begun: latest, left: undefined });
      latest = answer.begun;
      const each = (Date.now() - started) / Math.max(1, latest.done - first);
      show({ state: answer.last ? 'done' : 'running', begun: latest, left: each * (all - latest.done) });
      if (!answer.last && Date.now() < put + PUT_EVERY) return;
      put = Date.now();
      void putReview(key, latest);
    });
  };
  void takeReview(key).then(left => !gone && begin(left));
  return () => {
    gone = true;
    end();
    if (latest.done > 0 && latest.done < all) void putReview(key, latest);
  };
}
