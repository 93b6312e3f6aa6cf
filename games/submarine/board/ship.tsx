import { Piece } from '@fathom/parts/mark.tsx';
import { markOf, nameOf } from '@fathom/parts/table.ts';
import type { Table } from './table.ts';

interface ShipProps {
  readonly table: Table;
  readonly seat: number;
  /** A pale copy where the ship could go. */
  readonly ghost?: boolean;
}

export function Ship({ table, seat, ghost = false }: ShipProps) {
  return (
    <span className={`ship ${ghost ? 'ghost' : ''}`} data-piece={ghost ? undefined : `ship-${seat}`}>
      <Piece
        mark={markOf(table, seat)}
        symbol="i-ship"
        viewBox="0 0 48 32"
        porthole={[19.5, 20, 9]}
        label={ghost ? undefined : table.say('board.ship', { name: nameOf(table, seat) })}
      />
    </span>
  );
}

/** Ships side by side in one place, the viewer's in front. */
export function Ships({ table, at }: { readonly table: Table; readonly at: number }) {
  const seats = [...table.view.ships.keys()].filter(seat => table.view.ships[seat] === at);
  if (seats.length === 0) return null;
  const ordered = seats.sort((a, b) => Number(a === table.viewer) - Number(b === table.viewer));
  return (
    <span className={`ships n${seats.length}`}>
      {ordered.map(seat => (
        <Ship key={seat} table={table} seat={seat} />
      ))}
    </span>
  );
}
