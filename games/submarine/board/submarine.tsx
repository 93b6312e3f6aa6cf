import { Piece } from '@fathom/parts/mark.tsx';
import { Stack } from '@fathom/parts/stack.tsx';
import { markOf, nameOf } from '@fathom/parts/table.ts';
import type { Fleet } from '../reach.ts';
import type { Table } from './table.ts';

interface SubmarinesProps {
  readonly place: string;
  readonly table: Table;
  readonly fleet: Fleet;
  readonly lit?: boolean;
  readonly chosen?: boolean;
}

/** The submarines of one owner in one space. */
export function Submarines({ table, fleet, place, lit = false, chosen = false }: SubmarinesProps) {
  const { seat, submarines } = fleet;
  const label = table.say('board.submarine', { n: submarines.length, name: nameOf(table, seat) });
  return (
    <Stack
      name="submarine"
      pieces={submarines}
      className={`${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}
      place={place}
      draw={isFirst => <Submarine table={table} seat={seat} label={isFirst ? label : undefined} />}
    />
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
