import { Piece } from '@fathom/parts/mark.tsx';
import { Stack } from '@fathom/parts/stack.tsx';
import { markOf, nameOf } from '@fathom/parts/table.ts';
import { type Fleet, fleetsAt, type Table } from './table.ts';

/** The vessels in a zone: one owner's behind each other, with their number from two on. */
export function Fleets({ table, cell }: { readonly table: Table; readonly cell: number }) {
  return (
    <span className="fleets">
      {fleetsAt(table.view, cell).map(fleet => (
        <Owned key={fleet.seat} table={table} fleet={fleet} />
      ))}
    </span>
  );
}

function Owned({ table, fleet: { seat, vessels } }: { readonly table: Table; readonly fleet: Fleet }) {
  const label = table.say('board.vessels', { n: vessels.length, name: nameOf(table, seat) });
  return (
    <Stack
      name="vessel"
      pieces={vessels}
      draw={isFirst => <Vessel table={table} seat={seat} label={isFirst ? label : undefined} />}
    />
  );
}

export function Vessel({
  table,
  seat,
  label,
}: {
  readonly table: Table;
  readonly seat: number;
  readonly label?: string | undefined;
}) {
  return (
    <Piece
      mark={markOf(table, seat)}
      symbol="i-vessel"
      viewBox="0 0 48 32"
      porthole={[12, 8.5, 13]}
      label={label}
    />
  );
}
