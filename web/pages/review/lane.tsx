import type { Review } from '@fathom/bots/coach/review.ts';
import { useSay } from '@fathom/parts/say.tsx';
import type { MouseEvent } from 'react';
import { decisionsOf, type Selection } from './selection.ts';

interface LaneProps {
  readonly review: Review;
  readonly all: number;
  readonly selection: Selection;
}

/** The decisions of one seat where they were made; a press goes to the nearest. */
export function Lane({ review, all, selection }: LaneProps) {
  const say = useSay();
  const own = decisionsOf(review, selection.seat);
  const pressed = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = event.detail === 0 ? 0 : (event.clientX - box.left) / box.width;
    const far = (move: number) => Math.abs(move / all - share);
    const nearest = own.reduce<number | undefined>(
      (best, { move }) => (best === undefined || far(move) < far(best) ? move : best),
      undefined,
    );
    if (nearest !== undefined) selection.select({ move: nearest });
  };
  return (
    <button type="button" className="lane" aria-label={say('review.lane')} onClick={pressed}>
      {own.map(({ move, verdict }) => (
        <i
          key={move}
          className={`rt ${verdict} ${move === selection.at ? 'cur' : ''}`}
          style={{ '--at': move / all }}
        />
      ))}
    </button>
  );
}
