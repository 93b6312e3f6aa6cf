/** Set-up numbers, market, docks, guild tracks, survivors and sonar. */
import { type Field, get, list, source, sourced, text, whole } from './check.ts';
import { type Face, readFace } from './dice.ts';
import { program } from './effects.ts';
import { GUILDS } from './names.ts';

export const SPACES_PER_GUILD = 6;

export interface Numbers {
  /** FL-8: victory points in the pool, by number of seats. */
  readonly pool: Readonly<Record<number, number>>;
  /** All victory points there are: pool and reserve. */
  readonly points: number;
  readonly startCoins: readonly number[];
  readonly startDraw: number;
  readonly barrelsPerColour: number;
  readonly cargo: number;
  readonly skiffs: number;
  readonly skiffPrice: number;
  readonly outpostCosts: readonly number[];
  readonly waterSurcharge: number;
  readonly seals: number;
  readonly noArtifact: number;
  readonly noRecruit: number;
  readonly idleRounds: number;
  readonly coinsPerPoint: number;
  readonly barrelsPerPoint: number;
  readonly mostSeals: readonly number[];
  readonly toxicitySpaces: number;
  readonly toxicityScores: readonly number[];
  readonly districtValueMax: number;
}

export interface Tracks {
  readonly ladder: readonly number[];
  readonly priceStart: number;
  readonly below: number;
  readonly above: number;
  readonly docks: readonly {
    readonly above: readonly [number, number];
    readonly skiff: number;
    readonly build: number;
  }[];
  readonly dialStart: number;
  readonly dialMax: number;
  readonly dialSpare: number;
  /** Programs by guild × 6 + space − 1. */
  readonly guilds: readonly number[];
  readonly tollSpace: number;
  readonly toll: number;
  readonly survivors: readonly number[];
  readonly sonar: readonly { readonly symbol: Face; readonly vp: number }[];
  readonly sonarBeyond: number;
}

export function readNumbers(file: Field): Numbers {
  const one = (key: string, max: number) => whole(sourced(get(file, key)), 1, max);
  const many = (key: string, min: number, max: number, length?: number) =>
    list(sourced(get(file, key)), length).map(item => whole(item, min, max));
  const pool = sourced(get(file, 'pool'));
  return {
    pool: Object.fromEntries([2, 3, 4, 5].map(seats => [seats, whole(get(pool, String(seats)), 20, 900)])),
    points: one('points', 9999),
    startCoins: many('startCoins', 0, 99, 5),
    startDraw: program(sourced(get(file, 'startDraw'))),
    barrelsPerColour: one('barrelsPerColour', 200),
    cargo: one('cargo', 9),
    skiffs: one('skiffs', 4),
    skiffPrice: one('skiffPrice', 99),
    outpostCosts: many('outpostCosts', 0, 99, 6),
    waterSurcharge: one('waterSurcharge', 99),
    seals: one('seals', 20),
    noArtifact: one('noArtifact', 20),
    noRecruit: one('noRecruit', 20),
    idleRounds: one('idleRounds', 20),
    coinsPerPoint: one('coinsPerPoint', 20),
    barrelsPerPoint: one('barrelsPerPoint', 20),
    mostSeals: many('mostSeals', 0, 50, 2),
    toxicitySpaces: one('toxicitySpaces', 20),
    toxicityScores: many('toxicityScores', -50, 50, 6),
    districtValueMax: one('districtValueMax', 10),
  };
}

export function readTracks(file: Field): Tracks {
  const market = get(file, 'market');
  const edges = get(market, 'edges');
  const dials = get(file, 'dials');
  const guilds = get(file, 'guilds');
  const toll = get(guilds, 'toll');
  const survivors = get(file, 'survivors');
  const sonar = get(file, 'sonar');
  const beyond = get(sonar, 'beyond');
  for (const part of [market, edges, dials, guilds, survivors, beyond]) source(part);
  return {
    ladder: list(get(market, 'ladder')).map(price => whole(price, 1, 30)),
    priceStart: whole(get(market, 'start'), 1, list(get(market, 'ladder')).length) - 1,
    below: whole(get(edges, 'below'), 0, 9),
    above: whole(get(edges, 'above'), 0, 9),
    docks: list(get(file, 'docks'), 3).map(readDock),
    dialStart: whole(get(dials, 'start'), 0, 4),
    dialMax: whole(get(dials, 'max'), 1, 9),
    dialSpare: program(get(dials, 'spare')),
    guilds: GUILDS.flatMap(guild => list(get(guilds, guild), SPACES_PER_GUILD).map(program)),
    tollSpace: whole(get(toll, 'space'), 1, SPACES_PER_GUILD),
    toll: whole(get(toll, 'coins'), 0, 99),
    survivors: list(get(survivors, 'spaces'), 16).map(program),
    sonar: list(get(sonar, 'spaces')).map(space => {
      source(space);
      return { symbol: readFace(get(space, 'symbol')), vp: whole(get(space, 'vp'), 0, 20) };
    }),
    sonarBeyond: whole(get(beyond, 'vp'), 0, 20),
  };
}

/** In force while the pool holds more than this part of what it started with. */
function readDock(entry: Field): Tracks['docks'][number] {
  source(entry);
  const [part, of] = text(get(entry, 'above')).split('/');
  return {
    above: [Number(part), Number(of ?? 1)],
    skiff: whole(get(entry, 'skiff'), 0, 99),
    build: program(get(entry, 'build')),
  };
}
