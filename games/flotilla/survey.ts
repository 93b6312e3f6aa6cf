/** What lies in somebody's field, counted in one pass over its cells; the starter tile is left out. */
import { TILES } from './data/box.ts';
import { STARTER, type Tile } from './data/tiles.ts';
import { type Fields, hasOutpost, isDepleted, tileOf } from './field.ts';
import { CELLS, DISTANCE } from './hex.ts';

export interface Survey {
  tiles: number;
  readonly depths: number[];
  /** Colours of the barrels on the Sinkside faces, of the districts on the Skyside faces. */
  readonly resources: number[];
  readonly districts: number[];
  readonly buildings: number[];
  islands: number;
  sites: number;
  depleted: number;
  /** Those on the starter tile included. */
  outposts: number;
  /** Two steps or more from the starter tile. */
  far: number;
  /** Pairs of barrel colour and depth, one bit each. */
  pairs: number;
}

export function surveyOf(s: Fields, seat: number): Survey {
  const survey: Survey = {
    tiles: 0,
    depths: [0, 0, 0, 0],
    resources: [0, 0, 0, 0],
    districts: [0, 0, 0, 0],
    buildings: [0, 0, 0, 0],
    islands: 0,
    sites: 0,
    depleted: 0,
    outposts: 0,
    far: 0,
    pairs: 0,
  };
  for (let cell = 0; cell < CELLS; cell++) {
    const value = s.field[seat * CELLS + cell];
    if (value === 0) continue;
    if (hasOutpost(value)) survey.outposts++;
    if (tileOf(value) === STARTER) continue;
    if (isDepleted(value)) survey.depleted++;
    if (DISTANCE[cell] >= 2) survey.far++;
    note(survey, TILES[tileOf(value)]);
  }
  return survey;
}

function note(survey: Survey, tile: Tile): void {
  survey.tiles++;
  survey.depths[tile.depth]++;
  survey.resources[tile.resource]++;
  survey.districts[tile.district]++;
  if (tile.building >= 0) survey.buildings[tile.building]++;
  if (tile.island) survey.islands++;
  if (tile.site) survey.sites++;
  survey.pairs |= 1 << (tile.resource * 4 + tile.depth);
}
