/**
 * A laid tile is one number: tile + 1, how far it was turned, whether it is depleted, whether an outpost stands on it;
 * 0 is an empty cell. A field is the cells of one seat in the list of all seats.
 */
import { filled } from '@fathom/kernel';
import { TILES } from './data/box.ts';
import { SINK } from './data/names.ts';
import { STARTER } from './data/tiles.ts';
import { CELLS, CORNERS, DIRECTIONS, HOME, MEETS, NEIGHBOUR } from './hex.ts';

const TURN = 128;
const DEPLETED = 1024;
const OUTPOST = 2048;

export interface Fields {
  /** Cells of all seats, by seat × 51 + cell. */
  readonly field: readonly number[];
  /** 0 Sinkside, 1 Skyside, by seat. */
  readonly side: readonly number[];
}

export function laid(tile: number, turns: number): number {
  return tile + 1 + TURN * turns;
}

/** The tile of a cell value, −1 for an empty cell. */
export function tileOf(cell: number): number {
  return (cell & (TURN - 1)) - 1;
}

export function turnsOf(cell: number): number {
  return (cell >> 7) & 7;
}

export function isDepleted(cell: number): boolean {
  return (cell & DEPLETED) !== 0;
}

export function hasOutpost(cell: number): boolean {
  return (cell & OUTPOST) !== 0;
}

export function withOutpost(cell: number): number {
  return cell | OUTPOST;
}

export function depleted(cell: number): number {
  return cell | DEPLETED;
}

export function restored(cell: number): number {
  return cell & ~DEPLETED;
}

export function at(s: Fields, seat: number, cell: number): number {
  return s.field[seat * CELLS + cell];
}

/** Colours of the circle pieces by corner after turning, for each tile, turn and side. */
const PIECE: readonly number[] = TILES.flatMap(tile =>
  tile.pieces.flatMap(pieces =>
    Array.from({ length: CORNERS }, (_, turns) =>
      Array.from({ length: CORNERS }, (__, corner) => pieces[(corner - turns + CORNERS) % CORNERS]),
    ).flat(),
  ),
);

export function pieceAt(tile: number, side: number, turns: number, corner: number): number {
  return PIECE[((tile * 2 + side) * CORNERS + turns) * CORNERS + corner];
}

export function hasPieces(tile: number, side: number): boolean {
  return TILES[tile].pieces[side].some(piece => piece >= 0);
}

/** FL-53, FL-78: an empty cell beside an own tile. */
export function isBeside(s: Fields, seat: number, cell: number): boolean {
  const base = seat * CELLS;
  if (s.field[base + cell] !== 0) return false;
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = NEIGHBOUR[cell * DIRECTIONS + d];
    if (next >= 0 && s.field[base + next] !== 0) return true;
  }
  return false;
}

/** FL-54: no tile of depth 1 beside one of depth 3. The starter tile counts as depth 1. */
function clashes(s: Fields, seat: number, cell: number, tile: number): boolean {
  const { depth } = TILES[tile];
  if (depth === 2) return false;
  const base = seat * CELLS;
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = NEIGHBOUR[cell * DIRECTIONS + d];
    if (next < 0 || s.field[base + next] === 0) continue;
    if (Math.abs(TILES[tileOf(s.field[base + next])].depth - depth) === 2) return true;
  }
  return false;
}

export function canLay(s: Fields, seat: number, cell: number, tile: number): boolean {
  return isBeside(s, seat, cell) && (s.side[seat] !== SINK || !clashes(s, seat, cell, tile));
}

/** Whether a tile can be laid anywhere. */
export function fits(s: Fields, seat: number, tile: number): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (canLay(s, seat, cell, tile)) return true;
  return false;
}

interface Table extends Fields {
  readonly round: number;
}

/** FL-56, FL-72, A-32: circles a tile completes that comes to lie on this cell, each corner once; A-43: none in the set-up. */
export function circlesAt(s: Table, seat: number, cell: number, value: number): number {
  if (s.round === 0) return 0;
  const side = s.side[seat];
  const tile = tileOf(value);
  const turns = turnsOf(value);
  let circles = 0;
  for (let corner = 0; corner < CORNERS; corner++) {
    const colour = pieceAt(tile, side, turns, corner);
    if (colour < 0) continue;
    const m = (cell * CORNERS + corner) * 4;
    if (shows(s, seat, MEETS[m], MEETS[m + 1], colour) && shows(s, seat, MEETS[m + 2], MEETS[m + 3], colour))
      circles++;
  }
  return circles;
}

