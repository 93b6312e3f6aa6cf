/** FL-53 … FL-56, FL-78: a tile is laid flush against an own tile, turned at will, and may complete circles. */
import type { Log } from '@fathom/kernel';
import { TILES, TRACKS } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { buildingsOf, canLay, circlesAt, clashes, groupSize, hasPieces, isBeside, laid } from '../field.ts';
import { takeVp } from '../goods.ts';
import { CELLS, CORNERS } from '../hex.ts';
import type { Move } from '../move.ts';
import { type Frame, frame as newFrame, type State } from '../state.ts';
import { districtValue } from './influence.ts';
import { refuse, type Step } from './step.ts';

export const lay: Step = {
  open: () => true,

  moves(s, frame) {
    const moves: Move[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (canLay(s, s.seat, cell, frame.tile)) moves.push({ kind: 'lay', cell });
    }
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind !== 'lay') return refuse('FL-53', 'cellFirst');
    if (s.field[s.seat * CELLS + move.cell] !== 0) return refuse('FL-53', 'cellTaken', { cell: move.cell });
    if (!isBeside(s, s.seat, move.cell)) return refuse('FL-53', 'notBeside', { cell: move.cell });
    if (s.side[s.seat] === SINK && clashes(s, s.seat, move.cell, frame.tile))
      return refuse('FL-54', 'depthsClash', { cell: move.cell });
    return undefined;
  },

  play(s, frame, move, log) {
    if (move.kind !== 'lay') return;
    frame.cell = move.cell;
    if (hasPieces(frame.tile, s.side[s.seat])) frame.step = 'turn';
    else finish(s, frame, 0, log);
  },
};

const TURN_MOVES: readonly Move[] = Array.from({ length: CORNERS }, (_, turns) => ({ kind: 'turn', turns }));

/** FL-55. A tile without pieces looks the same however it lies, so it is not asked for. */
export const turn: Step = {
  open: () => true,

  moves: () => TURN_MOVES.slice(),

  explain: (_, __, move) => (move.kind === 'turn' ? undefined : refuse('FL-55', 'turnFirst')),

  play(s, frame, move, log) {
    if (move.kind === 'turn') finish(s, frame, move.turns, log);
  },
};

function finish(s: State, frame: Frame, turns: number, log?: Log): void {
  const { tile, cell } = frame;
  s.stack.pop();
  s.field[s.seat * CELLS + cell] = laid(tile, turns);
  const circles = circlesAt(s, s.seat, cell);
  if (s.side[s.seat] === SINK) {
    log?.event('laid', { seat: s.seat, tile, cell });
    if (circles > 0) s.stack.push({ ...newFrame('artifact'), left: circles });
    return;
  }
  log?.event('built', { seat: s.seat, tile, cell });
  takeVp(s, tileScore(s, s.seat, cell, tile), 'tile', log);
  for (let i = 0; i < circles; i++) completeRing(s, log);
}

/** FL-81, A-6: the value of the district times the tiles of its kind connected to the new one. */
export function tileScore(s: State, seat: number, cell: number, tile: number): number {
  const { district } = TILES[tile];
  return (
    districtValue(s.dials[district], buildingsOf(s, seat, district)) * groupSize(s, seat, cell, district)
  );
}

/** FL-72: one space for each circle; beyond the last one a fixed reward. */
function completeRing(s: State, log?: Log): void {
  s.rings[s.seat]++;
  const moves = s.sonar < TRACKS.sonar.length - 1;
  if (moves) s.sonar++;
  log?.event('ring', { seat: s.seat, space: s.sonar });
  takeVp(s, moves ? TRACKS.sonar[s.sonar].vp : TRACKS.sonarBeyond, 'sonar', log);
}
