/** Tiles and cells in words. */
import { type Say, sayText, sum, type Text } from '@fathom/kernel';
import { TILES } from '../data/box.ts';
import { BUILDINGS, COLOURS, SINK } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { at, hasOutpost, isDepleted, tileOf } from '../field.ts';
import { writeCell } from '../hex.ts';
import { SKIFFS } from '../state.ts';
import type { View } from '../view.ts';
import { listed } from './list.ts';

/** "a red reef tile" */
export function tileName(say: Say, tile: number, side: number): string {
  if (tile === STARTER) return say('tile.starter');
  const { resource, depth, district, cost } = TILES[tile];
  return side === SINK
    ? say('tileName.sink', { colour: resource, depth })
    : say('tileName.sky', { colour: district, cost });
}

/** Everything a face shows besides its pieces. */
export function tileText(say: Say, tile: number, side: number): string {
  return sayText(say, tileFace(tile, side));
}

export function tileFace(tile: number, side: number): Text {
  if (tile === STARTER) return { key: 'tile.starter' };
  return listed('comma', side === SINK ? seaOf(tile) : districtOf(tile));
}

function seaOf(tile: number): Text[] {
  const { depth, resource, toxicity, island } = TILES[tile];
  return [
    { key: 'tile.depth', params: { depth } },
    { key: 'tile.resource', params: { colour: COLOURS[resource] } },
    ...(toxicity > 0 ? [{ key: 'tile.toxicity', params: { n: toxicity } }] : []),
    ...(island ? [{ key: 'tile.island' }] : []),
  ];
}

function districtOf(tile: number): Text[] {
  const { district, cost, building, site } = TILES[tile];
  return [
    { key: 'tile.district', params: { colour: COLOURS[district] } },
    { key: 'tile.cost', params: { n: cost, colour: COLOURS[district] } },
    ...(building >= 0 ? [{ key: `building.${BUILDINGS[building]}` }] : []),
    ...(site ? [{ key: 'tile.site' }] : []),
  ];
}

/** A cell with what lies on it. */
export function cellText(say: Say, view: View, seat: number, cell: number): string {
  const value = at(view, seat, cell);
  if (value === 0) return say('cell.empty', { cell: writeCell(cell) });
  const skiffs = Array.from({ length: SKIFFS }, (_, i) => seat * SKIFFS + i).filter(
    i => view.skiffs[i] === cell,
  );
  const cargo = sum(
    skiffs.flatMap(skiff => view.cargo.slice(skiff * COLOURS.length, (skiff + 1) * COLOURS.length)),
  );
  return [
    `${writeCell(cell)}: ${tileText(say, tileOf(value), view.side[seat])}`,
    isDepleted(value) && say('tile.depleted'),
    hasOutpost(value) && say('tile.outpost'),
    skiffs.length > 0 && say('tile.skiffs', { n: skiffs.length, cargo }),
  ]
    .filter(part => part !== false)
    .join(', ');
}
