/**
 * The most a team could ever have of what a goal counts, computed from the box and the mission: which zones fit into the
 * ocean, what lies on the richest of them, how many hexes, journals, specialists and vessels there are. Whether so much
 * can be done in seven rounds is another question; a goal that asks for more than this can never be met.
 */
import { hasBit, range, sum } from '@fathom/kernel';
import { BOARD } from '../data/board.ts';
import type { TeamCount, TeamGoal } from '../data/coop.ts';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS, type Mission, tilesOf, WILD } from '../data/missions.ts';
import { columnOf, DEPTHS, depthOf } from '../data/ocean.ts';
import { CONSERVE, PUBLISH, SITES, SYMBOLS, TILES } from '../data/tiles.ts';
import { bestColour, completeSets } from '../goals/symbols.ts';

const VESSEL = 16;
const ANY_DISC = 8;
/** Rounds with a recruitment (CO-2). */
const ROUNDS = BOARD.rounds.cooperative;
/** E-91: the end of the cleanup track. */
const CLEANUP = 12;

/** Cells of a depth a goal looks at. With a side the team takes the longer one, from the column of The Sea Star on. */
function cellsAt(mission: Mission, goal: TeamGoal, depth: number): number {
  if (depth > mission.maxDepth || !hasBit(goal.depths, depth)) return 0;
  const columns = range(mission.columns).filter(column => hasBit(goal.columns, column));
  return goal.side === 0 ? columns.length : Math.ceil((mission.columns + 1) / 2);
}

/** Tiles of a depth that can lie in these cells at the same time, the richest first. */
function richest(mission: Mission, goal: TeamGoal, depth: number, worth: (tile: number) => number): number[] {
  const tiles = tilesOf(mission).filter(tile => TILES[tile].depth === depth);
  return tiles
    .map(worth)
    .sort((a, b) => b - a)
    .slice(0, cellsAt(mission, goal, depth));
}

function inZones(mission: Mission, goal: TeamGoal, worth: (tile: number) => number): number {
  return sum(DEPTHS.flatMap(depth => richest(mission, goal, depth, worth)));
}

function sitesOf(tile: number, units: number): number {
  return TILES[tile].sites.filter(site => hasBit(units, 3) || hasBit(units, SITES[site].kind)).length;
}

function zones(mission: Mission, goal: TeamGoal): number {
  return inZones(mission, goal, () => 1);
}

/** Zones of the start cannot be discovered. */
function started(mission: Mission, goal: TeamGoal): number {
  const cells = [...mission.zones.map(({ cell }) => cell), ...(mission.dealt?.cells ?? [])];
  return cells.filter(cell => hasBit(goal.depths, depthOf(cell)) && hasBit(goal.columns, columnOf(cell)))
    .length;
}

function discs(mission: Mission, goal: TeamGoal, units: number): number {
  return inZones(mission, goal, tile => sitesOf(tile, units));
}

const ALL = { depths: 62, columns: 127, side: 0 } as TeamGoal;

function publications(mission: Mission): number {
  return Math.min(JOURNALS.length, discs(mission, ALL, 1 << PUBLISH));
}

/** Every field symbol there is: on journals and on the hexes of the mission. */
function symbols({ hexes }: Mission): number[] {
  const counts = [...SYMBOLS.map((_, i) => JOURNALS.filter(journal => hasBit(journal.symbols, i)).length), 0];
  for (const hex of hexes) if (hex.symbol >= 0) counts[hex.symbol] += hex.symbols;
  return counts;
}

/** Sum over the hexes; without end where an ∞ hex counts. */
function hexes(mission: Mission, worth: (hex: Mission['hexes'][number]) => number): number {
  const endless = mission.hexes.some(hex => hex.endless && worth(hex) > 0);
  return endless ? Number.POSITIVE_INFINITY : sum(mission.hexes.map(worth).filter(n => n > 0));
}

function conservable(tile: number): number {
  return TILES[tile].conserve.length >= 2 ? 1 : 0;
}

type Bound = (mission: Mission, goal: TeamGoal, seats: number) => number;

const BOUNDS: Readonly<Record<TeamCount, Bound>> = {
  units: (mission, goal, seats) =>
    discs(mission, goal, goal.units & (ANY_DISC | 7)) +
    ((goal.units & VESSEL) === 0 ? 0 : BOARD.vessels * seats),
  zones,
  found: (mission, goal) => zones(mission, goal) - started(mission, goal),
  colour: mission => bestColour(symbols(mission)),
  sets: mission => Math.min(completeSets(symbols(mission)), publications(mission) + WILD),
  named: (mission, goal) => Math.max(discs(mission, goal, 1 << CONSERVE), discs(mission, goal, 1 << PUBLISH)),
  rescue: mission => hexes(mission, hex => (hex.rescue ? 1 : 0)),
  cleanup: (_, __, seats) => CLEANUP * seats,
  'zones-per-player': (mission, goal, seats) => seats * zones(mission, goal),
  'columns-at': mission => mission.columns,
  'columns-deep': mission => mission.columns,
  markers: mission => hexes(mission, () => 1),
  'point-markers': mission => hexes(mission, hex => (hex.points >= 1 ? 1 : 0)),
  'marker-points': mission => hexes(mission, hex => hex.points),
  sanctuaries: (mission, goal) => inZones(mission, goal, conservable),
  'full-tracks': (mission, goal) => inZones(mission, goal, tile => TILES[tile].tracks.length),
  journals: publications,
  seniors: (_, __, seats) => ROUNDS * seats,
  connections: (mission, goal) => inZones(mission, goal, tile => TILES[tile].connections.length),
  mixed: (mission, goal, seats) =>
    inZones(mission, goal, tile =>
      seats === 1 ? Math.sign(TILES[tile].connections.length) : TILES[tile].connections.length,
    ),
  'empty-dives': (mission, goal) => inZones(mission, goal, tile => TILES[tile].dives.length),
  depths: mission => mission.maxDepth,
  levels: (_, __, seats) => 4 * seats,
  reserves: () => Number.POSITIVE_INFINITY,
  stations: (mission, goal, seats) =>
    Math.min(BOARD.vessels * seats, zones(mission, { ...goal, depths: goal.depths & ~2 })),
};

export function mostOf(mission: number, seats: number, goal: TeamGoal): number {
  return BOUNDS[goal.count](MISSIONS[mission - 1], goal, seats);
}

/** What everybody can have for themselves, and zones, which greedy teams of three and four do discover to the last: here a goal may ask for all there is. */
export const COMPLETABLE: readonly TeamCount[] = [
  'zones',
  'found',
  'columns-at',
  'columns-deep',
  'depths',
  'stations',
  'zones-per-player',
];
