/** FL-21, FL-23: the skiffs share the moves of the card; on the starter tile they unload. */
import { type Decision, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { COLOURS } from '../data/names.ts';
import { distancesFrom, tileOf } from '../field.ts';
import type { Sail } from '../frames.ts';
import { CELLS, DIRECTIONS, HOME, NEIGHBOUR } from '../hex.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';
import { popWhen, STOP } from './moves.ts';

export const sail: Decision<State, Sail, Move> = {
  settle: (s, f) => popWhen(s, f.moves === 0 || !canSail(s, f.moves)),

  moves(s, f) {
    const moves = voyages(s, f.moves);
    moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'sail') return refuse('A-28', 'sailFirst');
    return explainVoyage(s, f, move.from, move.to);
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'sail') {
      s.stack.pop();
      return;
    }
    replaceTop(s, { ...f, moves: f.moves - distancesFrom(s, s.seat, move.from)[move.to] });
    const skiff = s.skiffs.indexOf(move.from, s.seat * SKIFFS);
    s.skiffs[skiff] = move.to;
    log?.event('sailed', { seat: s.seat, from: move.from, to: move.to });
    if (move.to === HOME) unload(s, skiff, log);
  },
};

/** FL-21, A-12, A-37: over own tiles as far as the moves reach. */
function explainVoyage(s: State, f: Sail, from: number, to: number): Refusal | undefined {
  if (!isOccupied(s, from)) return refuse('FL-21', 'noSkiffThere', { cell: from });
  if (tileOf(s.field[s.seat * CELLS + to]) < 0) return refuse('FL-21', 'noTileThere', { cell: to });
  if (from === to) return refuse('FL-21', 'sameTile', { cell: to });
  const distance = distancesFrom(s, s.seat, from)[to];
  if (distance > f.moves) return refuse('FL-21', 'tooFar', { moves: f.moves, distance });
  return isFree(s, to) ? undefined : refuse('A-12', 'skiffThere', { cell: to });
}

/** Skiffs on the starter tile are alike, so only one of them is offered. */
function voyages(s: State, most: number): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < SKIFFS; i++) {
    const from = s.skiffs[s.seat * SKIFFS + i];
    if (from < 0 || !isFirstThere(s, i)) continue;
    const distances = distancesFrom(s, s.seat, from);
    for (let to = 0; to < CELLS; to++) {
      if (distances[to] > 0 && distances[to] <= most && isFree(s, to)) moves.push({ kind: 'sail', from, to });
    }
  }
  return moves;
}

function isFirstThere(s: State, skiff: number): boolean {
  const i = s.seat * SKIFFS + skiff;
  return s.skiffs.indexOf(s.skiffs[i], s.seat * SKIFFS) === i;
}

/** one skiff on an ocean tile, any number on the starter tile. */
function isFree(s: State, cell: number): boolean {
  return cell === HOME || !isOccupied(s, cell);
}

function isOccupied(s: State, cell: number): boolean {
  for (let i = 0; i < SKIFFS; i++) if (s.skiffs[s.seat * SKIFFS + i] === cell) return true;
  return false;
}

/** Mostly a neighbour is free; only a crowded harbour needs the whole search. */
function canSail(s: State, most: number): boolean {
  for (let i = 0; i < SKIFFS; i++) {
    const cell = s.skiffs[s.seat * SKIFFS + i];
    if (cell < 0) continue;
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = NEIGHBOUR[cell * DIRECTIONS + d];
      if (next >= 0 && s.field[s.seat * CELLS + next] !== 0 && isFree(s, next)) return true;
    }
  }
  return voyages(s, most).length > 0;
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
