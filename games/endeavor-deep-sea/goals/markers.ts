/** ED-118, ED-215: what the markers on the impact board are worth. */
import { MISSIONS, type Mission } from '../data/missions.ts';
import { ANYBODY, type Table } from './table.ts';

/** E-92: steps on the cleanup track that cancel one polluted marker. */
const RELIEF = 4;

/** Markers of a seat, or of anybody, on one hex. */
export function markersOn(t: Table, mission: Mission, hex: number, seat: number): number {
  if (!mission.hexes[hex].endless)
    return seat === ANYBODY ? Math.sign(t.markers[hex]) : t.markers[hex] === seat + 1 ? 1 : 0;
  const first = mission.endless.indexOf(hex) * 4;
  if (seat !== ANYBODY) return t.endless[first + seat];
  return t.endless[first] + t.endless[first + 1] + t.endless[first + 2] + t.endless[first + 3];
}

/** Sum of `worth` over the markers of a seat, hex by hex. */
function sum(t: Table, seat: number, worth: (points: number, rescue: boolean) => number): number {
  const mission = MISSIONS[t.options.mission - 1];
  let total = 0;
  for (let i = 0; i < mission.hexes.length; i++) {
    const count = markersOn(t, mission, i, seat);
    if (count > 0) total += count * worth(mission.hexes[i].points, mission.hexes[i].rescue);
  }
  return total;
}

export function countMarkers(t: Table, seat: number): number {
  return sum(t, seat, () => 1);
}

export function countPointMarkers(t: Table, seat: number): number {
  return sum(t, seat, points => (points >= 1 ? 1 : 0));
}

/** ED-192: markers on the rescue grid. */
export function countRescue(t: Table, seat: number): number {
  return sum(t, seat, (_, rescue) => (rescue ? 1 : 0));
}

/** Points of the hexes alone. */
export function markerPoints(t: Table, seat: number): number {
  return sum(t, seat, points => points);
}

/** ED-215 with the options of missions 8 and 9. */
export function impactPoints(t: Table, seat: number): number {
  if (t.options.mission === 8 && t.options.clusters === 'on') return largestGroup(t, seat);
  const points = markerPoints(t, seat);
  if (t.options.mission !== 9 || t.options.relief === 'off') return points;
  const polluted = sum(t, seat, worth => (worth < 0 ? 1 : 0));
  return points + 2 * Math.min(polluted, Math.floor(t.cleanup[seat] / RELIEF));
}

/** E-90: the largest group of connected own markers. */
function largestGroup(t: Table, seat: number): number {
  const { hexes } = MISSIONS[t.options.mission - 1];
  const seen = new Set<number>();
  let best = 0;
  for (let i = 0; i < hexes.length; i++) {
    if (t.markers[i] !== seat + 1 || seen.has(i)) continue;
    const group = [i];
    seen.add(i);
    for (const hex of group) {
      for (const near of hexes[hex].neighbours) {
        if (t.markers[near] !== seat + 1 || seen.has(near)) continue;
        seen.add(near);
        group.push(near);
      }
    }
    best = Math.max(best, group.length);
  }
  return best;
}
