import { Fact } from '@fathom/parts/fact.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { nameOf, stirring } from '@fathom/parts/table.ts';
import { containerCount, jokerCount } from '../container.ts';
import { RIGHT } from '../space.ts';
import { Container } from './container.tsx';
import type { Table } from './table.ts';

interface SeatProps extends Table {
  readonly seat: number;
  readonly compact: boolean;
}

/** A player's area: container, counts and how the ship stands. */
export function Seat({ seat, compact, ...table }: SeatProps) {
  const { say, view } = table;
  const pile = view.piles[seat].length;
  if (compact) return say('seat.compact', { pile });
  const label = say('seat.container', { name: nameOf(table, seat), n: containerCount(view, seat) });
  return (
    <div className="submarine-seat">
      <Container table={table} seat={seat} label={label} size="small" />
      <p className="facts">
        <Fact
          icon="i-card"
          place={seatPlace(seat, 'hand')}
          n={view.hands[seat].size}
          label={say('seat.hand', { n: view.hands[seat].size })}
        />
        <Fact icon="i-pile" place={seatPlace(seat, 'pile')} n={pile} label={say('seat.pile', { n: pile })} />
        <Fact
          icon="i-mussel"
          place={seatPlace(seat, 'jokers')}
          n={jokerCount(view, seat)}
          label={say('seat.jokers', { n: jokerCount(view, seat) })}
        />
        <em>{stateOf(table, seat)}</em>
      </p>
    </div>
  );
}

function stateOf(table: Table, seat: number): string {
  const { say, view } = table;
  const stirs = stirring(table, seat);
  if (stirs) return stirs;
  if (view.ships[seat] === RIGHT) return say('seat.out');
  return view.ending === '' && (view.seat + 1) % view.seats === seat ? say('seat.next') : '';
}
