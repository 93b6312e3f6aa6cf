import type { Review } from '@fathom/bots/coach/review.ts';
import type { Seat } from '@fathom/kernel';
import { PROMPT } from '@fathom/parts/places.ts';
import { type Ring, Rings } from '@fathom/parts/rings.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { memo, useMemo } from 'react';
import type { Film } from '../replay/film.ts';
import { Scrubber } from '../replay/scrubber.tsx';
import { useSituation } from '../replay/situation.ts';
import type { LoadedGame } from '../table/game.ts';
import { boardProps, type Situation } from '../table/props.ts';
import type { Selection } from './selection.ts';

interface MomentProps {
  readonly game: LoadedGame;
  readonly film: Film;
  readonly review: Review;
  readonly selection: Selection;
}

/** The board as it was when the selected move was to be made, and the way to other moments. */
export function Moment({ game, film, review, selection }: MomentProps) {
  const { at, select } = selection;
  const last = film.told.count;
  const decision = review.decisions.find(({ move }) => move === at);
  return (
    <div className="rv-moment">
      <Scrubber at={at} last={last} onShow={move => select({ move })} />
      <Pictured
        {...{ game, film, at }}
        eyes={decision?.seat ?? film.record.moves[at]?.[0] ?? selection.seat}
        better={decision && decision.best !== decision.played ? decision.best : undefined}
      />
    </div>
  );
}

interface PicturedProps {
  readonly game: LoadedGame;
  readonly film: Film;
  readonly at: number;
  /** Whoever decides; where nobody did, the seat that is looked at. */
  readonly eyes: Seat;
  readonly better: string | undefined;
}

/** With what was played and what would have been better. While a review goes on, it is drawn once. */
const Pictured = memo(({ game, film, at, eyes, better }: PicturedProps) => {
  const say = useSay();
  const situation = useSituation(game, film, at, eyes);
  const given = useMemo(
    () => boardProps(situation, { send: () => undefined, refuse: () => undefined }),
    [situation],
  );
  const played = film.record.moves[at]?.[1];
  const rings = useMemo(() => ringsOf(situation, played, better), [situation, played, better]);
  const { Board, Tray, panels } = game.board;
  return (
    <>
      <div className="review-board">
        <section className="board" aria-label={say('table.board')}>
          <Board {...given} />
        </section>
        <section className="tray" aria-label={say('table.hand')} data-scrolls>
          <Tray {...given} />
        </section>
        {panels.length > 0 && (
          <details>
            <summary>{say('review.panels')}</summary>
            {panels.map(({ key, Panel }) => (
              <Panel key={key} {...given} />
            ))}
          </details>
        )}
      </div>
      <p className="cap">{game.board.status(given)}</p>
      <Rings rings={rings} within=".review-board" />
    </>
  );
});

function ringsOf(situation: Situation, played: string | undefined, better: string | undefined): Ring[] {
  const { say } = situation;
  return [
    ...placeOf(situation, played).map(
      (place): Ring => ({ kind: 'wake', at: place, label: say('review.here') }),
    ),
    ...placeOf(situation, better).map(
      (place): Ring => ({ kind: 'ghost', at: place, label: say('review.better'), raised: true }),
    ),
  ];
}

/** Beside the question nothing can be shown. */
function placeOf({ game, known }: Situation, text: string | undefined): string[] {
  const move = text === undefined ? undefined : game.rules.read(text);
  const [place] = move === undefined ? [] : game.board.places.ofMove(move, known.view);
  return place === undefined || place === PROMPT ? [] : [place];
}
