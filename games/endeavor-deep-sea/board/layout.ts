/**
 * Where the places of a tile lie on its plate. Each tile has one or two rows of names: a dot is an empty place, an
 * underscore half of one, and a star puts a place between the rows.
 */
import { CONNECTIONS, DIVES, SITES, TILES } from '../data/tiles.ts';

export const PLATE = { width: 220, height: 118 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Gains are written above the place, or below it in a lower row. */
  readonly below: boolean;
}

const ROWS: Readonly<Record<string, string>> = {
  atoll: 'd1 s1 s2',
  'calm-seas': 's1 s2 . / s3 s4 j1',
  'decommissioned-oil-rig': 'c1 c2 c3 c4',
  'dying-reef': 'c1 c2 c4 j1 / _ c3 c5 . _',
  'kelp-forest': 'd1 c1 c2',
  'remote-anchorage': 's1 s2 s3 s4 j1',
  'the-sea-star': 'd1* s1* s2* s3* j1 / . . . . j2',
  'volcanic-island': 'd1* s1* s2* j1 / . . . j2',
  'dolphin-pods': 'c1 c2 c3 d1* / _ c4 . . _',
  'ledge-elevator': 'd1 s1 s2 s3 j1',
  'resupply-modules': 's1 s2 s3 / s4 s5 s6',
  'sea-turtle-migration': 'c1 c2 c3',
  shipwreck: 'd1 s1 s2',
  'submerged-cave-system': 'd1 j1 d2 d3 / c1 . . j2',
  'sunken-ruins': 'd1 s1 s2',
  'the-looking-glass': 's1* s2* s3* s4* j1 / . . . . j2',
  'whale-calving-ground': 'c1 c2 c4 c6 / c3 c5 . j1',
  'carbonate-spires': 'j1 j2 j3 j4 / s1 . . s2',
  'coldwater-reef': 'c1 c2 c3 c4 / _ j1 . j2 _',
  'jellyfish-bloom': 'c1 . c2 / . j1 .',
  'rift-valley': 's1 s2 s3 s4 s5 / . . . . j1',
  vortex: 's1* s2 s3 / . s4 s5',
  'abyssal-trench': 's1 s2 s3 / s4 s5 s6',
  'fallen-star': 's1 s2 j2 c1 c2 / d1 . . _ j1 _',
  'seafloor-restoration': 'c1 c2 c3 / c4 c5 c6',
  'whale-fall': 'c1 j1 c2 j2 c3',
};

const MIDDLE = 66;
const UPPER = 35;
const LOWER = 84;
const MARGIN = 6;

interface Layout {
  readonly sites: ReadonlyMap<number, Spot>;
  readonly dives: ReadonlyMap<number, Spot>;
}

const LAYOUTS: readonly Layout[] = TILES.map((tile, number) => {
  const ids = [...tile.dives.map(d => DIVES[d].id), ...tile.sites.map(s => SITES[s].id)];
  const rows = (ROWS[tile.id] ?? ids.join(' ')).split(' / ');
  const spots = new Map(rows.flatMap((row, i) => spotsOf(row, i, rows.length)));
  const at = (id: string) => spots.get(id) ?? { x: PLATE.width / 2, y: MIDDLE, below: false };
  return {
    sites: new Map(TILES[number].sites.map(site => [site, at(SITES[site].id)])),
    dives: new Map(TILES[number].dives.map(dive => [dive, at(DIVES[dive].id)])),
  };
});

function spotsOf(row: string, index: number, rows: number): [string, Spot][] {
  const tokens = row.split(' ');
  const width = (token: string) => (token === '_' ? 0.5 : 1);
  const total = tokens.reduce((sum, token) => sum + width(token), 0);
  const unit = (PLATE.width - 2 * MARGIN) / total;
  const rowY = rows === 1 ? MIDDLE : index === 0 ? UPPER : LOWER;
  let left = 0;
  const spots: [string, Spot][] = [];
  for (const token of tokens) {
    const centred = token.endsWith('*');
    if (token !== '.' && token !== '_')
      spots.push([
        token.replace('*', ''),
        {
          x: MARGIN + unit * (left + width(token) / 2),
          y: centred ? MIDDLE - 5 : rowY,
          below: index > 0 && !centred,
        },
      ]);
    left += width(token);
  }
  return spots;
}

export function siteSpot(site: number): Spot {
  return spotIn(LAYOUTS[SITES[site].tile].sites, site);
}

export function diveSpot(dive: number): Spot {
  return spotIn(LAYOUTS[DIVES[dive].tile].dives, dive);
}

function spotIn(spots: ReadonlyMap<number, Spot>, number: number): Spot {
  return spots.get(number) ?? { x: PLATE.width / 2, y: MIDDLE, below: false };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of a place to the edge of its ring, and of what is written above or below it. */
const RING = 21;
const WRITTEN = 34;
/** Chips beside each other are wider than a place. */
const BESIDE = 27;

/** The part of the plate that holds anything, so that few places are drawn large. */
export function boxOf(tile: number): Box {
  const { sites, dives, connections } = TILES[tile];
  const spots = [...sites.map(siteSpot), ...dives.map(diveSpot)];
  const middles = connections.map(connection => lineOf(connection).middle.y);
  const xs = spots.map(({ x }) => x);
  const top = Math.min(
    ...spots.map(({ y, below }) => y - (below ? RING : WRITTEN)),
    ...middles.map(y => y - 9),
  );
  const bottom = Math.max(
    ...spots.map(({ y, below }) => y + (below ? WRITTEN : RING)),
    ...dives.map(dive => diveSpot(dive).y + WRITTEN),
    ...middles.map(y => y + 9),
  );
  const across = Math.max(SMALLEST.width, Math.max(...xs) - Math.min(...xs) + 2 * BESIDE);
  const down = Math.max(SMALLEST.height, bottom - top);
  const [width, height] = [Math.min(PLATE.width, across), Math.min(PLATE.height, down)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (top + bottom) / 2 };
  return {
    x: clamp(middle.x - width / 2, PLATE.width - width),
    y: clamp(middle.y - height / 2, PLATE.height - height),
    width,
    height,
  };
}

/** A lonely place is not drawn larger than this allows. */
const SMALLEST = { width: 140, height: 76 } as const;

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

export interface Line {
  readonly path: string;
  readonly middle: { readonly x: number; readonly y: number };
}

/** A connection runs straight, or in a bow where another place lies in between. */
export function lineOf(connection: number): Line {
  const [a, b] = CONNECTIONS[connection].ends.map(siteSpot);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const blocked =
    a.y === b.y &&
    TILES[CONNECTIONS[connection].tile].sites.some(site => {
      const spot = siteSpot(site);
      return spot.y === a.y && Math.abs(spot.x - middle.x) < 8;
    });
  if (!blocked) return { path: `M${a.x} ${a.y}L${b.x} ${b.y}`, middle };
  return {
    path: `M${a.x} ${a.y}Q${middle.x} ${middle.y + 66} ${b.x} ${b.y}`,
    middle: { x: middle.x, y: middle.y + 33 },
  };
}

/** The dashed line of a sonar track. */
export function trackLine(track: readonly number[]): string {
  return track
    .map(siteSpot)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}
