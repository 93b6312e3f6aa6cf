import type { Review } from '@fathom/bots/coach/review.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { type MouseEvent, useMemo } from 'react';
import { markOf } from '../../marks.tsx';
import type { Film } from '../replay/film.ts';
import { type Bands, bandsOf, markSpot, outline, spaced, turnAt } from './bands.ts';
import { Lane } from './lane.tsx';
import { type Selection, signed } from './selection.ts';
import type { Reviewing } from './use-review.ts';

interface ChartProps {
  readonly film: Film;
  readonly review: Review;
  readonly reviewing: Reviewing;
  readonly selection: Selection;
}

const WIDTH = 1000;
const HEIGHT = 200;
/** A band that is thinner has no room for its mark. */
const ROOM = 0.12;

/** The chances of all seats over the match, its turning points, and the decisions of one seat below. */
export function Chart({ film, review, reviewing, selection }: ChartProps) {
  const say = useSay();
  const { record } = film;
  const all = record.moves.length;
  const done = reviewing.state === 'done';
  const bands = useMemo(
    () => bandsOf(review.points, all, done ? record.result : undefined),
    [review.points, all, done, record.result],
  );
  const pressed = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = event.detail === 0 ? 0 : (event.clientX - box.left) / box.width;
    selection.select({ move: Math.round(share * all) });
  };
  const edge = done ? 1 : reviewing.begun.done / all;
  return (
    <section className="rv-chart" aria-label={say('review.chart')}>
      <Flags review={review} all={all} selection={selection} />
      <ol className="y" aria-hidden="true">
        {[100, 50, 0].map(n => (
          <li key={n}>{n} %</li>
        ))}
      </ol>
      <button type="button" className="bands" aria-label={say('review.chartOpen')} onClick={pressed}>
        <Drawn bands={bands} />
        {bands.slices.length > 1 && <Marks bands={bands} />}
        {edge < 1 && <Rest reviewing={reviewing} all={all} edge={edge} />}
        <i className="cursor" style={{ '--at': selection.at / all }} />
      </button>
      <Lane review={review} all={all} selection={selection} />
      <ol className="x" aria-hidden="true">
        <li>{say('review.move', { n: 1 })}</li>
        <li>{Math.round(all / 4)}</li>
        <li>{Math.round(all / 2)}</li>
        <li>{Math.round((all * 3) / 4)}</li>
        <li>{all}</li>
      </ol>
    </section>
  );
}

function Drawn({ bands }: { readonly bands: Bands }) {
  const count = bands.slices[0]?.shares.length ?? 0;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <Patterns />
      {Array.from({ length: count }, (_, band) => {
        const sea = bands.together && band === 1;
        const points = outline(bands, band, WIDTH, HEIGHT);
        const mark = markOf(band);
        return (
          <g key={mark}>
            <polygon className={sea ? 'sea' : `band pc-${mark}`} points={points} />
            {!sea && <polygon points={points} fill={`url(#rv-${mark})`} />}
          </g>
        );
      })}
      {[1, 2, 3].map(n => (
        <path key={n} className="grid" d={`M${(WIDTH / 4) * n} 0V${HEIGHT}`} />
      ))}
    </svg>
  );
}

/** Colour never stands alone. */
function Patterns() {
  return (
    <defs>
      <pattern id="rv-pearl" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="4.5" cy="4.5" r="1.3" fill="#10222e" fillOpacity=".35" />
      </pattern>
      <pattern id="rv-orchid" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 10 10 0" stroke="#fff" strokeOpacity=".28" strokeWidth="2" />
      </pattern>
      <pattern id="rv-lime" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 5h10" stroke="#10222e" strokeOpacity=".3" strokeWidth="1.5" />
      </pattern>
      <pattern id="rv-onyx" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M5 0v10" stroke="#fff" strokeOpacity=".25" strokeWidth="1.5" />
      </pattern>
    </defs>
  );
}

function Marks({ bands }: { readonly bands: Bands }) {
  const count = bands.together ? 1 : bands.slices[0].shares.length;
  return Array.from({ length: count }, (_, band) => {
    const { x, y, share } = markSpot(bands, band);
    if (share < ROOM) return null;
    return (
      <span key={markOf(band)} className="spot" style={{ '--x': x, '--y': y }}>
        <Mark mark={markOf(band)} />
      </span>
    );
  });
}

/** What has not been looked at yet. */
function Rest({
  reviewing,
  all,
  edge,
}: {
  readonly reviewing: Reviewing;
  readonly all: number;
  readonly edge: number;
}) {
  const say = useSay();
  const { begun, left, state } = reviewing;
  return (
    <span className="rest" style={{ '--edge': edge }}>
      <span className="rest-text">
        <b>{say(state === 'failed' ? 'review.failed' : 'review.running')}</b>
        <span>
          {say('review.progress', { done: begun.done, all })}
          {left !== undefined && `, ${say('review.left', { n: Math.max(1, Math.round(left / 1000)) })}`}
        </span>
      </span>
    </span>
  );
}

interface FlagsProps {
  readonly review: Review;
  readonly all: number;
  readonly selection: Selection;
}

/** Turning points, with what they meant for the seat that is looked at, or for whom they meant most. */
function Flags({ review, all, selection }: FlagsProps) {
  const say = useSay();
  const wide = useWide();
  const turns = review.turningPoints.map(move => turnAt(review.points, move, selection.seat));
  const spots = spaced(
    turns.map(({ move }) => (move - 1) / all),
    wide ? 0.07 : 0.21,
  );
  return (
    <div className="flags">
      {turns.map(({ move, seat, change }, i) => (
        <button
          key={move}
          type="button"
          className={selection.at === move - 1 ? 'on' : ''}
          style={{ '--at': spots[i] }}
          aria-label={say('review.turning', { n: move, change: signed(change) })}
          onClick={() => selection.select({ move: move - 1 })}
        >
          <Icon name="i-flag" />
          {seat !== selection.seat && <Mark mark={markOf(seat)} />}
          <b>{signed(change)}</b>
        </button>
      ))}
    </div>
  );
}
