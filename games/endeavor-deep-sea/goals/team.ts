/** CO-5 … CO-20: the goals of the team, how far they are, and how it ends. */
import { hasBit, range, sum } from '@fathom/kernel';
import { BONUS_GOALS, GOAL_RELIEF, TEAM_GOALS, type TeamCount, type TeamGoal } from '../data/coop.ts';
import { MISSIONS } from '../data/missions.ts';
import { CELLS, columnOf, DEPTHS, depthOf, WIDTH } from '../data/ocean.ts';
import { CONNECTIONS, FALLEN_STAR, TILES } from '../data/tiles.ts';
import { isSenior } from '../member.ts';
import type { Ending } from '../state.ts';
import { levelRules, teamLevel } from '../team.ts';
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

/** CO-16: the number for the level and the size of the team; B-11: there are not more depths than the mission has. */
export function needOf(t: Table, { count, needs }: TeamGoal): number {
  const need = needs[teamLevel(t) ?? 'open'][t.seats - 1];
  return count === 'depths' ? Math.min(need, MISSIONS[t.options.mission - 1].maxDepth) : need;
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
  for (let seat = 0; seat < t.seats; seat++) total += sum(personalPoints(t, seat));
  return 10 * goalsMet(t) + Math.floor(total / t.seats);
}

type Counter = (t: Table, goal: TeamGoal) => number;

/** What each sort of goal counts, for the whole team. */
const COUNTERS: Readonly<Record<TeamCount, Counter>> = {
  units: (t, goal) => countUnits(t, goal, ANYBODY),
  zones: (t, goal) => countZones(t, goal, ANYBODY),
  found: (t, goal) => countFound(t, goal, ANYBODY),
  colour: t => bestColour(symbolsOf(t, ANYBODY)),
  sets: t => completeSets(symbolsOf(t, ANYBODY)),
  named: (t, goal) =>
    t.named === 0 || !t.ocean.includes(FALLEN_STAR)
      ? 0
      : countUnits(t, { ...goal, units: 1 << t.named }, ANYBODY),
  rescue: t => countRescue(t, ANYBODY),
  cleanup: t => sum(t.cleanup),
  'zones-per-player': (t, goal) => sum(range(t.seats).map(seat => countZones(t, goal, seat))),
  'columns-at': (t, goal) => columnsWith(t, depths => depths.some(depth => hasBit(goal.depths, depth))),
  'columns-deep': t => columnsWith(t, depths => depths.length >= 3),
  markers: t => countMarkers(t, ANYBODY),
  'point-markers': t => countPointMarkers(t, ANYBODY),
  'marker-points': t => markerPoints(t, ANYBODY),
  sanctuaries: t => zonesWhere(t, sites => sites.filter(site => t.discs[site] > 0).length >= 2),
  'full-tracks': fullTracks,
  journals: t => sum(t.journals.map(own => own.length)),
  seniors: t => t.crew.flat().filter(isSenior).length,
  connections: t => connections(t).length,
  mixed,
  'empty-dives': emptyDives,
  depths: (t, goal) =>
    DEPTHS.filter(depth => countUnits(t, { ...goal, units: 8, depths: 1 << depth }, ANYBODY) > 0).length,
  levels: t => t.tracks.filter(cell => cell >= 7).length,
  reserves: t => sum(range(t.seats).map(seat => leftovers(t, seat))),
  stations: t => new Set(t.vessels.filter(cell => cell >= 0 && depthOf(cell) >= 2)).size,
};

export function countTeam(t: Table, goal: TeamGoal): number {
  return COUNTERS[goal.count](t, goal);
}

/** Columns by the depths of their zones. */
function columnsWith(t: Table, suits: (depths: readonly number[]) => boolean): number {
  const zones = range(CELLS).filter(cell => t.ocean[cell] >= 0);
  return range(WIDTH).filter(column => suits(zones.filter(cell => columnOf(cell) === column).map(depthOf)))
    .length;
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
