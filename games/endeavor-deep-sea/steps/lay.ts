/** ED-68, ED-71 … ED-74: one of the drawn tiles is placed, the other goes under its pile. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { race } from '../arrival.ts';
import { columnOf, depthOf } from '../data/ocean.ts';
import { FALLEN_STAR, TILES } from '../data/tiles.ts';
import type { Lay } from '../frames.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { drawersOf, putBack } from '../piles.ts';
import { isOpen, missionOf, openCells } from '../sea.ts';
import type { State } from '../state.ts';
import { struckBy } from '../team.ts';
import { fillDives } from '../tokens.ts';

export const lay: Decision<State, Lay, Move, 'lay'> = {
  moves(s, f) {
    const moves: Move[] = [];
    for (const tile of f.tiles) {
      for (const cell of openCells(s, TILES[tile].depth, f.anywhere)) moves.push({ kind: 'lay', tile, cell });
    }
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind !== 'lay') return refuse('ED-68', 'layNow');
    const { tile, cell } = move;
    if (!f.tiles.includes(tile)) return refuse('ED-68', 'notDrawn', { tile });
    const { depth } = TILES[tile];
    if (depthOf(cell) !== depth) return refuse('ED-71', 'otherRow', { depth });
    if (columnOf(cell) >= missionOf(s).columns) return refuse('ED-71', 'outside', { cell });
    if (isOpen(s, cell, f.anywhere)) return undefined;
    return s.ocean[cell] >= 0 ? refuse('ED-71', 'cellTaken', { cell }) : refuse('ED-72', 'gap', { cell });
  },

  play(s, f, _, move, log) {
    s.stack.pop();
    // E-35, CO-14: the other tile is known to who drew it, together to everybody.
    for (const tile of f.tiles) if (tile !== move.tile) s.under.push(putBack(tile, drawersOf(s, f.seat)));
    discover(s, f.seat, move.tile, move.cell, log);
  },
};

function discover(s: State, seat: number, tile: number, cell: number, log?: Log): void {
  s.ocean[cell] = tile;
  s.finders[cell] = seat + 1;
  log?.event('laid', { seat, tile, cell });
  fillDives(s, tile);
  race(s, seat, 0, cell, log);
  // S-6: on Storm broken hydrophones cost the discover bonus, too.
  if (struckBy(s, 'broken-hydrophones') < 2) give(s, seat, TILES[tile].discover, cell);
  // E-87: the kind of site is named before the bonus.
  if (tile === FALLEN_STAR && missionOf(s).impact === 'moving') s.stack.push({ step: 'name', seat });
}
