/** What a press would bring, worked out with the functions of the engine. */
import { FACE, NUMBERS, TILES, TRACKS } from '../data/box.ts';
import type { Face } from '../data/dice.ts';
import { COLOURS, SKY } from '../data/names.ts';
import { at, buildingsOf, circlesAt, groupSize, laid, tileOf } from '../field.ts';
import { CELLS, CORNERS } from '../hex.ts';
import { SKIFFS } from '../state.ts';
import { districtValue } from '../steps/influence.ts';
import type { View } from '../view.ts';

/** FL-81: what a tile would score on a cell, as value times tiles. */
export function districtScore(
  view: View,
  seat: number,
  tile: number,
  cell: number,
): { value: number; tiles: number } {
  const { district } = TILES[tile];
  const after = withTile(view, seat, cell, laid(tile, 0));
  return {
    value: districtValue(view.dials[district], buildingsOf(after, seat, district)),
    tiles: groupSize(after, seat, cell, district),
  };
}

/** The most circles a tile could complete on a cell, and how it has to be turned for that. */
export function bestTurn(
  view: View,
  seat: number,
  tile: number,
  cell: number,
): { turns: number; circles: number } {
  let best = { turns: 0, circles: 0 };
  for (let turns = 0; turns < CORNERS; turns++) {
    const circles = circlesAt(view, seat, cell, laid(tile, turns));
    if (circles > best.circles) best = { turns, circles };
  }
  return best;
}

/** FL-72: points for completing so many circles now. */
export function ringPoints(view: View, circles: number): number {
  let points = 0;
  for (let i = 1; i <= circles; i++) {
    const next = view.sonar + i;
    points += next < TRACKS.sonar.length ? TRACKS.sonar[next].vp : TRACKS.sonarBeyond;
  }
  return points;
}

function withTile(view: View, seat: number, cell: number, value: number): Pick<View, 'field' | 'side'> {
  const field = view.field.slice();
  field[seat * CELLS + cell] = value;
  return { field, side: view.side };
}

export interface Haul {
  readonly colour: number;
  readonly loaded: number;
  readonly lost: number;
  readonly face: Face;
  /** What the sonar symbol is worth now, if the die shows one. */
  readonly sonar: Face | undefined;
}

/** FL-64 … FL-67: what a die brings to the skiff on a cell. */
export function haulOf(view: View, die: number, cell: number): Haul {
  const face = FACE[die];
  const sonar = face.sonar > 0 ? TRACKS.sonar[view.sonar].symbol : undefined;
  const skiff = view.skiffs.indexOf(cell, view.seat * SKIFFS);
  const colour = TILES[tileOf(at(view, view.seat, cell))].resource;
  const barrels = face.barrels + (sonar?.barrels ?? 0);
  const loaded = Math.min(barrels, NUMBERS.cargo - cargoOn(view, skiff).length, view.bank[colour]);
  return { colour, loaded, lost: barrels - loaded, face, sonar };
}

/** Colours of the barrels on a skiff, which is counted over all seats. */
export function cargoOn(view: View, skiff: number): number[] {
  return COLOURS.flatMap((_, colour) =>
    new Array<number>(view.cargo[skiff * COLOURS.length + colour]).fill(colour),
  );
}

export function isSky(view: View, seat: number): boolean {
  return view.side[seat] === SKY;
}
