import { TILES } from '../data/box.ts';
import { at, hasOutpost, isDepleted, tileOf, turnsOf } from '../field.ts';
import { SKIFFS } from '../state.ts';
import { markOf, type Table } from './table.ts';
import type { TileFace } from './tile.tsx';

/** How the tile on a cell lies there. */
export function faceAt(table: Table, seat: number, cell: number): TileFace {
  const { view } = table;
  const value = at(view, seat, cell);
  const tile = tileOf(value);
  const skiffs = view.skiffs.slice(seat * SKIFFS, (seat + 1) * SKIFFS);
  return {
    tile,
    side: view.side[seat],
    turns: turnsOf(value),
    depleted: isDepleted(value),
    outpost: hasOutpost(value) ? markOf(table, seat) : undefined,
    busy: TILES[tile].resource >= 0 && skiffs.includes(cell),
  };
}
