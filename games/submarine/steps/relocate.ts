/** SU-27 … SU-29: a submarine below the ship moves to any space of its level, the one above or the one below. */
import { hasBit, type Log, type Refusal, range, refuse, replaceTop } from '@fathom/kernel';
import type { Act } from '../frames.ts';
import type { Move } from '../move.ts';
import { columnOf, depthOf, LEVELS, SPACES, spaceAt } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { depthsBelow } from '../submarines.ts';

/** From each space, where a submarine goes from there: SU-28: levels 2 to 5 only; S-12: the space really changes. */
const AIMS: readonly (readonly number[])[] = range(SPACES).map(from =>
  range(SPACES).filter(to => isNear(from, to) && to !== from),
);

export function addRelocations(s: State, f: Act, moves: Move[]): void {
  const column = s.ships[s.seat];
  const depths = depthsBelow(s, s.seat, column, f.moved);
  for (let depth = 0; depth < LEVELS.length; depth++) {
    if (!hasBit(depths, depth)) continue;
    const from = spaceAt(column, depth);
    const aims = AIMS[from];
    for (let i = 0; i < aims.length; i++) moves.push({ kind: 'relocate', from, to: aims[i] });
  }
}

export function explainRelocation(s: State, f: Act, from: number, to: number): Refusal | undefined {
  const column = s.ships[s.seat];
  if (columnOf(from) !== column) return refuse('SU-24', 'notBelowShip', { space: from });
  const depth = depthOf(from);
  if (!hasBit(depthsBelow(s, s.seat, column), depth))
    return refuse('SU-24', 'noSubmarineThere', { space: from });
  if (!hasBit(depthsBelow(s, s.seat, column, f.moved), depth))
    return refuse('S-13', 'movedAlready', { space: from });
  if (to === from) return refuse('S-12', 'sameSpace', { space: from });
  return isNear(from, to) ? undefined : refuse('SU-27', 'tooFar', { from, to });
}

export function playRelocation(s: State, f: Act, from: number, to: number, log?: Log): void {
  const fleet = fleetSize(s);
  const first = s.seat * fleet;
  let i = 0;
  while (s.submarines[first + i] !== from || hasBit(f.moved, i)) i++;
  s.submarines[first + i] = to;
  replaceTop(s, { step: 'act', deed: 'relocating', moved: f.moved | (1 << i), touched: f.touched });
  log?.event('relocated', { seat: s.seat, from, to });
}

/** SU-27: the same level, the one above or the one below. */
function isNear(from: number, to: number): boolean {
  return Math.abs(depthOf(to) - depthOf(from)) <= 1;
}
