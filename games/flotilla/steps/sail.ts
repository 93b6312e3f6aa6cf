/** FL-21, FL-23: the skiffs share the moves of the card; on the starter tile they unload. */
import { type Decision, filled, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { COLOURS } from '../data/names.ts';
import { distancesFrom, tileOf } from '../field.ts';
import type { Sail } from '../frames.ts';
import { CELLS, DIRECTIONS, HOME, NEIGHBOUR } from '../hex.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';
import { popWhen, SAIL_MOVES, STOP } from './moves.ts';

export const sail: Decision<State, Sail, Move> = {
  settle: (s, f) => popWhen(s, f.leaving < 0 && (f.moves === 0 || !canSail(s, f))),

  moves(s, f) {
    const moves = voyages(s, f);
    if (f.leaving < 0) moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'stop') return f.leaving < 0 ? undefined : makeRoom(s, f);
    if (move.kind !== 'sail') return refuse('A-28', 'sailFirst');
    return explainVoyage(s, f, move.from, move.to);
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'sail') {
      s.stack.pop();
      return;
    }
    const fleet = fleetOf(s);
    const skiff = skiffOn(f, fleet, move.from);
    const leaving = isFree(fleet, move.to) ? -1 : fleet.indexOf(move.to);
    const distance = distancesFrom(s, s.seat, move.from, f.moves)[move.to];
    replaceTop(s, { ...f, moves: f.moves - distance, leaving });
    s.skiffs[s.seat * SKIFFS + skiff] = move.to;
    log?.event('sailed', { seat: s.seat, from: move.from, to: move.to });
    if (move.to === HOME) unload(s, s.seat * SKIFFS + skiff, log);
  },
};

/** FL-21: over own tiles as far as the moves reach. */
function explainVoyage(s: State, f: Sail, from: number, to: number): Refusal | undefined {
  const fleet = fleetOf(s);
  const skiff = skiffOn(f, fleet, from);
  if (!fleet.includes(from)) return refuse('FL-21', 'noSkiffThere', { cell: from });
  if (skiff < 0) return makeRoom(s, f);
  if (tileOf(s.field[s.seat * CELLS + to]) < 0) return refuse('FL-21', 'noTileThere', { cell: to });
  if (from === to) return refuse('FL-21', 'sameTile', { cell: to });
  const distance = distancesFrom(s, s.seat, from)[to];
  if (distance > f.moves) return refuse('FL-21', 'tooFar', { moves: f.moves, distance });
  if (canStay(s, fleet, skiff, to, f.moves - distance)) return undefined;
  return refuse('A-12', 'skiffThere', { cell: to });
}

function makeRoom(s: State, f: Sail): Refusal {
  return refuse('A-37', 'makeRoom', { cell: s.skiffs[s.seat * SKIFFS + f.leaving] });
}

/** Cells with own tiles. */
const own: number[] = [];
const UNREACHED: readonly number[] = filled(CELLS, -1);

/** Skiffs on the starter tile are alike, so only one of them is offered. */
function voyages(s: State, f: Sail): Move[] {
  const moves: Move[] = [];
  const fleet = fleetOf(s);
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (s.field[s.seat * CELLS + cell] !== 0) own[count++] = cell;
  for (let skiff = 0; skiff < SKIFFS; skiff++) {
    const from = fleet[skiff];
    if (from < 0 || skiffOn(f, fleet, from) !== skiff) continue;
    const distances = distancesFrom(s, s.seat, from, f.moves);
    for (let i = 0; i < count; i++) {
      const to = own[i];
      const distance = distances[to];
      if (distance < 1) continue;
      if (canStay(s, fleet, skiff, to, f.moves - distance)) moves.push(SAIL_MOVES[from * CELLS + to]);
    }
  }
  return moves;
}

/** Cells of the own skiffs. */
function fleetOf(s: State): number[] {
  return s.skiffs.slice(s.seat * SKIFFS, (s.seat + 1) * SKIFFS);
}

/** The skiff that may sail from a cell, −1 for none. */
function skiffOn(f: Sail, fleet: readonly number[], cell: number): number {
  if (f.leaving < 0) return fleet.indexOf(cell);
  return fleet[f.leaving] === cell ? f.leaving : -1;
}

/** one skiff on an ocean tile, any number on the starter tile. */
function isFree(fleet: readonly number[], cell: number): boolean {
  if (cell === HOME) return true;
  for (let i = 0; i < SKIFFS; i++) if (fleet[i] === cell) return false;
  return true;
}

/** on a free tile, or where the skiff that lies there can make room with the moves that are left. */
function canStay(s: State, fleet: readonly number[], skiff: number, cell: number, left: number): boolean {
  if (isFree(fleet, cell)) return true;
  if (left === 0) return false;
  if (hasFreeNeighbour(s, fleet, cell)) return true;
  const moved = fleet.slice();
  moved[skiff] = cell;
  const other = fleet.indexOf(cell);
  // Whoever asks is in the middle of distances of its own.
  const distances = distancesFrom(s, s.seat, cell, left, UNREACHED.slice());
  for (let to = 0; to < CELLS; to++) {
    if (distances[to] < 1) continue;
    if (canStay(s, moved, other, to, left - distances[to])) return true;
  }
  return false;
}

function canSail(s: State, f: Sail): boolean {
  const fleet = fleetOf(s);
  for (let i = 0; i < SKIFFS; i++) if (fleet[i] >= 0 && hasFreeNeighbour(s, fleet, fleet[i])) return true;
  return voyages(s, f).length > 0;
}

/** Mostly a neighbour is free; only a crowded harbour needs the whole search. */
function hasFreeNeighbour(s: State, fleet: readonly number[], cell: number): boolean {
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = NEIGHBOUR[cell * DIRECTIONS + d];
    if (next >= 0 && s.field[s.seat * CELLS + next] !== 0 && isFree(fleet, next)) return true;
  }
  return false;
}

/** FL-23: free and at once. `skiff` counts over all seats. */
export function unload(s: State, skiff: number, log?: Log): void {
  let count = 0;
  for (let c = 0; c < COLOURS.length; c++) {
    const barrels = s.cargo[skiff * COLOURS.length + c];
    s.cargo[skiff * COLOURS.length + c] = 0;
    s.barrels[s.seat * COLOURS.length + c] += barrels;
    count += barrels;
  }
  if (count > 0) log?.event('unloaded', { seat: s.seat, count });
}