/** The most circles a tile could complete on a cell, and how it has to be turned for that. */
export function bestTurn(
  s: Table,
  seat: number,
  tile: number,
  cell: number,
): { readonly turns: number; readonly circles: number } {
  let best = { turns: 0, circles: 0 };
  for (let turns = 0; turns < CORNERS; turns++) {
    const circles = circlesAt(s, seat, cell, laid(tile, turns));
    if (circles > best.circles) best = { turns, circles };
  }
  return best;
}

function shows(s: Fields, seat: number, cell: number, corner: number, colour: number): boolean {
  if (cell < 0) return false;
  const value = at(s, seat, cell);
  return value !== 0 && pieceAt(tileOf(value), s.side[seat], turnsOf(value), corner) === colour;
}

/** A building site on the side that is up (FL-40, FL-80). */
export function hasSite(tile: number, side: number): boolean {
  return side === SINK ? TILES[tile].island : TILES[tile].site;
}

/** FL-40: whether a building site is left on which no outpost stands. */
export function hasFreeLand(s: Fields, seat: number): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const value = at(s, seat, cell);
    if (value !== 0 && !hasOutpost(value) && hasSite(tileOf(value), s.side[seat])) return true;
  }
  return false;
}

/** Resource colour (Sinkside) or district colour (Skyside); −1 for the starter tile. */
export function colourOf(tile: number, side: number): number {
  return side === SINK ? TILES[tile].resource : TILES[tile].district;
}

/** Cells in the order in which a search comes to them. */
const queue: number[] = filled(CELLS, 0);

const seen = new Uint8Array(CELLS);

/** FL-81 B: tiles of this colour connected without a break to a cell, that cell included. */
export function groupSize(s: Fields, seat: number, start: number, colour: number): number {
  seen.fill(0);
  return explore(s, seat, start, colour);
}

/** The largest connected group of one colour, the starter tile left out. */
export function largestGroup(s: Fields, seat: number): number {
  seen.fill(0);
  let most = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tileOf(at(s, seat, cell));
    if (tile < 0 || tile === STARTER || seen[cell] !== 0) continue;
    most = Math.max(most, explore(s, seat, cell, colourOf(tile, s.side[seat])));
  }
  return most;
}

/** The size of a group nobody has seen yet. */
function explore(s: Fields, seat: number, start: number, colour: number): number {
  const base = seat * CELLS;
  const side = s.side[seat];
  queue[0] = start;
  seen[start] = 1;
  let size = 1;
  for (let head = 0; head < size; head++) {
    const cell = queue[head];
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = NEIGHBOUR[cell * DIRECTIONS + d];
      if (next < 0 || seen[next] !== 0 || s.field[base + next] === 0) continue;
      if (colourOf(tileOf(s.field[base + next]), side) !== colour) continue;
      seen[next] = 1;
      queue[size++] = next;
    }
  }
  return size;
}

/** FL-81 A, A-5: own buildings of one guild; every settlement is connected, because tiles are laid flush. */
export function buildingsOf(s: Fields, seat: number, guild: number): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tileOf(at(s, seat, cell));
    if (tile >= 0 && TILES[tile].building === guild) count++;
  }
  return count;
}

const reused: number[] = filled(CELLS, -1);

/** FL-21: how many moves each cell is away from `from` over own tiles; −1 where no way of at most so many leads. The list is used again by the next call, unless one is given. */
export function distancesFrom(
  s: Fields,
  seat: number,
  from: number,
  most: number = CELLS,
  steps: number[] = reused,
): readonly number[] {
  const base = seat * CELLS;
  steps.fill(-1);
  steps[from] = 0;
  queue[0] = from;
  let found = 1;
  for (let head = 0; head < found; head++) {
    const cell = queue[head];
    if (steps[cell] === most) break;
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = NEIGHBOUR[cell * DIRECTIONS + d];
      if (next < 0 || steps[next] >= 0 || s.field[base + next] === 0) continue;
      steps[next] = steps[cell] + 1;
      queue[found++] = next;
    }
  }
  return steps;
}

/** The starter tile lies in every field from the start. */
export function emptyField(): number[] {
  const field = filled(CELLS, 0);
  field[HOME] = laid(STARTER, 0);
  return field;
}
