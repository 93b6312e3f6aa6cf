/** FL-53 … FL-56, FL-78: a tile is laid flush against an own tile, turned at will, and may complete circles. */
import { type Decision, type Log, range, refuse, replaceTop, top } from '@fathom/kernel';
import { districtScore, LAST_SONAR, ringPoints } from '../city.ts';
import { SINK } from '../data/names.ts';
import { at, canLay, circlesAt, hasPieces, isBeside, laid, tileOf } from '../field.ts';
import type { Lay, TurnTile } from '../frames.ts';
import { takeVp } from '../goods.ts';
import { CELLS, CORNERS } from '../hex.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { LAY_MOVES } from './moves.ts';

export const lay: Decision<State, Lay, Move, 'lay'> = {
  moves(s, f) {
    const moves: Move[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (canLay(s, s.seat, cell, f.tile)) moves.push(LAY_MOVES[cell]);
    }
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind !== 'lay') return refuse('FL-53', 'cellFirst');
    const { cell } = move;
    if (canLay(s, s.seat, cell, f.tile)) return undefined;
    if (at(s, s.seat, cell) !== 0) return refuse('FL-53', 'cellTaken', { cell });
    return isBeside(s, s.seat, cell)
      ? refuse('FL-54', 'depthsClash', { cell })
      : refuse('FL-53', 'notBeside', { cell });
  },

  play(s, f, _, move, log) {
    if (hasPieces(f.tile, s.side[s.seat])) replaceTop(s, { step: 'turn', tile: f.tile, cell: move.cell });
    else layDown(s, f.tile, move.cell, 0, log);
  },
};

const TURN_MOVES: readonly Move[] = range(CORNERS).map(turns => ({ kind: 'turn', turns }));

/** FL-55. A tile without pieces looks the same however it lies, so it is not asked for. */
export const turn: Decision<State, TurnTile, Move, 'turn'> = {
  moves: () => TURN_MOVES.slice(),

  explain: (_, __, ___, move) => (move.kind === 'turn' ? undefined : refuse('FL-55', 'turnFirst')),

  play: (s, f, _, move, log) => layDown(s, f.tile, f.cell, move.turns, log),
};

function layDown(s: State, tile: number, cell: number, turns: number, log?: Log): void {
  const value = laid(tile, turns);
  const circles = circlesAt(s, s.seat, cell, value);
  s.stack.pop();
  s.field[s.seat * CELLS + cell] = value;
  if (s.side[s.seat] === SINK) {
    log?.event('laid', { seat: s.seat, tile, cell });
    if (circles > 0) s.stack.push({ step: 'artifact', artifacts: circles });
    return;
  }
  log?.event('built', { seat: s.seat, tile, cell });
  const f = top(s);
  if (f.step === 'build' && s.options.building === 'together')
    replaceTop(s, { ...f, unscored: [...f.unscored, cell] });
  else scoreTile(s, cell, log);
  for (let i = 0; i < circles; i++) completeRing(s, log);
}

/** FL-81: what a tile scores where it lies. */
export function scoreTile(s: State, cell: number, log?: Log): void {
  const { value, tiles } = districtScore(s, s.seat, tileOf(at(s, s.seat, cell)), cell);
  takeVp(s, value * tiles, 'tile', log);
}

/** FL-72: one space for each circle. */
function completeRing(s: State, log?: Log): void {
  const points = ringPoints(s.sonar, 1);
  s.rings[s.seat]++;
  if (s.sonar < LAST_SONAR) s.sonar++;
  log?.event('ring', { seat: s.seat, space: s.sonar });
  takeVp(s, points, 'sonar', log);
}
