import type { Table } from './table.ts';

interface SeatProps extends Table {
  readonly seat: number;
  readonly compact: boolean;
}

/** How far a player is; the strings themselves lie on the board. */
export function Seat({ seat, compact, say, view }: SeatProps) {
  const params = { n: view.strings[seat].length, all: view.options.length };
  return compact ? say('seat.compact', params) : <p className="cap">{say('seat.strung', params)}</p>;
}
