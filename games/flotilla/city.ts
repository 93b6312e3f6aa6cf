/** FL-72, FL-81: what a tile scores when it is built. */
import { NUMBERS, TILES, TRACKS } from './data/box.ts';
import { at, buildingsOf, type Fields, groupSize, tileOf } from './field.ts';

interface City extends Fields {
  readonly dials: readonly number[];
}

/** FL-81 A, A-7: the dial and the own buildings of the guild, together at most 4; a tile that is only about to be built counts as well. */
export function districtValue(s: City, seat: number, tile: number, isBuilt = false): number {
  const { district, building } = TILES[tile];
  const own = buildingsOf(s, seat, district) - (isBuilt && building === district ? 1 : 0);
  return valueWith(s, tile, own);
}

/** The same of a tile beside so many buildings of its guild. */
export function valueWith(s: City, tile: number, buildings: number): number {
  const { district, building } = TILES[tile];
  const all = buildings + (building === district ? 1 : 0);
  return Math.min(NUMBERS.districtValueMax, s.dials[district] + all);
}

/** FL-81, A-6: the value of the district times the tiles of its kind connected to this one, which lies on the cell or is about to. */
export function districtScore(
  s: City,
  seat: number,
  tile: number,
  cell: number,
): { readonly value: number; readonly tiles: number } {
  return {
    value: districtValue(s, seat, tile, tileOf(at(s, seat, cell)) === tile),
    tiles: groupSize(s, seat, cell, TILES[tile].district),
  };
}

export const LAST_SONAR: number = TRACKS.sonar.length - 1;

/** FL-72: what the next sonar circles score, from where the tracker stands; beyond the last space a fixed reward. */
export function ringPoints(sonar: number, circles: number): number {
  let points = 0;
  for (let space = sonar + 1; space <= sonar + circles; space++) {
    points += space <= LAST_SONAR ? TRACKS.sonar[space].vp : TRACKS.sonarBeyond;
  }
  return points;
}
