import { Piece } from '@fathom/parts/mark.tsx';
import { markOf, nameOf } from '@fathom/parts/table.ts';
import type { Fleet } from '../reach.ts';
import type { Table } from './table.ts';

interface StackProps {
  readonly place: string;
  readonly table: Table;
  readonly fleet: Fleet;
  readonly lit?: boolean;
  readonly chosen?: boolean;
}

/** The submarines of one owner in one space, one behind the other, with their number from two on. */
export function Stack({ table, fleet, place, lit = false, chosen = false }: StackProps) {
  const { seat, submarines } = fleet;
  const label = table.say('board.submarine', { n: submarines.length, name: nameOf(table, seat) });
  return (
    <span className={`stack ${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''}`} data-place={place}>
      {submarines.map((submarine, i) => (
        <span key={submarine} className="sub" data-piece={`submarine-${submarine}`} data-behind={i}>
          <Submarine table={table} seat={seat} label={i === 0 ? label : undefined} />
        </span>
      ))}
      {submarines.length > 1 && (
        <b className="count" aria-hidden="true">
          {submarines.length}
        </b>
      )}
    </span>
  );
}

interface SubmarineProps {
  readonly table: Table;
  readonly seat: number;
  readonly label?: string | undefined;
}

export function Submarine({ table, seat, label }: SubmarineProps) {
  return (
    <Piece
      mark={markOf(table, seat)}
      symbol="i-sub"
      viewBox="0 0 48 28"
      porthole={[18, 11, 12]}
      label={label}
    />
  );
}
