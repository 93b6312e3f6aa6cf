/** A player's station at a glance, and one press away in full. */

import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { seatPlace } from '@fathom/parts/places.ts';
import { stirring } from '@fathom/parts/table.ts';
import { hasPassed } from '../round.ts';
import { scriptStanding } from '../score.ts';
import { deepleCount } from '../station.ts';
import { Deeple } from './face.tsx';
import { Gauge } from './gauge.tsx';
import { shown } from './look.ts';
import { Silhouette } from './silhouette.tsx';
import { conditionOf, stabilityOf } from './stability.ts';
import { Station } from './station.tsx';
import { markOf, nameOf, type Table, traySeat } from './table.ts';

interface SeatProps extends Table {
  readonly seat: number;
  readonly compact: boolean;
}

export function Seat({ seat, compact, ...table }: SeatProps) {
  const wide = useWide();
  const { say, view } = table;
  const stability = stabilityOf(view, view.stations[seat]);
  if (compact) return say(`seat.${conditionOf(view, stability)}`);
  return (
    <div className="new-eden-seat">
      {wide ? (
        <Visit table={table} seat={seat} />
      ) : (
        <div className="new-eden in-sheet">
          <div className="stage">
            <Station table={table} seat={seat} lanes />
          </div>
          <Gauge table={table} seat={seat} />
        </div>
      )}
      <Facts table={table} seat={seat} />
      {wide && <Holding table={table} seat={seat} />}
      {wide && view.seats === 1 && <Rival table={table} seat={view.seats} />}
    </div>
  );
}

/** NE-78 in one line. */
function Holding({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { say, view } = table;
  const holds = stabilityOf(view, view.stations[seat]);
  const { damage, pointer, stable } = holds;
  return (
    <p className="holding" data-place={seatPlace(seat, 'damage')}>
      <span className={stable ? 'ok' : 'bad'}>{say(`board.state.${conditionOf(view, holds)}`)}</span>
      <span>{say('seat.holds', { damage, pointer })}</span>
    </p>
  );
}

/** NE-100: Deep Thought has a station but sits at no seat, so it is shown below the only one. */
function Rival({ table, seat }: { readonly table: Table; readonly seat: number }) {
  return (
    <div className="rival" data-place={seatPlace(seat)}>
      <div className="hd">
        <Mark mark={markOf(table, seat)} />
        <b>{nameOf(table, seat)}</b>
        <span className="sc">{scriptStanding(table.view)?.score}</span>
      </div>
      <Visit table={table} seat={seat} />
      <Facts table={table} seat={seat} />
      <Holding table={table} seat={seat} />
    </div>
  );
}

function Visit({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const open = shown.use() ?? traySeat(table);
  return (
    <button
      type="button"
      className="visit"
      aria-pressed={open === seat}
      aria-label={table.say('seat.visit', { name: nameOf(table, seat) })}
      onClick={() => shown.set(seat === traySeat(table) ? undefined : seat)}
    >
      <Silhouette station={table.view.stations[seat]} />
    </button>
  );
}

function Facts({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { say, view } = table;
  const { coins } = view.stations[seat];
  const deeples = deepleCount(view.stations[seat]);
  return (
    <p className="facts">
      <span title={say('seat.coins', { coins: coins ?? '?' })} data-place={seatPlace(seat, 'coins')}>
        <Icon name="i-coin" className="brass" />
        <span aria-hidden="true">{coins ?? '?'}</span>
        <span className="vh">{say('seat.coins', { coins: coins ?? '?' })}</span>
      </span>
      <span title={say('seat.deeples', { n: deeples })}>
        <Deeple />
        <span aria-hidden="true">{deeples}</span>
        <span className="vh">{say('seat.deeples', { n: deeples })}</span>
      </span>
      {view.nautilus === seat && <Icon name="i-nautilus" label={say('seat.nautilus')} />}
      <em>{stateOf(table, seat)}</em>
    </p>
  );
}

function stateOf(table: Table, seat: number): string {
  const { say, view } = table;
  const stirs = stirring(table, seat);
  if (stirs) return stirs;
  return view.phase === 'A' && hasPassed(view, seat) ? say('seat.passed') : '';
}
