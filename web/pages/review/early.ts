/** A review is begun where the match ends, once nobody is busy with anything else: whoever opens it later finds it made. */
import type { MatchRecord } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import type { Reviewing } from './use-review.ts';

/** Milliseconds after the end: first the score is told. */
const CALM = 5000;

/** Undefined until it has begun. Leaving ends it; what was made stays. */
export function useEarlyReview(record: MatchRecord | undefined): Reviewing | undefined {
  const [reviewing, setReviewing] = useState<Reviewing>();
  useEffect(() => {
    if (!record || record.moves.length === 0) return;
    let gone = false;
    let end = () => {};
    const timer = setTimeout(() => {
      void import('./use-review.ts').then(({ follow }) => {
        if (!gone) end = follow(record, setReviewing);
      });
    }, CALM);
    return () => {
      gone = true;
      clearTimeout(timer);
      end();
    };
  }, [record]);
  return reviewing;
}
