/** The ocean tiles as tables. Sites, dive sites and connections are numbered through all tiles. */
import { type Gain, packGains } from './gains.ts';
import { LEFT, RIGHT, UP } from './ocean.ts';
import raw from './tiles.json' with { type: 'json' };

export const SYMBOLS = ['blue', 'brown', 'green', 'yellow'] as const;
export type FieldSymbol = (typeof SYMBOLS)[number];

export const FEATURES = [
  'promote-when-full',
  'travel-after-conserve',
  'choose-token',
  'closed-to-vessels',
  'travel-when-empty',
  'conserve-again',
  'gain-on-dive',
  'gain-per-disc-on-dive',
  'gain-on-leaving',
  'place-anywhere',
  'technology-on-leaving',
  'one-vessel-each',
  'travel-after-dive',
  'publish-after-dive',
] as const;
export type FeatureKind = (typeof FEATURES)[number];

type Side = 'left' | 'up' | 'right';

interface RawTile {
  readonly id: string;
  readonly depth: number;
  readonly unique: boolean;
  readonly discover: readonly Gain[];
  readonly arrival: readonly Gain[];
  readonly arrivalAction?: 'sonar' | 'conserve';
  readonly dives: readonly { readonly id: string; readonly tokens: number; readonly from?: Side }[];
  readonly tracks: readonly (readonly {
    readonly id: string;
    readonly gains?: readonly Gain[];
    readonly depths?: readonly number[];
  }[])[];
  readonly conserve: readonly {
    readonly id: string;
    readonly cost: number;
    readonly gains: readonly Gain[];
    readonly depths?: readonly number[];
    readonly from?: Side;
  }[];
  readonly publish: readonly {
    readonly id: string;
    readonly symbol: FieldSymbol;
    readonly gains: readonly Gain[];
    readonly from?: Side;
  }[];
  readonly connections: readonly { readonly ends: readonly string[]; readonly gains: readonly Gain[] }[];
  readonly features: readonly {
    readonly kind: FeatureKind;
    readonly sites: readonly string[];
    readonly discs?: readonly string[];
    readonly gains?: readonly Gain[];
    readonly depth?: number;
    readonly notTo?: number;
  }[];
}

const RAW = raw.tiles as unknown as readonly RawTile[];

/** The kinds of sites that hold a disc (ED-19). */
export const SITE_KINDS = ['sonar', 'conserve', 'publish'] as const;
export const SONAR = 0;
export const CONSERVE = 1;
export const PUBLISH = 2;

export interface Site {
  readonly id: string;
  readonly tile: number;
  readonly kind: number;
  readonly cost: number;
  readonly gains: number;
  /** Bit d is set when a zone of depth d is discovered. */
  readonly depths: number;
  /** Field symbol of a publication site, or −1. */
  readonly symbol: number;
  /** The side from which a cave is reached, or −1. */
  readonly from: number;
  /** ED-136, ED-142: the depth whose zone may be placed without a zone above, or 0. */
  readonly anywhere: number;
  /** Numbers of the connections that end here. */
  readonly connections: readonly number[];
}

export interface DiveSite {
  readonly id: string;
  readonly tile: number;
  readonly tokens: number;
  readonly from: number;
}

export interface Connection {
  readonly tile: number;
  readonly ends: readonly [number, number];
  readonly gains: number;
}

export interface Feature {
  readonly kind: FeatureKind;
  /** Sites or, for features of a dive, dive sites. */
  readonly sites: readonly number[];
  readonly discs: readonly number[];
  readonly gains: number;
  readonly notTo: number;
}

export interface Tile {
  readonly id: string;
  readonly depth: number;
  readonly unique: boolean;
  readonly discover: number;
  readonly arrival: number;
  /** SONAR or CONSERVE, or −1. */
  readonly arrivalAction: number;
  readonly sites: readonly number[];
  readonly tracks: readonly (readonly number[])[];
  readonly conserve: readonly number[];
  readonly publish: readonly number[];
  readonly dives: readonly number[];
  readonly connections: readonly number[];
  readonly features: readonly Feature[];
}

const sites: Site[] = [];
const dives: DiveSite[] = [];
const connections: Connection[] = [];

export const TILES: readonly Tile[] = Object.freeze(RAW.map(readTile));
export const SITES: readonly Site[] = Object.freeze(sites);
export const DIVES: readonly DiveSite[] = Object.freeze(dives);
export const CONNECTIONS: readonly Connection[] = Object.freeze(connections);

const TILE_NUMBERS = new Map(TILES.map((tile, i) => [tile.id, i]));

