/** ED-57 … ED-64: one vessel moves through zones and takes the bonus of its destination. */
import { type Log, type Refusal, refuse } from '@fathom/kernel';
import { arrive, race } from '../arrival.ts';
import { CELLS, DEPTHS, depthOf } from '../data/ocean.ts';
import { TILES } from '../data/tiles.ts';
import type { Acting } from '../frames.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { hasVesselAt } from '../player.ts';
import { distances, isClosed, isQuaking, isTaken, technology } from '../sea.ts';
import { hasDiscOn } from '../sites.ts';
import type { State } from '../state.ts';

export function addTravels(s: State, f: Acting, moves: Move[]): void {
  const first = f.seat * 3;
  for (let i = first; i < first + 3; i++) {
    const from = s.vessels[i];
    if (from < 0 || !mayStart(f, from)) continue;
    // Vessels of one zone are the same.
    if (s.vessels.indexOf(from, first) < i) continue;
    const level = levelFrom(s, f, from);
    const steps = distances(s, from, level, level);
    for (let to = 0; to < CELLS; to++) {
      if (steps[to] > 0 && !isTaken(s, f.seat, to) && !isBarred(f, to))
        moves.push({ kind: 'travel', from, to });
    }
  }
}

export function explainTravel(s: State, f: Acting, from: number, to: number): Refusal | undefined {
  if (!mayStart(f, from)) return refuse('E-75', 'onlyFromHere', { cell: f.zone });
  if (!hasVesselAt(s, f.seat, from)) return refuse('ED-57', 'noVessel', { cell: from });
  if (from === to) return refuse('E-28', 'sameZone', { cell: to });
  const level = levelFrom(s, f, from);
  const steps = distances(s, from, level, CELLS)[to];
  if (steps < 0) return explainBlocked(s, to, level);
  if (steps > level) return refuse('ED-59', 'tooFar', { cell: to, level });
  if (isTaken(s, f.seat, to)) return refuse('ED-143', 'oneVessel', { cell: to });
  return isBarred(f, to) ? refuse('ED-144', 'notDeepest', { cell: to }) : undefined;
}

/** Why no way leads to a cell. */
function explainBlocked(s: State, to: number, level: number): Refusal {
  if (s.ocean[to] < 0) return refuse('ED-58', 'noZone', { cell: to });
  if (isClosed(s, to)) return refuse('ED-130', 'closed', { cell: to });
  if (isQuaking(s, to)) return refuse('S-13', 'quake', { cell: to });
  return refuse('ED-60', 'tooDeep', { cell: to, level });
}

/** E-75: a feature moves a vessel of its own zone. */
function mayStart(f: Acting, from: number): boolean {
  return f.zone < 0 || from === f.zone;
}

/** ED-64. */
function levelFrom(s: State, f: Acting, from: number): number {
  return technology(s, f.seat, from, f.manner === 'further' ? 1 : 0);
}

/** ED-144. */
function isBarred(f: Acting, to: number): boolean {
  return f.manner === 'not-deepest' && depthOf(to) === DEPTHS.length;
}

export function playTravel(s: State, seat: number, from: number, to: number, log?: Log): void {
  const vessel = s.vessels.indexOf(from, seat * 3);
  s.vessels[vessel] = to;
  log?.event('travelled', { seat, from, to });
  race(s, seat, 1, to, log);
  arrive(s, seat, to);
  give(s, seat, leavingGains(s, seat, s.ocean[from]), from);
}

/** ED-134, E-70: gains of a travel that starts in a zone. */
function leavingGains(s: State, seat: number, tile: number): number {
  for (const feature of TILES[tile].features) {
    if (feature.kind === 'gain-on-leaving' && hasDiscOn(s, seat, feature.sites)) return feature.gains;
  }
  return 0;
}
