/** How good a position is for each seat, and where a turn rests. */
import { exponential, range, sum, top, victoryShares } from '@fathom/kernel';
import { MISSIONS } from '../data/missions.ts';
import { depthOf } from '../data/ocean.ts';
import { DIVES, SITES, TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { crewPoints } from '../goals/crew.ts';
import { impactPoints } from '../goals/markers.ts';
import { countsOf, goalOf, goalPoints, isRace } from '../goals/mission.ts';
import { journalPoints } from '../goals/personal.ts';
import { isBusy, isSenior } from '../member.ts';
import { hasPassed } from '../player.ts';
import { GOALS, result } from '../score.ts';
import type { State } from '../state.ts';
import { isTeam } from '../team.ts';
import { chanceToWin } from './chances.ts';
import { crewWorth, discWorth, researchWorth, roundsLeft, trackWorth } from './worth.ts';

/** How sharply a lead in points turns into a share of victory; sharper towards the end. */
const SPREAD = 9;
const SPREAD_PER_ROUND = 1.5;

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const f = top(s);
  return f.step === 'recruit' || (f.step === 'turn' && !f.begun);
}

/** Share of victory for each seat; together the chance that the team wins. */
export function value(s: State): number[] {
  const ended = result(s);
  if (ended)
    return isTeam(s) ? ended.places.map(place => (place === 1 ? 1 : 0)) : victoryShares(ended.places);
  const merits = range(s.seats).map(seat => merit(s, seat));
  if (isTeam(s)) {
    const mean = sum(merits) / s.seats;
    const chance = 0.8 * chanceToWin(s) + 0.2 / (1 + exponential((45 - mean) / 15));
    return merits.map(() => chance);
  }
  addGoals(s, merits);
  return shares(merits, SPREAD + SPREAD_PER_ROUND * roundsLeft(s));
}

function shares(merits: number[], spread: number): number[] {
  const best = Math.max(...merits);
  let total = 0;
  for (let seat = 0; seat < merits.length; seat++) {
    merits[seat] = exponential((merits[seat] - best) / spread);
    total += merits[seat];
  }
  for (let seat = 0; seat < merits.length; seat++) merits[seat] /= total;
  return merits;
}

/** What a seat has and can still make of it, goals aside. */
function merit(s: State, seat: number): number {
  const left = roundsLeft(s);
  let sum = impactPoints(s, seat) + journalPoints(s, seat) + crewPoints(s, seat);
  for (let track = 0; track < 4; track++) sum += trackWorth(s, seat, track, left);
  sum += discs(s, seat, left) + s.research[seat] * researchWorth(left) - 0.03 * s.research[seat] ** 2;
  for (const token of s.held[seat]) sum += TOKENS[token].research * researchWorth(left) + 0.5;
  for (const member of s.crew[seat]) {
    const uses = left * 0.55;
    sum += crewWorth(s, member) * uses + (isSenior(member) ? 0 : 0.25 * left);
  }
  for (let i = seat * 3; i < seat * 3 + 3; i++)
    if (s.vessels[i] >= 0) sum += vesselWorth(s, seat, s.vessels[i], left);
  return sum;
}

/** Discs at hand are worth most while there are specialists to use them on. */
function discs(s: State, seat: number, left: number): number {
  const out = hasPassed(s, seat);
  const free = out
    ? 0
    : s.crew[seat].reduce((sum, member) => (isBusy(member) ? sum : sum + crewWorth(s, member)), 0);
  const usable = Math.min(free * 0.45, s.staging[seat] * 0.8);
  return usable + s.staging[seat] * (left > 0 ? discWorth(left) * 0.75 : out ? 0.2 : 0.3);
}

/** A vessel is worth what can be done where it lies. */
function vesselWorth(s: State, seat: number, cell: number, left: number): number {
  const tile = TILES[s.ocean[cell]];
  const out = left === 0 && hasPassed(s, seat);
  if (out) return 0;
  let chances = 0;
  for (const site of tile.sites) {
    if (s.discs[site] !== 0) continue;
    chances += SITES[site].cost <= s.research[seat] ? 0.35 : 0.2;
  }
  for (const dive of tile.dives) if (s.dives[dive] !== 0) chances += 0.4 + 0.05 * DIVES[dive].tokens;
  return 0.6 + Math.min(1.8, chances) + 0.12 * depthOf(cell);
}

/** ED-149: units for certain, majorities by the lead and the rounds that are left. */
function addGoals(s: State, merits: number[]): void {
  const left = roundsLeft(s);
  for (let index = 0; index < GOALS; index++) {
    const goal = goalOf(s, index);
    if (goal === undefined) {
      addOpenGoal(s, index, merits);
      continue;
    }
    if (left === 0 || goal.leaders.length > 0 || goal.colourLeader > 0 || isRace(goal)) {
      const points = goalPoints(s, index);
      for (let seat = 0; seat < s.seats; seat++) merits[seat] += points[seat];
      continue;
    }
    const counts = countsOf(s, goal, index);
    const sharp = 0.5 + 0.45 * left;
    let total = 0;
    for (const count of counts) total += exponential(count / sharp);
    for (let seat = 0; seat < s.seats; seat++) {
      const first = counts[seat] === 0 ? 0 : exponential(counts[seat] / sharp) / total;
      merits[seat] +=
        counts[seat] * goal.points +
        first * goal.first +
        (1 - first) * 0.5 * (counts[seat] === 0 ? 0 : goal.second);
    }
  }
}

/** Mission 8: a goal nobody has settled counts half of its better option. */
function addOpenGoal(s: State, index: number, merits: number[]): void {
  const options = MISSIONS[s.options.mission - 1].goals[index];
  const counts = options.map(goal => countsOf(s, goal, index));
  for (let seat = 0; seat < s.seats; seat++)
    merits[seat] += 0.4 * Math.max(...options.map((goal, i) => counts[i][seat] * goal.points));
}
