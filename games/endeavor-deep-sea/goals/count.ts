/** ED-147, E-82: units in the ocean, with filters for depths and columns. */
import { hasBit, sum } from '@fathom/kernel';
import type { Filter } from '../data/missions.ts';
import { columnOf, depthOf } from '../data/ocean.ts';
import { SITES, THE_SEA_STAR, TILES } from '../data/tiles.ts';
import { ANYBODY, isOf, type Table } from './table.ts';

/** Bits of `UNITS`: the three kinds of sites come first, then any disc, then vessels. */
const DISC_UNIT = 8;
const VESSEL_UNIT = 16;

export function passes(t: Table, filter: Filter, cell: number): boolean {
  if (!hasBit(filter.depths, depthOf(cell))) return false;
  const column = columnOf(cell);
  if (!hasBit(filter.columns, column)) return false;
  if (filter.side === 0) return true;
  const star = columnOf(t.ocean.indexOf(THE_SEA_STAR));
  return filter.side < 0 ? column <= star : column >= star;
}

/** ED-148: several units are added. All seats are counted in one go, because goals compare them. */
export function unitsOfEach(t: Table, filter: Filter): number[] {
  const counts: number[] = new Array(t.seats).fill(0);
  for (let cell = 0; cell < t.ocean.length; cell++) {
    if (t.ocean[cell] >= 0 && passes(t, filter, cell)) addUnits(t, cell, filter.units, counts);
  }
  return counts;
}

export function countUnits(t: Table, filter: Filter, seat: number): number {
  const counts = unitsOfEach(t, filter);
  return seat === ANYBODY ? sum(counts) : counts[seat];
}

function addUnits(t: Table, cell: number, units: number, counts: number[]): void {
  const { sites } = TILES[t.ocean[cell]];
  for (let i = 0; i < sites.length; i++) {
    const disc = t.discs[sites[i]];
    if (disc > 0 && (units & (DISC_UNIT | (1 << SITES[sites[i]].kind))) !== 0) counts[disc - 1]++;
  }
  if ((units & VESSEL_UNIT) === 0) return;
  for (let i = 0; i < t.vessels.length; i++) if (t.vessels[i] === cell) counts[Math.floor(i / 3)]++;
}

export function vesselsIn(t: Table, cell: number, seat: number): number {
  let count = 0;
  const from = seat === ANYBODY ? 0 : seat * 3;
  const to = seat === ANYBODY ? t.vessels.length : from + 3;
  for (let i = from; i < to; i++) if (t.vessels[i] === cell) count++;
  return count;
}

/** Zones that hold one of the units, each once; with no units named every zone counts. */
export function countZones(t: Table, filter: Filter, seat: number): number {
  let count = 0;
  for (let cell = 0; cell < t.ocean.length; cell++) {
    if (t.ocean[cell] < 0 || !passes(t, filter, cell)) continue;
    if (filter.units === 0 || hasUnit(t, cell, filter.units, seat)) count++;
  }
  return count;
}

function hasUnit(t: Table, cell: number, units: number, seat: number): boolean {
  const { sites } = TILES[t.ocean[cell]];
  for (let i = 0; i < sites.length; i++)
    if (isOf(t.discs[sites[i]], seat) && (units & (DISC_UNIT | (1 << SITES[sites[i]].kind))) !== 0)
      return true;
  return (units & VESSEL_UNIT) !== 0 && vesselsIn(t, cell, seat) > 0;
}

/** Zones a seat discovered. */
export function countFound(t: Table, filter: Filter, seat: number): number {
  let count = 0;
  for (let cell = 0; cell < t.ocean.length; cell++) {
    if (t.ocean[cell] >= 0 && isOf(t.finders[cell], seat) && passes(t, filter, cell)) count++;
  }
  return count;
}
