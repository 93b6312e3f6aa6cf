/** ED-57 … ED-64: one vessel moves through zones and takes the bonus of its destination. */
import type { Log, Refusal } from '@fathom/kernel';
import { CELLS, depthOf } from '../data/ocean.ts';
import { leavingGains } from '../features.ts';
import { give } from '../gains.ts';
import { arrive, race } from '../launch.ts';
import type { Move } from '../move.ts';
import { hasVesselAt } from '../player.ts';
import { distances, isClosed, isQuaking, isTaken, technology } from '../sea.ts';
import { type Frame, FURTHER, NOT_DEEPEST, type State } from '../state.ts';
import { refuse } from './step.ts';

function furtherOf(f: Frame): number {
  return (f.mods & FURTHER) !== 0 ? 1 : 0;
}

export function addTravels(s: State, f: Frame, moves: Move[]): void {
  const first = f.seat * 3;
  for (let i = first; i < first + 3; i++) {
    const from = s.vessels[i];
    if (from < 0 || (f.zone >= 0 && from !== f.zone)) continue;
    if ((i > first && s.vessels[first] === from) || (i > first + 1 && s.vessels[first + 1] === from))
      continue;
    const level = technology(s, f.seat, from, furtherOf(f));
    const steps = distances(s, from, level);
    for (let to = 0; to < CELLS; to++) {
      if (steps[to] <= 0 || steps[to] > level || isTaken(s, f.seat, to)) continue;
      if ((f.mods & NOT_DEEPEST) !== 0 && depthOf(to) === 5) continue;
      moves.push({ kind: 'travel', from, to });
    }
  }
}

export function explainTravel(s: State, f: Frame, from: number, to: number): Refusal | undefined {
  if (f.zone >= 0 && from !== f.zone) return refuse('E-75', 'onlyFromHere', { cell: f.zone });
  if (!hasVesselAt(s, f.seat, from)) return refuse('ED-57', 'noVessel', { cell: from });
  if (from === to) return refuse('E-28', 'sameZone', { cell: to });
  if (s.ocean[to] < 0) return refuse('ED-58', 'noZone', { cell: to });
  if (isClosed(s, to)) return refuse('ED-130', 'closed', { cell: to });
  if (isQuaking(s, to)) return refuse('S-13', 'quake', { cell: to });
  const level = technology(s, f.seat, from, furtherOf(f));
  const steps = distances(s, from, level)[to];
  if (steps < 0) return refuse('ED-60', 'tooDeep', { cell: to, level });
  if (steps > level) return refuse('ED-59', 'tooFar', { cell: to, level });
  if (isTaken(s, f.seat, to)) return refuse('ED-143', 'oneVessel', { cell: to });
  if ((f.mods & NOT_DEEPEST) !== 0 && depthOf(to) === 5) return refuse('ED-144', 'notDeepest', { cell: to });
  return undefined;
}

export function playTravel(s: State, seat: number, from: number, to: number, log?: Log): void {
  const vessel = s.vessels.indexOf(from, seat * 3);
  s.vessels[vessel] = to;
  log?.event('travelled', { seat, from, to });
  race(s, seat, 1, to, log);
  arrive(s, seat, to);
  give(s, seat, leavingGains(s, seat, s.ocean[from]), from);
}
