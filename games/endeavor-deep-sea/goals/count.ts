/** ED-147, E-82: units in the ocean, with filters for depths and columns. */
import { hasBit, range, sum } from '@fathom/kernel';
import type { Filter } from '../data/missions.ts';
import { CELLS, columnOf, DEPTHS, depthOf, WIDTH } from '../data/ocean.ts';
import { SITES, THE_SEA_STAR, TILES } from '../data/tiles.ts';
import { ANYBODY, isOf, type Table } from './table.ts';

/** Bits of `UNITS`: the three kinds of sites come first, then any disc, then vessels. */
const DISC_UNIT = 8;
const VESSEL_UNIT = 16;
const ALL_DISCS = 15;

export function passes(t: Table, filter: Filter, cell: number): boolean {
  if (!hasBit(filter.depths, depthOf(cell)) || !hasBit(filter.columns, columnOf(cell))) return false;
  return isOnSide(t, filter, cell);
}

function isOnSide(t: Table, { side }: Filter, cell: number): boolean {
  if (side === 0) return true;
  const star = columnOf(t.ocean.indexOf(THE_SEA_STAR));
  return side < 0 ? columnOf(cell) <= star : columnOf(cell) >= star;
}

/** The cells of so many depths and columns, whose bits are the index: found when somebody asks. */
const CELLS_IN: (readonly number[])[] = new Array(1 << (DEPTHS.length + 1 + WIDTH));

function cellsIn({ depths, columns }: Filter): readonly number[] {
  const index = (depths << WIDTH) | columns;
  CELLS_IN[index] ??= range(CELLS).filter(
    cell => hasBit(depths, depthOf(cell)) && hasBit(columns, columnOf(cell)),
  );
  return CELLS_IN[index];
}

/** The sites of each tile whose discs count, by the bits of the units. */
const SITES_WITH: readonly (readonly (readonly number[])[])[] = range(ALL_DISCS + 1).map(units =>
  TILES.map(({ sites }) => sites.filter(site => isCounted(site, units))),
);

function isCounted(site: number, units: number): boolean {
  return (units & (DISC_UNIT | (1 << SITES[site].kind))) !== 0;
}

/** ED-148: several units are added. All seats are counted in one go, because goals compare them. */
export function unitsOfEach(t: Table, filter: Filter): number[] {
  const counts: number[] = new Array(t.seats).fill(0);
  const cells = cellsIn(filter);
  const sitesOf = SITES_WITH[filter.units & ALL_DISCS];
  for (let i = 0; i < cells.length; i++) {
    const tile = t.ocean[cells[i]];
    if (tile < 0 || !isOnSide(t, filter, cells[i])) continue;
    const sites = sitesOf[tile];
    for (let k = 0; k < sites.length; k++) {
      const disc = t.discs[sites[k]];
      if (disc > 0) counts[disc - 1]++;
    }
  }
  if ((filter.units & VESSEL_UNIT) === 0) return counts;
  for (let i = 0; i < t.vessels.length; i++)
    if (t.vessels[i] >= 0 && passes(t, filter, t.vessels[i])) counts[Math.floor(i / 3)]++;
  return counts;
}

export function countUnits(t: Table, filter: Filter, seat: number): number {
  const counts = unitsOfEach(t, filter);
  return seat === ANYBODY ? sum(counts) : counts[seat];
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
    if (isOf(t.discs[sites[i]], seat) && isCounted(sites[i], units)) return true;
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
