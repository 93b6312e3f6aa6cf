/** FL-50, FL-80: the ocean tiles, both faces. Number 92 is the starter tile, alike for every seat. */
import { type Field, fault, get, index, list, source, text } from './check.ts';
import { BUILDINGS, COLOURS, PIECES, type Source } from './names.ts';

export interface Tile {
  readonly id: string;
  readonly depth: number;
  readonly resource: number;
  readonly toxicity: number;
  readonly island: boolean;
  readonly district: number;
  readonly cost: number;
  /** Guild of the building, or −1. */
  readonly building: number;
  readonly site: boolean;
  /** Colour of the piece in each corner, or −1, on the Sinkside and on the Skyside face. */
  readonly pieces: readonly (readonly number[])[];
  readonly source: Source;
}

export const OCEAN_TILES = 92;
export const STARTER: number = OCEAN_TILES;

const DEPTHS = ['1', '2', '3'];
const COSTS = ['1', '2', '3', '4', '5'];

export function readTiles(file: Field): Tile[] {
  const tiles = list(get(file, 'tiles'), OCEAN_TILES).map((entry, i) => readTile(entry, i));
  return [...tiles, readStarter(get(file, 'starter'))];
}

function readTile(entry: Field, i: number): Tile {
  const sink = get(entry, 'sink');
  const sky = get(entry, 'sky');
  const [depth, resource, toxicity, island, ...art] = text(sink).split(' ');
  const [district, cost, building, site, ...sonar] = text(sky).split(' ');
  const id = text(get(entry, 'id'));
  if (id !== `O${String(i + 1).padStart(2, '0')}`) fault(get(entry, 'id'), 'is out of order');
  return {
    id,
    depth: index(sink, DEPTHS, depth) + 1,
    resource: index(sink, COLOURS, resource),
    toxicity: index(sink, ['0', '1', '2', '3', '4'], toxicity),
    island: index(sink, ['-', 'island'], island) === 1,
    district: index(sky, COLOURS, district),
    cost: index(sky, COSTS, cost) + 1,
    building: index(sky, ['-', ...BUILDINGS], building) - 1,
    site: index(sky, ['-', 'site'], site) === 1,
    pieces: [readPieces(sink, art), readPieces(sky, sonar)],
    source: source(entry),
  };
}

/** depth 1, nothing to dive for, no district; it has a building site on both faces (FL-40). */
function readStarter(entry: Field): Tile {
  const faces = ['sink', 'sky'].map(side => {
    const face = get(entry, side);
    const [site, ...pieces] = text(face).split(' ');
    index(face, ['site'], site);
    return readPieces(face, pieces);
  });
  return {
    id: 'starter',
    depth: 1,
    resource: -1,
    toxicity: 0,
    island: true,
    district: -1,
    cost: 0,
    building: -1,
    site: true,
    pieces: faces,
    source: source(entry),
  };
}

function readPieces(field: Field, words: readonly string[]): number[] {
  const corners = new Array<number>(6).fill(-1);
  for (const word of words) {
    if (word === '-') continue;
    const [corner, colour] = word.split(':');
    corners[index(field, ['0', '1', '2', '3', '4', '5'], corner)] = index(field, PIECES, colour);
  }
  return corners;
}
