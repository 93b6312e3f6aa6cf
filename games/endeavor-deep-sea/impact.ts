/** ED-115 … ED-122 and the special boards: where an impact may go, and what a marker there does. */
import { hasBit, type Log } from '@fathom/kernel';
import type { Hex, Mission } from './data/missions.ts';
import { CELLS, depthOf } from './data/ocean.ts';
import { FALLEN_STAR } from './data/tiles.ts';
import type { Impact } from './frames.ts';
import { give } from './gains.ts';
import { cellOf, missionOf } from './sea.ts';
import type { Open, State } from './state.ts';

/** Hexes a marker may be placed on (in mission 6: entered). */
export function usableHexes(s: State, f: Impact): number[] {
  const mission = missionOf(s);
  switch (mission.impact) {
    case 'turtle':
      return [...network(s, mission, hex => !hex.turtle), ...turtleHex(s, mission, f)];
    case 'moving':
      return entries(s, mission, f.seat);
    case 'rescue':
      return rescue(s, mission, f);
    case 'tracks':
      return onTracks(s, mission, f);
    default:
      return network(s, mission, () => true);
  }
}

/** ED-115, ED-117: free or endless, and at the start or beside a marker of anybody. */
function network(s: State, mission: Mission, allowed: (hex: Hex) => boolean): number[] {
  const found: number[] = [];
  const { hexes } = mission;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i];
    if ((s.markers[i] === 0 || hex.endless) && (hex.start || touches(s, hex)) && allowed(hex)) found.push(i);
  }
  return found;
}

function touches(s: State, hex: Hex): boolean {
  for (let i = 0; i < hex.neighbours.length; i++) if (s.markers[hex.neighbours[i]] !== 0) return true;
  return false;
}

/** ED-167: by the own conserve action at depth 1 to 3, once for each player and zone. */
function turtleHex(s: State, mission: Mission, f: Impact): number[] {
  const open =
    s.options.turtle === 'on' && f.byConserve && depthOf(f.zone) <= 3 && !s.turtles.includes(turtleOf(f));
  return open ? mission.endless.filter(hex => mission.hexes[hex].turtle) : [];
}

/** A seat and the zone that has given it the turtle hex, as one number. */
function turtleOf({ seat, zone }: Impact): number {
  return seat * CELLS + zone;
}

/** ED-189: impact of the Fallen Star zone goes on the rescue grid while it can. */
function rescue(s: State, mission: Mission, f: Impact): number[] {
  if (f.zone >= 0 && s.ocean[f.zone] === FALLEN_STAR) {
    const grid = network(s, mission, hex => hex.rescue);
    if (grid.length > 0) return grid;
  }
  return network(s, mission, hex => !hex.rescue);
}

/** ED-205, ED-206, E-94, E-96: the track of the depth it was gained in, or of any depth with an own vessel. */
function onTracks(s: State, mission: Mission, f: Impact): number[] {
  let depths = 0;
  if (f.zone >= 0) depths = 1 << depthOf(f.zone);
  else
    for (let i = 0; i < 3; i++)
      if (s.vessels[f.seat * 3 + i] >= 0) depths |= 1 << depthOf(s.vessels[f.seat * 3 + i]);
  const found: number[] = [];
  for (let depth = 1; depth <= 5; depth++) {
    if (!hasBit(depths, depth)) continue;
    const next = mission.hexes.findIndex(
      (hex, i) => !hex.endless && hex.row === depth - 1 && s.markers[i] === 0,
    );
    const hex = next >= 0 ? next : overflow(mission, depth);
    if (hex >= 0 && !found.includes(hex)) found.push(hex);
  }
  return found.sort((a, b) => a - b);
}

function overflow(mission: Mission, depth: number): number {
  return (
    mission.endless.find(hex =>
      mission.hexes[hex].neighbours.some(i => mission.hexes[i].row === depth - 1),
    ) ?? -1
  );
}

/** ED-180: a new marker only when no own marker can move. */
function entries(s: State, mission: Mission, seat: number): number[] {
  if (shifts(s, seat).length > 0) return [];
  return mission.hexes.flatMap((hex, i) => (hex.start && s.markers[i] === 0 ? [i] : []));
}

/** ED-179, ED-182: moves of own markers to adjacent empty hexes, as pairs. */
export function shifts(s: State, seat: number): number[][] {
  const mission = missionOf(s);
  const found: number[][] = [];
  if (mission.impact !== 'moving') return found;
  const open = cellOf(s, FALLEN_STAR) >= 0;
  for (let i = 0; i < mission.hexes.length; i++) {
    if (s.markers[i] !== seat + 1 || isLocked(s, mission, i)) continue;
    for (const to of mission.hexes[i].neighbours) {
      if (s.markers[to] === 0 && (open || mission.hexes[to].points === 0)) found.push([i, to]);
    }
  }
  return found;
}

/** ED-183, E-86: on a scoring hex below which no hex of its column is empty. */
export function isLocked(s: Open<'markers'>, mission: Mission, i: number): boolean {
  const { row, col, points } = mission.hexes[i];
  return (
    points > 0 && !mission.hexes.some((hex, j) => hex.col === col && hex.row > row && s.markers[j] === 0)
  );
}

export function hexAt(mission: Mission, row: number, col: number): number {
  return mission.hexes.findIndex(hex => hex.row === row && hex.col === col);
}

/** Where a hex lies on the board as one counts: rows from above, places from the left, both from 1. */
export function hexSpot({ hexes }: Mission, hex: number): { readonly row: number; readonly place: number } {
  const { row, col } = hexes[hex];
  const rows = new Set(hexes.filter(other => other.row < row).map(other => other.row));
  const before = hexes.filter(other => other.row === row && other.col < col);
  return { row: rows.size + 1, place: before.length + 1 };
}

/** ED-116: the marker is placed and the hex gives its gain. */
export function placeMarker(s: State, f: Impact, hex: number, log?: Log): void {
  const mission = missionOf(s);
  const { turtle, endless } = mission.hexes[hex];
  if (endless) {
    s.endless[mission.endless.indexOf(hex) * 4 + f.seat]++;
    s.markers[hex] = 1;
  } else s.markers[hex] = f.seat + 1;
  if (turtle) s.turtles.push(turtleOf(f));
  log?.event('impact', { seat: f.seat, ...hexSpot(mission, hex) });
  enterHex(s, f.seat, hex);
}

export function shiftMarker(s: State, seat: number, from: number, to: number, log?: Log): void {
  s.markers[from] = 0;
  s.markers[to] = seat + 1;
  log?.event('shifted', { seat, ...hexSpot(missionOf(s), to) });
  enterHex(s, seat, to);
}

/** E-96: gains of a hex come from no zone. */
function enterHex(s: State, seat: number, hex: number): void {
  const { gains, goal } = missionOf(s).hexes[hex];
  give(s, seat, gains, -1);
  // ED-194: whoever reaches a goal hex chooses for everybody.
  if (goal > 0 && s.chosen[goal - 1] === 0) s.stack.push({ step: 'option', seat, goal: goal - 1 });
}
