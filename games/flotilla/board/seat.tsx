import { Fact } from '@fathom/parts/fact.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { stirring } from '@fathom/parts/table.ts';
import { topside } from '../crew.ts';
import { COLOURS, SIDES } from '../data/names.ts';
import { cardName } from '../words/card.ts';
import { Barrel } from './barrel.tsx';
import { cardText } from './card.tsx';
import { Overview } from './overview.tsx';
import { barrelPlace, topPlace } from './places.ts';
import { cardSymbol } from './symbols.ts';
import type { Table } from './table.ts';

interface SeatProps extends Table {
  readonly seat: number;
  readonly compact: boolean;
}

/** A player's area: side, goods, topside card; on a phone with a picture of the sea or city. */
export function Seat({ seat, compact, ...table }: SeatProps) {
  const { say, view } = table;
  const side = SIDES[view.side[seat]];
  if (compact) return say(`seat.${side}`);
  const top = topside(view, seat);
  return (
    <div className="flotilla-seat">
      <p className="facts">
        <span className={`mode ${side}`}>{say(`side.${side}`)}</span>
        <Fact
          icon="i-coin"
          n={view.coins[seat]}
          label={say('goods.coins')}
          place={seatPlace(seat, 'coins')}
        />
        <Fact icon="i-card" n={view.hands[seat].size} label={say('seat.hand')} />
        <em>{stateOf(table, seat)}</em>
      </p>
      <p className="facts">
        {COLOURS.map((name, colour) => (
          <span key={name} data-place={barrelPlace(seat, colour)}>
            <Barrel colour={colour} label={say(`colour.${name}`)} />
            {view.barrels[seat * COLOURS.length + colour]}
          </span>
        ))}
        <Fact
          icon="i-toxicity"
          n={view.toxicity[seat]}
          label={say('seat.toxicity')}
          place={seatPlace(seat, 'toxicity')}
        />
      </p>
      {top >= 0 && (
        <p className="top-card" title={cardText(say, top, view.side[seat])} data-place={topPlace(seat)}>
          <Icon name={cardSymbol(top)} />
          <span className="vh">{say('seat.topside')}</span>
          {cardName(say, top, view.side[seat])}
        </p>
      )}
      <div className={`area only-phone ${side}`}>
        <Overview table={table} seat={seat} detailed />
      </div>
    </div>
  );
}

function stateOf(table: Table, seat: number): string {
  const { say, view } = table;
  const stirs = stirring(table, seat);
  if (stirs) return stirs;
  return view.stack.length > 0 && (view.seat + 1) % view.seats === seat ? say('seat.next') : '';
}
