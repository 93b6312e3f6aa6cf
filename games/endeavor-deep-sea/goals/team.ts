/** CO-5 … CO-20: the goals of the team, how far they are, and how it ends. */
import { BOARD } from '../data/board.ts';
import { BONUS_GOALS, GOAL_RELIEF, TEAM_GOALS, type TeamGoal } from '../data/coop.ts';
import { MISSIONS } from '../data/missions.ts';
import { columnOf, DEPTHS, depthOf } from '../data/ocean.ts';
import { CONNECTIONS, FALLEN_STAR, TILES } from '../data/tiles.ts';
import { isSenior } from '../player.ts';
import { bitCount } from '../sea.ts';
import type { Ending } from '../state.ts';
import { levelRules } from '../team.ts';
import { countFound, countUnits, countZones } from './count.ts';
import { emptyDives } from './crew.ts';
import { countMarkers, countPointMarkers, countRescue, markerPoints, markersOn } from './markers.ts';
import { leftovers, personalPoints } from './personal.ts';
import { bestColour, completeSets, symbolsOf } from './symbols.ts';
import { ANYBODY, type Table } from './table.ts';

export interface Progress {
  readonly goal: TeamGoal;
  readonly count: number;
  readonly need: number;
}

/** CO-17: the four goals of the mission and the bonus goals so far. */
export function teamGoals(t: Table): Progress[] {
  const own = TEAM_GOALS[t.options.mission - 1].map((options, i) => {
    const goal = options.length === 1 ? options[0] : options[Math.max(0, t.chosen[i] - 1)];
    return { goal, count: countTeam(t, goal), need: eased(t, i, needOf(t, goal)) };
  });
  const bonus = t.bonus.map(card => BONUS_GOALS[card]);
  return [...own, ...bonus.map(goal => ({ goal, count: countTeam(t, goal), need: needOf(t, goal) }))];
}

/** CO-16: the number for the size of the team, adjusted by the level, and never more than there can be. */
export function needOf(t: Table, goal: TeamGoal): number {
  const adjusted = Math.max(1, Math.floor((levelRules(t).percent * goal.needs[t.seats - 1] + 50) / 100));
  return Math.min(adjusted, mostOf(t, goal));
}

