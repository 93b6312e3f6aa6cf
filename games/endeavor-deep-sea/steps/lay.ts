/** ED-68, ED-71 … ED-74: one of the drawn tiles (`a`, `b`) is placed, the other goes under its pile. `slots` is the depth that needs no zone above. */
import type { Log } from '@fathom/kernel';
import { columnOf, depthOf } from '../data/ocean.ts';
import { FALLEN_STAR, TILES } from '../data/tiles.ts';
import { give } from '../gains.ts';
import { race } from '../launch.ts';
import type { Move } from '../move.ts';
import { fits, missionOf, openCells } from '../sea.ts';
import { type Frame, frame, type State } from '../state.ts';
import { isTeam, struckBy } from '../team.ts';
import { fillDives } from '../tokens.ts';
import { refuse, type Step } from './step.ts';

export const lay: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    for (const tile of f.b < 0 ? [f.a] : [f.a, f.b]) {
      for (const cell of openCells(s, TILES[tile].depth, f.slots)) moves.push({ kind: 'lay', tile, cell });
    }
    return moves;
  },

  explain(s, f, move) {
    if (move.kind !== 'lay') return refuse('ED-68', 'layNow');
    if (move.tile !== f.a && move.tile !== f.b) return refuse('ED-68', 'notDrawn', { tile: move.tile });
    const { depth } = TILES[move.tile];
    if (depthOf(move.cell) !== depth) return refuse('ED-71', 'otherRow', { depth });
    if (columnOf(move.cell) >= missionOf(s).columns) return refuse('ED-71', 'outside', { cell: move.cell });
    if (s.ocean[move.cell] >= 0) return refuse('ED-71', 'cellTaken', { cell: move.cell });
    return fits(s, move.cell, depth, f.slots) ? undefined : refuse('ED-72', 'gap', { cell: move.cell });
  },

  play(s, f, move, log) {
    if (move.kind !== 'lay') return;
    s.stack.pop();
    const other = move.tile === f.a ? f.b : f.a;
    // E-35, CO-14: the other tile is known to who drew it, together to everybody.
    if (other >= 0) s.under.push(other + 64 * (isTeam(s) ? (1 << s.seats) - 1 : 1 << f.seat));
    discover(s, f, move.tile, move.cell, log);
  },
};

function discover(s: State, f: Frame, tile: number, cell: number, log?: Log): void {
  s.ocean[cell] = tile;
  s.finders[cell] = f.seat + 1;
  log?.event('laid', { seat: f.seat, tile, cell });
  fillDives(s, tile);
  race(s, f.seat, 0, cell, log);
  // S-6: on Storm broken hydrophones cost the discover bonus, too.
  if (struckBy(s, 'broken-hydrophones') < 2) give(s, f.seat, TILES[tile].discover, cell);
  // E-87: the kind of site is named before the bonus.
  if (tile === FALLEN_STAR && missionOf(s).impact === 'moving') s.stack.push(frame('name', f.seat));
}
