/** CO-17: what each player brought to a goal of the team, where that can be told apart. */
import { range, type Seat, sum } from '@fathom/kernel';
import type { TeamCount, TeamGoal } from '../data/coop.ts';
import { isSenior } from '../member.ts';
import { countFound, countUnits, countZones } from './count.ts';
import { countMarkers, countPointMarkers, countRescue, markerPoints } from './markers.ts';
import { leftovers } from './personal.ts';
import type { Table } from './table.ts';
import { countTeam } from './team.ts';

const OF_SEATS: Partial<Record<TeamCount, (t: Table, goal: TeamGoal, seat: Seat) => number>> = {
  units: countUnits,
  zones: countZones,
  found: countFound,
  'zones-per-player': countZones,
  rescue: (t, _, seat) => countRescue(t, seat),
  markers: (t, _, seat) => countMarkers(t, seat),
  'point-markers': (t, _, seat) => countPointMarkers(t, seat),
  'marker-points': (t, _, seat) => markerPoints(t, seat),
  journals: (t, _, seat) => t.journals[seat].length,
  seniors: (t, _, seat) => t.crew[seat].filter(isSenior).length,
  reserves: (t, _, seat) => leftovers(t, seat),
};

/** By seat; empty where players share what is counted, so that their parts do not add up. */
export function sharesOf(t: Table, goal: TeamGoal): readonly number[] {
  const count = OF_SEATS[goal.count];
  const shares = count ? range(t.seats).map(seat => count(t, goal, seat)) : [];
  return sum(shares) === countTeam(t, goal) ? shares : [];
}
