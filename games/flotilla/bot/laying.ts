/** Which tile, where, and how turned: what a search tries first. */
import { valueWith } from '../city.ts';
import { TILES } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { at, colourOf, hasPieces, pieceAt, tileOf, turnsOf } from '../field.ts';
import { CORNERS, DIRECTIONS, DISTANCE, MEETS, NEIGHBOUR } from '../hex.ts';
import type { State } from '../state.ts';
import type { Wishes } from './wishes.ts';

export function tilePrior(s: State, seat: number, tile: number, wishes: Wishes): number {
  const { depth, island, district, cost, site } = TILES[tile];
  if (s.side[seat] === SINK) return 1 + 0.3 * depth + (island ? 1 : 0) + (hasPieces(tile, SINK) ? 0.3 : 0);
  const value = valueWith(s, tile, wishes.buildings(s, seat, district));
  return 0.3 + (value * (1 + wishes.wish(s, seat, district))) / (1 + cost) + (site ? 0.3 : 0);
}

export function cellPrior(s: State, seat: number, tile: number, cell: number): number {
  const side = s.side[seat];
  let circles = 0;
  if (PIECES_OF[tile * 2 + side].length > 0) {
    for (let turns = 0; turns < CORNERS; turns++) {
      circles = Math.max(circles, promiseOf(s, seat, tile, cell, turns));
    }
  }
  if (side === SINK)
    return 0.3 + 12 * circles + 1.5 / (1 + DISTANCE[cell]) + 0.2 * sameBeside(s, seat, tile, cell);
  return 0.3 + 8 * circles + 3 * sameBeside(s, seat, tile, cell) + 0.2 / (1 + DISTANCE[cell]);
}

export function turnPrior(s: State, seat: number, tile: number, cell: number, turns: number): number {
  return 0.3 + 12 * promiseOf(s, seat, tile, cell, turns);
}

/** Neighbours of the same colour. */
function sameBeside(s: State, seat: number, tile: number, cell: number): number {
  const side = s.side[seat];
  const colour = colourOf(tile, side);
  let count = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    const other = NEIGHBOUR[cell * DIRECTIONS + d];
    if (other >= 0 && at(s, seat, other) !== 0 && colourOf(tileOf(at(s, seat, other)), side) === colour)
      count++;
  }
  return count;
}

/** Circle pieces of each tile and side: corner before turning, colour. */
const PIECES_OF: readonly (readonly (readonly [number, number])[])[] = TILES.flatMap(({ pieces }) =>
  pieces.map(corners => corners.flatMap((colour, corner) => (colour < 0 ? [] : [[corner, colour] as const]))),
);
/** What a corner is worth where two pieces meet and the third cell is still free, against a complete circle. */
const OPENING = 0.18;

/** Circles the tile would complete or prepare. */
function promiseOf(s: State, seat: number, tile: number, cell: number, turns: number): number {
  let promise = 0;
  const pieces = PIECES_OF[tile * 2 + s.side[seat]];
  for (let i = 0; i < pieces.length; i++) {
    const [corner, colour] = pieces[i];
    const m = (cell * CORNERS + ((corner + turns) % CORNERS)) * 4;
    if (MEETS[m] < 0 || MEETS[m + 2] < 0) continue;
    const one = meeting(s, seat, MEETS[m], MEETS[m + 1], colour);
    const two = meeting(s, seat, MEETS[m + 2], MEETS[m + 3], colour);
    if (one + two === 2) promise++;
    else if (one + two === 1 && one >= 0 && two >= 0) promise += OPENING;
  }
  return promise;
}

/** 1 where a tile shows the colour in a corner, 0 where no tile lies, −1 where another piece or none is shown. */
function meeting(s: State, seat: number, cell: number, corner: number, colour: number): number {
  const value = at(s, seat, cell);
  if (value === 0) return 0;
  return pieceAt(tileOf(value), s.side[seat], turnsOf(value), corner) === colour ? 1 : -1;
}
