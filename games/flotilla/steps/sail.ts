/** FL-21, FL-23: the skiffs share the moves of the card; on the starter tile they unload. */
import type { Log, Refusal } from '@fathom/kernel';
import { COLOURS } from '../data/names.ts';
import { distancesFrom, tileOf } from '../field.ts';
import { CELLS, DIRECTIONS, HOME, NEIGHBOUR } from '../hex.ts';
import type { Move } from '../move.ts';
import { type Frame, SKIFFS, type State } from '../state.ts';
import { refuse, STOP, type Step } from './step.ts';

export const sail: Step = {
  open(s, frame) {
    if (frame.left > 0 && canSail(s, frame.left)) return true;
    s.stack.pop();
    return false;
  },

  moves(s, frame) {
    const moves: Move[] = [];
    for (let i = 0; i < SKIFFS; i++) {
      if (isFirstThere(s, i)) addVoyages(s, s.skiffs[s.seat * SKIFFS + i], frame.left, moves);
    }
    moves.push(STOP);
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'sail') return refuse('A-28', 'sailFirst');
    return explainVoyage(s, frame, move.from, move.to);
  },

  play(s, frame, move, log) {
    if (move.kind !== 'sail') {
      s.stack.pop();
      return;
    }
    const distance = distancesFrom(s, s.seat, move.from)[move.to];
    frame.left -= distance;
    const skiff = s.skiffs.indexOf(move.from, s.seat * SKIFFS);
    s.skiffs[skiff] = move.to;
    log?.event('sailed', { seat: s.seat, from: move.from, to: move.to });
    if (move.to === HOME) unload(s, skiff, log);
  },
};

/** FL-21, A-12, A-37: over own tiles as far as the moves reach, to a tile without a skiff or to the starter tile. */
function explainVoyage(s: State, frame: Frame, from: number, to: number): Refusal | undefined {
  if (!isOccupied(s, from)) return refuse('FL-21', 'noSkiffThere', { cell: from });
  if (tileOf(s.field[s.seat * CELLS + to]) < 0) return refuse('FL-21', 'noTileThere', { cell: to });
  if (from === to) return refuse('FL-21', 'sameTile', { cell: to });
  const distance = distancesFrom(s, s.seat, from)[to];
  if (distance > frame.left) return refuse('FL-21', 'tooFar', { moves: frame.left, distance });
  if (to !== HOME && isOccupied(s, to)) return refuse('A-12', 'skiffThere', { cell: to });
  return undefined;
}

function addVoyages(s: State, from: number, left: number, moves: Move[]): void {
  const distances = distancesFrom(s, s.seat, from);
  for (let to = 0; to < CELLS; to++) {
    if (distances[to] < 1 || distances[to] > left) continue;
    if (to === HOME || !isOccupied(s, to)) moves.push({ kind: 'sail', from, to });
  }
}

/** Skiffs on the starter tile are alike, so only one of them is offered. */
function isFirstThere(s: State, skiff: number): boolean {
  const cell = s.skiffs[s.seat * SKIFFS + skiff];
  if (cell < 0) return false;
  return s.skiffs.indexOf(cell, s.seat * SKIFFS) === s.seat * SKIFFS + skiff;
}

export function isOccupied(s: State, cell: number): boolean {
  for (let i = 0; i < SKIFFS; i++) if (s.skiffs[s.seat * SKIFFS + i] === cell) return true;
  return false;
}

/** Mostly a neighbour is free; only a crowded harbour needs the whole search. */
function canSail(s: State, left: number): boolean {
  for (let i = 0; i < SKIFFS; i++) {
    const cell = s.skiffs[s.seat * SKIFFS + i];
    if (cell < 0) continue;
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = NEIGHBOUR[cell * DIRECTIONS + d];
      if (next < 0 || s.field[s.seat * CELLS + next] === 0) continue;
      if (next === HOME || !isOccupied(s, next)) return true;
    }
  }
  const moves: Move[] = [];
  for (let i = 0; i < SKIFFS; i++) {
    if (isFirstThere(s, i)) addVoyages(s, s.skiffs[s.seat * SKIFFS + i], left, moves);
  }
  return moves.length > 0;
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
