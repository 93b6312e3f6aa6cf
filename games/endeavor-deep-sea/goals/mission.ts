/** ED-147 … ED-209: the goals of a mission, with majorities and leaders. */
import { range } from '@fathom/kernel';
import { type Goal, type Leader, MISSIONS, WILD } from '../data/missions.ts';
import { SYMBOLS } from '../data/tiles.ts';
import { countFound, countUnits, countZones, unitsOfEach } from './count.ts';
import { countRescue } from './markers.ts';
import { bestColour, completeSets, symbolsOf } from './symbols.ts';
import type { Table } from './table.ts';

/** The goal that holds, or undefined while its option is open (ED-194). */
export function goalOf(t: Table, index: number): Goal | undefined {
  const options = MISSIONS[t.options.mission - 1].goals[index];
  if (options.length === 1) return options[0];
  return t.chosen[index] === 0 ? undefined : options[t.chosen[index] - 1];
}

/** Who was first and who second counts, not how much. */
export function isRace({ count }: Goal): boolean {
  return count === 'race-discover' || count === 'race-travel';
}

/** What a seat has towards a goal. */
export function countGoal(t: Table, goal: Goal, index: number, seat: number): number {
  switch (goal.count) {
    case 'units':
      return countUnits(t, goal, seat);
    case 'zones':
      return countZones(t, goal, seat);
    case 'found':
      return countFound(t, goal, seat);
    case 'colour':
      return bestColour(symbolsOf(t, seat));
    case 'sets':
      return completeSets(symbolsOf(t, seat));
    case 'named':
      return t.named === 0 ? 0 : countUnits(t, { ...goal, units: 1 << t.named }, seat);
    case 'rescue':
      return countRescue(t, seat);
    case 'cleanup':
      return t.cleanup[seat];
    case 'race-discover':
    case 'race-travel':
      return t.races[index * 4 + seat];
  }
}

/** What every seat has towards a goal. */
export function countsOf(t: Table, goal: Goal, index: number): number[] {
  if (goal.count === 'units') return unitsOfEach(t, goal);
  const counts: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) counts.push(countGoal(t, goal, index, seat));
  return counts;
}

/** Points of every seat for one goal. */
export function goalPoints(t: Table, index: number): number[] {
  const seats = range(t.seats);
  const goal = goalOf(t, index);
  if (goal === undefined) return seats.map(() => 0);
  const counts = countsOf(t, goal, index);
  if (isRace(goal)) return counts.map(rank => (rank === 1 ? goal.first : rank === 2 ? goal.second : 0));
  const points = counts.map(
    (count, seat) => count * goal.points + majority(counts, seat, goal.first, goal.second),
  );
  for (const leader of goal.leaders) addLeaders(points, leadersOf(t, leader), leader.points);
  if (goal.colourLeader > 0) addColourLeaders(t, points, goal.colourLeader);
  return points;
}

/** ED-149, ED-150: a tie for first gives all of them the first bonus and nobody the second. */
export function majority(counts: readonly number[], seat: number, first: number, second: number): number {
  const own = counts[seat];
  if (own === 0) return 0;
  let better = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i] > own) better++;
  if (better === 0) return first;
  return better === 1 ? second : 0;
}

function leadersOf(t: Table, leader: Leader): number[] {
  if (leader.count !== 'found') return unitsOfEach(t, leader);
  return range(t.seats).map(seat => countFound(t, leader, seat));
}

/** ED-151, E-78: all tied leaders, nobody with nothing. */
function addLeaders(points: number[], counts: readonly number[], bonus: number): void {
  for (let seat = 0; seat < points.length; seat++) points[seat] += majority(counts, seat, bonus, 0);
}

/** ED-165: leaders in the four colours; wilds count for each. */
function addColourLeaders(t: Table, points: number[], bonus: number): void {
  const symbols = points.map((_, seat) => symbolsOf(t, seat));
  for (let colour = 0; colour < SYMBOLS.length; colour++) {
    addLeaders(
      points,
      symbols.map(counts => counts[colour] + counts[WILD]),
      bonus,
    );
  }
}
