/** What a city is short of. */
import { TILES } from '../data/box.ts';
import { COLOURS, SINK } from '../data/names.ts';
import { at, colourOf, tileOf } from '../field.ts';
import { CELLS } from '../hex.ts';
import type { State } from '../state.ts';

/** How much a city wants tiles of a district: those in the stock, and how large it is already. */
export function wish(s: State, seat: number, district: number): number {
  let count = 0;
  const stock = s.stocks[seat];
  for (let i = 0; i < stock.length; i++) if (TILES[stock[i]].district === district) count++;
  if (count === 0) return 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tileOf(at(s, seat, cell));
    if (tile >= 0 && colourOf(tile, 1) === district) count++;
  }
  return count;
}

/** Barrels of a colour a city is short of for its tiles. */
export function need(s: State, seat: number, colour: number): number {
  if (s.side[seat] === SINK) return 0;
  let cost = 0;
  const stock = s.stocks[seat];
  for (let i = 0; i < stock.length; i++)
    if (TILES[stock[i]].district === colour) cost += TILES[stock[i]].cost;
  const short = Math.min(6, cost) - s.barrels[seat * COLOURS.length + colour];
  return short <= 0 ? 0 : 0.4 * wish(s, seat, colour);
}
