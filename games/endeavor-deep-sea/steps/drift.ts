/** S-10: the deepest own vessel is carried straight up. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { depthOf, NEIGHBOURS, UP } from '../data/ocean.ts';
import type { Drift } from '../frames.ts';
import type { Move } from '../move.ts';
import { isClosed } from '../sea.ts';
import type { State } from '../state.ts';

export const drift: Decision<State, Drift, Move, 'drift'> = {
  settle(s, f) {
    if (driftable(s, f.seat).length > 0) return false;
    s.stack.pop();
    return true;
  },

  moves: (s, f) => driftable(s, f.seat).map(cell => ({ kind: 'drift', cell })),

  explain(s, f, _, move) {
    if (move.kind !== 'drift') return refuse('S-10', 'driftNow');
    return driftable(s, f.seat).includes(move.cell) ? undefined : refuse('S-10', 'notDeepestVessel');
  },

  play(s, f, _, move, log) {
    const to = NEIGHBOURS[move.cell][UP];
    s.vessels[s.vessels.indexOf(move.cell, f.seat * 3)] = to;
    log?.event('drifted', { seat: f.seat, from: move.cell, to });
    if (f.times === 1) s.stack.pop();
    else replaceTop(s, { ...f, times: f.times - 1 });
  },
};

/** Zones of the deepest own vessels that can be carried up. */
function driftable(s: State, seat: number): number[] {
  const own = s.vessels.slice(seat * 3, seat * 3 + 3).filter(cell => cell >= 0);
  const deepest = Math.max(...own.map(depthOf));
  return [...new Set(own)]
    .filter(cell => depthOf(cell) === deepest && canRise(s, cell))
    .sort((a, b) => a - b);
}

function canRise(s: State, cell: number): boolean {
  const above = NEIGHBOURS[cell][UP];
  return above >= 0 && s.ocean[above] >= 0 && !isClosed(s, above);
}