function mostOf(t: Table, goal: TeamGoal): number {
  const { columns, maxDepth } = MISSIONS[t.options.mission - 1];
  switch (goal.limit) {
    case 'players':
      return t.seats;
    case 'columns':
      return columns;
    case 'depth':
      return maxDepth;
    case 'zones': {
      const wide = bitCount(goal.columns & ((1 << columns) - 1));
      const deep = bitCount(goal.depths & ((2 << maxDepth) - 1));
      return wide * deep * (goal.count === 'zones-per-player' ? t.seats : 1);
    }
    case 'vessels':
      return BOARD.vessels * t.seats;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** CO-13: a marker on the goal hex of mission 8 makes the goal easier. */
function eased(t: Table, index: number, need: number): number {
  const mission = MISSIONS[t.options.mission - 1];
  if (mission.impact !== 'goals') return need;
  const hex = mission.hexes.findIndex(({ goal }) => goal === index + 1);
  const reached = hex >= 0 && markersOn(t, mission, hex, ANYBODY) > 0;
  return reached ? Math.max(1, need - GOAL_RELIEF[t.seats - 1]) : need;
}

export function goalsMet(t: Table): number {
  return teamGoals(t).filter(({ count, need }) => count >= need).length;
}

/** CO-18. */
export function teamEnding(t: Table): Ending {
  return goalsMet(t) >= levelRules(t).goals ? 'won' : 'lost';
}

/** CO-20: ten points for each goal, and the average of what everybody scores without goals. */
export function teamScore(t: Table): number {
  let total = 0;
  for (let seat = 0; seat < t.seats; seat++) total += personalPoints(t, seat).reduce((sum, n) => sum + n, 0);
  return 10 * goalsMet(t) + Math.floor(total / t.seats);
}

export function countTeam(t: Table, goal: TeamGoal): number {
  switch (goal.count) {
    case 'units':
      return countUnits(t, goal, ANYBODY);
    case 'zones':
      return countZones(t, goal, ANYBODY);
    case 'found':
      return countFound(t, goal, ANYBODY);
    case 'colour':
      return bestColour(symbolsOf(t, ANYBODY));
    case 'sets':
      return completeSets(symbolsOf(t, ANYBODY));
    case 'named':
      return t.named === 0 || !t.ocean.includes(FALLEN_STAR)
        ? 0
        : countUnits(t, { ...goal, units: 1 << t.named }, ANYBODY);
    case 'rescue':
      return countRescue(t, ANYBODY);
    case 'cleanup':
      return t.cleanup.reduce((sum, n) => sum + n, 0);
    case 'race-travel':
      return t.races.slice(4).filter(rank => rank > 0).length;
    case 'zones-per-player':
      return seatsOf(t).reduce((sum, seat) => sum + countZones(t, goal, seat), 0);
    case 'columns-at':
      return columnsWith(t, depths => depths.some(depth => (goal.depths & (1 << depth)) !== 0));
    case 'columns-deep':
      return columnsWith(t, depths => depths.length >= 3);
    case 'markers':
      return countMarkers(t, ANYBODY);
    case 'point-markers':
      return countPointMarkers(t, ANYBODY);
    case 'marker-points':
      return markerPoints(t, ANYBODY);
    case 'conserved':
      return zonesWhere(t, sites => sites.length >= 2 && sites.every(site => t.discs[site] > 0));
    case 'sanctuaries':
      return zonesWhere(t, sites => sites.filter(site => t.discs[site] > 0).length >= 2);
    case 'full-tracks':
      return fullTracks(t);
    case 'journals':
      return t.journals.reduce((sum, own) => sum + own.length, 0);
    case 'seniors':
      return t.crew.flat().filter(isSenior).length;
    case 'connections':
      return connections(t).length;
    case 'mixed':
      return mixed(t);
    case 'empty-dives':
      return emptyDives(t);
    case 'depths':
      return DEPTHS.filter(depth => countUnits(t, { ...goal, units: 8, depths: 1 << depth }, ANYBODY) > 0)
        .length;
    case 'levels':
      return t.tracks.filter(cell => cell >= 7).length;
    case 'reserves':
      return seatsOf(t).reduce((sum, seat) => sum + leftovers(t, seat), 0);
    case 'stations':
      return new Set(t.vessels.filter(cell => cell >= 0 && depthOf(cell) >= 2)).size;
  }
}

function seatsOf(t: Table): number[] {
  return [...Array(t.seats).keys()];
}

/** Columns by the depths of their zones. */
function columnsWith(t: Table, suits: (depths: readonly number[]) => boolean): number {
  const { columns } = MISSIONS[t.options.mission - 1];
  let count = 0;
  for (let column = 0; column < columns; column++) {
    const depths = t.ocean.flatMap((tile, cell) =>
      tile >= 0 && columnOf(cell) === column ? [depthOf(cell)] : [],
    );
    if (suits(depths)) count++;
  }
  return count;
}

function zonesWhere(t: Table, suits: (conservation: readonly number[]) => boolean): number {
  return t.ocean.filter(tile => tile >= 0 && suits(TILES[tile].conserve)).length;
}

function fullTracks(t: Table): number {
  const tracks = t.ocean.flatMap(tile => (tile >= 0 ? TILES[tile].tracks : []));
  return tracks.filter(track => track.every(site => t.discs[site] > 0)).length;
}

function connections(t: Table): (typeof CONNECTIONS)[number][] {
  return CONNECTIONS.filter(({ ends }) => t.discs[ends[0]] > 0 && t.discs[ends[1]] > 0);
}

/** B-6: discs of two players at the ends; alone, zones with a connection. */
function mixed(t: Table): number {
  const complete = connections(t);
  if (t.seats === 1) return new Set(complete.map(({ tile }) => tile)).size;
  return complete.filter(({ ends }) => t.discs[ends[0]] !== t.discs[ends[1]]).length;
}
