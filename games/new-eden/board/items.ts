/** What hangs on each arm of a station: modules, and the built tiles that are none. */
import { BOATYARD, BOATYARD_TILE, OUTSIDE, RESEARCH, RESEARCH_TILE } from '../data/box.ts';
import { cardOf, type Module } from '../module.ts';
import { type Place, placeAt } from '../place.ts';
import { hasTile } from '../station.ts';
import type { StationView } from '../view.ts';

export interface Item {
  readonly key: string;
  readonly group: number;
  /** A module, or a tile that was turned over. */
  readonly module: Module | undefined;
  readonly tile: number | undefined;
  /** Where Deeples can lie on it. */
  readonly place: Place | undefined;
  readonly outermost: boolean;
}

export function itemsOf(station: StationView, group: number): Item[] {
  const modules = station.arms[group];
  const items: Item[] = modules.map((module, i) => ({
    key: `${group}-${cardOf(module)}`,
    group,
    module,
    tile: undefined,
    place: group < OUTSIDE ? placeAt(group, i) : undefined,
    outermost: i === modules.length - 1,
  }));
  if (group === BOATYARD && hasTile(station, BOATYARD_TILE)) items.unshift(tileItem(group, BOATYARD_TILE));
  if (group === RESEARCH && hasTile(station, RESEARCH_TILE)) items.unshift(tileItem(group, RESEARCH_TILE));
  return items;
}

function tileItem(group: number, tile: number): Item {
  return { key: `tile-${tile}`, group, module: undefined, tile, place: undefined, outermost: false };
}
