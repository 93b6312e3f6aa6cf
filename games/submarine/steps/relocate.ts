/** SU-27 … SU-29: a submarine below the ship moves to any space of its level, the one above or the one below. */
import type { Log, Refusal } from '@fathom/kernel';
import type { Move } from '../move.ts';
import { COLUMNS, columnOf, depthOf, LEVELS, spaceAt } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { depthsBelow } from '../submarines.ts';
import { refuse } from './step.ts';

export function addRelocations(s: State, moves: Move[]): void {
  const column = s.ships[s.seat];
  const depths = depthsBelow(s, s.seat, column, s.stack[0].moved);
  for (let depth = 0; depth < LEVELS.length; depth++) {
    if ((depths & (1 << depth)) === 0) continue;
    const from = spaceAt(column, depth);
    for (let to = 0; to < COLUMNS.length * LEVELS.length; to++) {
      // SU-28: levels 2 to 5 only; S-12: the space really changes.
      if (Math.abs(depthOf(to) - depth) <= 1 && to !== from) moves.push({ kind: 'relocate', from, to });
    }
  }
}

export function explainRelocation(s: State, from: number, to: number): Refusal | undefined {
  const column = s.ships[s.seat];
  if (columnOf(from) !== column) return refuse('SU-24', 'notBelowShip', { space: from });
  const bit = 1 << depthOf(from);
  if ((depthsBelow(s, s.seat, column) & bit) === 0)
    return refuse('SU-24', 'noSubmarineThere', { space: from });
  if ((depthsBelow(s, s.seat, column, s.stack[0].moved) & bit) === 0)
    return refuse('S-13', 'movedAlready', { space: from });
  if (to === from) return refuse('S-12', 'sameSpace', { space: from });
  if (Math.abs(depthOf(to) - depthOf(from)) > 1) return refuse('SU-27', 'tooFar', { from, to });
  return undefined;
}

export function playRelocation(s: State, from: number, to: number, log?: Log): void {
  const frame = s.stack[0];
  const fleet = fleetSize(s);
  for (let i = 0; i < fleet; i++) {
    if (s.submarines[s.seat * fleet + i] !== from || (frame.moved & (1 << i)) !== 0) continue;
    s.submarines[s.seat * fleet + i] = to;
    frame.moved |= 1 << i;
    break;
  }
  frame.deed = 'relocating';
  log?.event('relocated', { seat: s.seat, from, to });
}
