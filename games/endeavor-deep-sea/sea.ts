/** The ocean: where vessels can go, and where tiles can be placed. */
import { INGENUITY } from './data/gains.ts';
import { MISSIONS, type Mission } from './data/missions.ts';
import { CELLS, depthOf, NEIGHBOURS, UP, WIDTH } from './data/ocean.ts';
import { hasFeature, TILES } from './data/tiles.ts';
import { hasVesselAt, levelOn } from './player.ts';
import type { Open, State } from './state.ts';
import { struckBy } from './team.ts';

export function missionOf(s: Open<'options'>): Mission {
  return MISSIONS[s.options.mission - 1];
}

const CLOSED: readonly boolean[] = TILES.map((_, tile) => hasFeature(tile, 'closed-to-vessels'));
const ONE_EACH: readonly boolean[] = TILES.map((_, tile) => hasFeature(tile, 'one-vessel-each'));
const LIFTS: readonly boolean[] = TILES.map((_, tile) => hasFeature(tile, 'technology-on-leaving'));

/** ED-130: the caves are no place for a vessel. */
export function isClosed(s: State, cell: number): boolean {
  return CLOSED[s.ocean[cell]];
}

/** S-13: the deepest depth vessels may enter in this round; never less than 1. */
function calmDepth(s: State): number {
  const strength = struckBy(s, 'sea-quake');
  const { maxDepth } = missionOf(s);
  return strength > 0 ? Math.max(1, maxDepth - 1 - strength) : maxDepth;
}

export function isQuaking(s: State, cell: number): boolean {
  return depthOf(cell) > calmDepth(s);
}

/** ED-143: the one place of a seat in the Abyssal Trench is taken. */
export function isTaken(s: State, seat: number, cell: number): boolean {
  return ONE_EACH[s.ocean[cell]] && hasVesselAt(s, seat, cell);
}

/** ED-59, ED-64, ED-137, S-1: zones and depths a travel from `from` may go. */
export function technology(s: State, seat: number, from: number, further: number): number {
  const level = Math.max(1, levelOn(s, seat, INGENUITY) - struckBy(s, 'storm-front'));
  return level + further + (LIFTS[s.ocean[from]] ? 1 : 0);
}

const queue: number[] = new Array(CELLS).fill(0);
const distance: number[] = new Array(CELLS).fill(0);

/**
 * Steps to every zone a vessel could come to with this technology, −1 where it cannot or where it is more than `most`
 * steps away; ED-58, ED-60, E-27. The list is shared between calls.
 */
export function distances(s: State, from: number, level: number, most: number): readonly number[] {
  const calm = calmDepth(s);
  distance.fill(-1);
  distance[from] = 0;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const cell = queue[head];
    if (distance[cell] === most) break;
    const near = NEIGHBOURS[cell];
    for (let side = 0; side < near.length; side++) {
      const next = near[side];
      if (next < 0 || distance[next] >= 0 || s.ocean[next] < 0) continue;
      if (side !== UP && depthOf(next) > level) continue;
      if (isClosed(s, next) || depthOf(next) > calm) continue;
      distance[next] = distance[cell] + 1;
      queue[tail++] = next;
    }
  }
  return distance;
}

/** ED-72, E-33, E-34: cells where a tile of this depth can be placed; `anywhere` is the depth that needs no zone above. */
export function openCells(s: State, depth: number, anywhere: number): number[] {
  const cells: number[] = [];
  const first = (depth - 1) * WIDTH;
  const { columns } = missionOf(s);
  for (let cell = first; cell < first + columns; cell++) if (isOpen(s, cell, anywhere)) cells.push(cell);
  return cells;
}

export function hasOpenCell(s: State, depth: number, anywhere: number): boolean {
  const first = (depth - 1) * WIDTH;
  const { columns, maxDepth } = missionOf(s);
  if (depth > maxDepth) return false;
  for (let cell = first; cell < first + columns; cell++) if (isOpen(s, cell, anywhere)) return true;
  return false;
}

/** Whether a tile of its depth may be placed in an empty cell of the mission. */
export function isOpen(s: State, cell: number, anywhere: number): boolean {
  if (s.ocean[cell] >= 0) return false;
  const [left, up, right, down] = NEIGHBOURS[cell];
  const beside = hasZone(s, left) || hasZone(s, right);
  const depth = depthOf(cell);
  if (depth === 1) return beside;
  return hasZone(s, up) || (depth === anywhere && (beside || hasZone(s, down)));
}

function hasZone(s: State, cell: number): boolean {
  return cell >= 0 && s.ocean[cell] >= 0;
}

export function cellOf(s: Open<'ocean'>, tile: number): number {
  return s.ocean.indexOf(tile);
}
