/** Tiles and cells in words, for whoever listens and for titles. */
import type { Say } from '@fathom/kernel';
import { TILES } from '../data/box.ts';
import { BUILDINGS, COLOURS, SINK } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { at, hasOutpost, isDepleted, tileOf } from '../field.ts';
import { writeCell } from '../hex.ts';
import { SKIFFS } from '../state.ts';
import type { View } from '../view.ts';
import { cargoOn } from './cargo.ts';

export function tileText(say: Say, tile: number, side: number): string {
  const { depth, resource, toxicity, island, district, cost, building, site } = TILES[tile];
  if (tile === STARTER) return say('tile.starter');
  const parts =
    side === SINK
      ? [
          say('tile.depth', { depth }),
          say('tile.resource', { colour: COLOURS[resource] }),
          toxicity > 0 && say('tile.toxicity', { n: toxicity }),
          island && say('tile.island'),
        ]
      : [
          say('tile.district', { colour: COLOURS[district] }),
          say('tile.cost', { n: cost, colour: COLOURS[district] }),
          building >= 0 && say(`building.${BUILDINGS[building]}`),
          site && say('tile.site'),
        ];
  return parts.filter(part => part !== false).join(', ');
}

export function cellText(say: Say, view: View, seat: number, cell: number): string {
  const value = at(view, seat, cell);
  if (value === 0) return say('cell.empty', { cell: writeCell(cell) });
  const skiffs = Array.from({ length: SKIFFS }, (_, i) => seat * SKIFFS + i).filter(
    i => view.skiffs[i] === cell,
  );
  const cargo = skiffs.reduce((sum, skiff) => sum + cargoOn(view, skiff).length, 0);
  return [
    `${writeCell(cell)}: ${tileText(say, tileOf(value), view.side[seat])}`,
    isDepleted(value) && say('tile.depleted'),
    hasOutpost(value) && say('tile.outpost'),
    skiffs.length > 0 && say('tile.skiffs', { n: skiffs.length, cargo }),
  ]
    .filter(part => part !== false)
    .join(', ');
}
