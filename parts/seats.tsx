import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { SeatInfo } from './board.ts';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { seatPlace } from './places.ts';
import { useSay } from './say.tsx';

export interface SeatsProps {
  readonly seats: readonly SeatInfo[];
  readonly actors: readonly Seat[];
  readonly scores: readonly (number | undefined)[];
  /** The numbers of their turns since the viewer's own. */
  readonly wakes?: ReadonlyMap<Seat, readonly number[]>;
  /** What the game shows of a seat: one short line in the strip, a block in the rail. */
  readonly render: (seat: Seat) => ReactNode;
  /** How long a seat may take, where there is something to say about it. */
  readonly clock?: ((seat: Seat) => ReactNode) | undefined;
  /** A tap on a seat of the strip. */
  readonly onPick?: (seat: Seat) => void;
}

/** The strip of a phone: equal cells, each a button to that player's area. */
export function SeatStrip({ seats, actors, scores, wakes, render, clock, onPick }: SeatsProps) {
  const say = useSay();
  return (
    <nav className="seats" aria-label={say('parts.players')}>
      {seats.map(info => (
        <button
          key={info.seat}
          type="button"
          className={className(info, actors)}
          data-place={seatPlace(info.seat)}
          onClick={() => onPick?.(info.seat)}
        >
          <Mark mark={info.mark} />
          <span>
            <b>
              {info.name}
              <Wake numbers={wakes?.get(info.seat)} />
            </b>
            {clock?.(info.seat) ?? <span className="sub">{render(info.seat)}</span>}
          </span>
          <Score value={scores[info.seat]} />
        </button>
      ))}
    </nav>
  );
}

/** The rail of a desktop: one block per player. */
export function SeatRail({ seats, actors, scores, wakes, render, clock }: SeatsProps) {
  const say = useSay();
  return (
    <>
      {seats.map(info => (
        <section
          key={info.seat}
          className={className(info, actors)}
          aria-label={info.name}
          data-place={seatPlace(info.seat)}
        >
          <div className="hd">
            <Mark mark={info.mark} />
            <b>
              {info.name}
              <Wake numbers={wakes?.get(info.seat)} />
            </b>
            {info.kind === 'bot' && <Icon name="i-bot" label={say('parts.bot')} />}
            {away(info) && <span className="cap">{say('parts.away')}</span>}
            <Score value={scores[info.seat]} />
          </div>
          {clock?.(info.seat)}
          {render(info.seat)}
        </section>
      ))}
    </>
  );
}

/** The ribbon says in words what these turns were. */
function Wake({ numbers = [] }: { readonly numbers: readonly number[] | undefined }) {
  return numbers.map(number => (
    <span key={number} className="wn" aria-hidden="true">
      {number}
    </span>
  ));
}

function Score({ value }: { readonly value: number | undefined }) {
  const say = useSay();
  if (value === undefined) return null;
  return (
    <span className="sc">
      <span aria-hidden="true">{value}</span>
      <span className="vh">{say('parts.score', { n: value })}</span>
    </span>
  );
}

function away(info: SeatInfo): boolean {
  return info.kind === 'person' && !info.connected;
}

function className(info: SeatInfo, actors: readonly Seat[]): string {
  return `seat ${actors.includes(info.seat) ? 'on' : ''} ${away(info) ? 'away' : ''}`;
}
