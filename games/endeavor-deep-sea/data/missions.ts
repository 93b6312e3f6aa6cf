/** The ten missions: where the ocean begins, what counts in the end, and the impact board. */
import { type Gain, packGains } from './gains.ts';
import { neighboursOf, type Shape } from './hexes.ts';
import raw from './missions.json' with { type: 'json' };
import { COLUMNS, readCell } from './ocean.ts';
import { type FieldSymbol, SYMBOLS, TILES, tileNamed } from './tiles.ts';

/** How impact is placed (ED-115 and the special rules of missions 4, 6, 7, 8, 9 and 10). */
export const IMPACT_MODES = ['network', 'turtle', 'moving', 'rescue', 'goals', 'spill', 'tracks'] as const;
export type ImpactMode = (typeof IMPACT_MODES)[number];

export const UNITS = ['sonar', 'conserve', 'publish', 'disc', 'vessel'] as const;
export type Unit = (typeof UNITS)[number];

/** What goals count with several players and together (CO-1). */
export const COMMON_COUNTS = [
  'units',
  'zones',
  'found',
  'colour',
  'sets',
  'named',
  'rescue',
  'cleanup',
] as const;

export const GOAL_COUNTS = [...COMMON_COUNTS, 'race-discover', 'race-travel'] as const;
export type GoalCount = (typeof GOAL_COUNTS)[number];

/** What is counted, as bits: units over `UNITS`, depths 1 to 5, columns from A. */
export interface Filter {
  readonly units: number;
  readonly depths: number;
  readonly columns: number;
  /** ED-195: −1 columns up to the one of The Sea Star, 1 from it on, 0 all. */
  readonly side: number;
}

export interface Leader extends Filter {
  readonly count: 'units' | 'found';
  readonly points: number;
}

export interface Goal extends Filter {
  readonly id: string;
  readonly count: GoalCount;
  readonly points: number;
  readonly first: number;
  readonly second: number;
  readonly colourLeader: number;
  readonly leaders: readonly Leader[];
}

export interface Hex {
  readonly row: number;
  readonly col: number;
  readonly points: number;
  readonly gains: number;
  /** 0 to 3 a field symbol, 4 wild, −1 none. */
  readonly symbol: number;
  readonly symbols: number;
  readonly start: boolean;
  readonly endless: boolean;
  readonly goal: number;
  readonly rescue: boolean;
  readonly turtle: boolean;
  readonly neighbours: readonly number[];
}

export interface Mission {
  readonly number: number;
  readonly id: string;
  readonly columns: number;
  readonly maxDepth: number;
  /** Tile −1 is drawn at random. */
  readonly zones: readonly { readonly cell: number; readonly tile: number }[];
  readonly dealt: { readonly cells: readonly number[]; readonly tile: number } | undefined;
  readonly hidden: { readonly tile: number; readonly among: number } | undefined;
  /** The launch zone, or −1 for any zone at the surface. */
  readonly base: number;
  readonly impact: ImpactMode;
  /** Each goal with its options; one option where there is nothing to choose. */
  readonly goals: readonly (readonly Goal[])[];
  readonly hexes: readonly Hex[];
  readonly endless: readonly number[];
  readonly shape: Shape;
}

export const WILD = SYMBOLS.length;

const LETTERS: readonly string[] = COLUMNS;

interface RawFilter {
  readonly units?: readonly Unit[];
  readonly contains?: readonly Unit[];
  readonly depths?: readonly number[];
  readonly columns?: readonly string[];
  readonly side?: 'left' | 'right';
}

interface RawGoal extends RawFilter {
  readonly id?: string;
  readonly count: GoalCount;
  readonly points: number;
  readonly first?: number;
  readonly second?: number;
  readonly colourLeader?: number;
  readonly leaders?: readonly (RawFilter & { readonly points: number })[];
}

interface RawHex {
  readonly at: readonly [number, number];
  readonly points: number;
  readonly gains?: readonly Gain[];
  readonly symbol?: FieldSymbol | 'wild';
  readonly symbols?: number;
  readonly start?: boolean;
  readonly endless?: boolean;
  readonly apart?: boolean;
  readonly goal?: number;
  readonly rescue?: boolean;
  readonly turtle?: boolean;
}