/** Tiles of each depth; a pile is a set of bits over this list. */
export const TILES_OF_DEPTH: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map(depth =>
  TILES.flatMap((tile, i) => (tile.depth === depth ? [i] : [])),
);

/** Number of a tile within its depth. */
export const BIT_OF_TILE: readonly number[] = TILES.map((tile, i) => TILES_OF_DEPTH[tile.depth].indexOf(i));

export function tileNamed(id: string): number {
  const tile = TILE_NUMBERS.get(id);
  if (tile === undefined) throw new Error(`${id} is no tile`);
  return tile;
}

export function readTileId(id: string): number | undefined {
  return TILE_NUMBERS.get(id);
}

export const THE_SEA_STAR = tileNamed('the-sea-star');
export const FALLEN_STAR = tileNamed('fallen-star');

export function hasFeature(tile: number, kind: FeatureKind): boolean {
  const { features } = TILES[tile];
  for (let i = 0; i < features.length; i++) if (features[i].kind === kind) return true;
  return false;
}

/** Numbers of the sites and dive sites of one tile, by their names. */
type Numbers = Map<string, number>;

function addSite(tile: number, numbers: Numbers, site: Pick<Site, 'id' | 'kind'> & Partial<Site>): number {
  numbers.set(site.id, sites.length);
  const bare = { cost: 0, gains: 0, depths: 0, symbol: -1, from: -1, anywhere: 0, connections: [] };
  sites.push({ tile, ...bare, ...site });
  return sites.length - 1;
}

function addDive(tile: number, numbers: Numbers, { id, tokens, from }: RawTile['dives'][number]): number {
  numbers.set(id, dives.length);
  dives.push({ id, tile, tokens, from: side(from) });
  return dives.length - 1;
}

function addConnection(tile: number, ends: readonly number[], gains: readonly Gain[]): number {
  const [a, b] = ends;
  const number = connections.length;
  connections.push({ tile, ends: [a, b], gains: packGains(gains) });
  for (const end of ends) sites[end] = { ...sites[end], connections: [...sites[end].connections, number] };
  return number;
}

function readSites(
  t: RawTile,
  tile: number,
  numbers: Numbers,
): Pick<Tile, 'tracks' | 'conserve' | 'publish'> {
  const add = (site: Parameters<typeof addSite>[2]) => addSite(tile, numbers, site);
  return {
    tracks: t.tracks.map(track =>
      track.map(({ id, gains = [], depths }) =>
        add({ id, kind: SONAR, gains: packGains(gains), depths: bits(depths), anywhere: anywhere(t, id) }),
      ),
    ),
    conserve: t.conserve.map(({ id, cost, gains, depths, from }) =>
      add({ id, kind: CONSERVE, cost, gains: packGains(gains), depths: bits(depths), from: side(from) }),
    ),
    publish: t.publish.map(({ id, symbol, gains, from }) =>
      add({ id, kind: PUBLISH, gains: packGains(gains), symbol: SYMBOLS.indexOf(symbol), from: side(from) }),
    ),
  };
}

function readTile(t: RawTile, tile: number): Tile {
  const numbers: Numbers = new Map();
  const { tracks, conserve, publish } = readSites(t, tile, numbers);
  const own = t.dives.map(dive => addDive(tile, numbers, dive));
  const numbered = (ids: readonly string[] = []): number[] => ids.map(id => numbers.get(id) ?? -1);
  return Object.freeze({
    id: t.id,
    depth: t.depth,
    unique: t.unique,
    discover: packGains(t.discover),
    arrival: packGains(t.arrival),
    arrivalAction: t.arrivalAction === undefined ? -1 : SITE_KINDS.indexOf(t.arrivalAction),
    sites: [...tracks.flat(), ...conserve, ...publish],
    tracks,
    conserve,
    publish,
    dives: own,
    connections: t.connections.map(({ ends, gains }) => addConnection(tile, numbered(ends), gains)),
    features: t.features.map(f => ({
      kind: f.kind,
      sites: numbered(f.sites),
      discs: numbered(f.discs),
      gains: packGains(f.gains ?? []),
      notTo: f.notTo ?? 0,
    })),
  });
}

function bits(depths: readonly number[] = []): number {
  return depths.reduce((mask, depth) => mask | (1 << depth), 0);
}

function side(from: Side | undefined): number {
  return from === 'left' ? LEFT : from === 'up' ? UP : from === 'right' ? RIGHT : -1;
}

function anywhere(t: RawTile, site: string): number {
  return t.features.find(f => f.kind === 'place-anywhere' && f.sites.includes(site))?.depth ?? 0;
}