interface RawMission {
  readonly number: number;
  readonly id: string;
  readonly columns: number;
  readonly maxDepth: number;
  readonly zones: readonly { readonly cell: string; readonly tile?: string }[];
  readonly dealt?: { readonly cells: readonly string[]; readonly tile: string };
  readonly hidden?: { readonly tile: string; readonly among: number };
  readonly base: string;
  readonly impact: ImpactMode;
  readonly goals: readonly (RawGoal | { readonly options: readonly RawGoal[] })[];
  readonly shape: Shape;
  readonly hexes: readonly RawHex[];
  readonly links?: readonly { readonly between: readonly (readonly [number, number])[] }[];
}

/** Index 0 is mission 1. */
export const MISSIONS: readonly Mission[] = Object.freeze(
  (raw.missions as unknown as readonly RawMission[]).map(readMission),
);

/** Every filter that is left out lets everything through. */
export function readFilter(f: RawFilter): Filter {
  return {
    units: (f.units ?? f.contains ?? []).reduce((mask, unit) => mask | (1 << UNITS.indexOf(unit)), 0),
    depths: f.depths === undefined ? 62 : f.depths.reduce((mask, depth) => mask | (1 << depth), 0),
    columns:
      f.columns === undefined
        ? 127
        : f.columns.reduce((mask, name) => mask | (1 << LETTERS.indexOf(name)), 0),
    side: f.side === 'left' ? -1 : f.side === 'right' ? 1 : 0,
  };
}

function readMission(m: RawMission): Mission {
  const hexes = readHexes(m);
  return Object.freeze({
    number: m.number,
    id: m.id,
    columns: m.columns,
    maxDepth: m.maxDepth,
    zones: m.zones.map(({ cell, tile }) => ({
      cell: readCell(cell) ?? -1,
      tile: tile === undefined ? -1 : tileNamed(tile),
    })),
    dealt: m.dealt && {
      cells: m.dealt.cells.map(cell => readCell(cell) ?? -1),
      tile: tileNamed(m.dealt.tile),
    },
    hidden: m.hidden && { tile: tileNamed(m.hidden.tile), among: m.hidden.among },
    base: m.base === 'any' ? -1 : tileNamed(m.base),
    impact: m.impact,
    goals: m.goals.map(goal => ('options' in goal ? goal.options.map(readGoal) : [readGoal(goal)])),
    hexes,
    endless: hexes.flatMap((hex, i) => (hex.endless ? [i] : [])),
    shape: m.shape,
  });
}

function readGoal(g: RawGoal): Goal {
  return {
    ...readFilter(g),
    id: g.id ?? '',
    count: g.count,
    points: g.points,
    first: g.first ?? 0,
    second: g.second ?? 0,
    colourLeader: g.colourLeader ?? 0,
    leaders: (g.leaders ?? []).map(leader => ({
      ...readFilter(leader),
      count: leader.units === undefined ? 'found' : 'units',
      points: leader.points,
    })),
  };
}

function readHexes(m: RawMission): Hex[] {
  const places = m.hexes.map(({ at, apart }) => ({ row: at[0], col: at[1], apart: apart === true }));
  const links = (m.links ?? []).map(({ between }) => between);
  return m.hexes.map((hex, i) => ({
    row: hex.at[0],
    col: hex.at[1],
    points: hex.points,
    gains: packGains(hex.gains ?? []),
    symbol: hex.symbol === undefined ? -1 : hex.symbol === 'wild' ? WILD : SYMBOLS.indexOf(hex.symbol),
    symbols: hex.symbol === undefined ? 0 : (hex.symbols ?? 1),
    start: hex.start === true,
    endless: hex.endless === true,
    goal: hex.goal ?? 0,
    rescue: hex.rescue === true,
    turtle: hex.turtle === true,
    neighbours: neighboursOf(m.shape, places, links, i),
  }));
}

/** ED-23, ED-24: every tile that is in the game of a mission, those in play at the start included. */
export function tilesOf(mission: Mission): number[] {
  const named = new Set(mission.zones.map(({ tile }) => tile));
  if (mission.dealt) named.add(mission.dealt.tile);
  if (mission.hidden) named.add(mission.hidden.tile);
  return TILES.flatMap((tile, i) =>
    tile.depth <= mission.maxDepth && (!tile.unique || named.has(i)) ? [i] : [],
  );
}
