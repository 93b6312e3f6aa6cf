/** One look over a position: everything its features are read from. Lists hold all seats one after the other. */
import { countBits, hasBit } from '@fathom/kernel';
import { BOARD } from '../data/board.ts';
import { DESIGNS } from '../data/crew.ts';
import { TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { type Goal, MISSIONS, WILD } from '../data/missions.ts';
import { DEPTHS, depthOf } from '../data/ocean.ts';
import { ACTIONS, mayCopy, openActions } from '../data/slots.ts';
import { CONNECTIONS, CONSERVE, PUBLISH, SITE_KINDS, SITES, SONAR, SYMBOLS, TILES } from '../data/tiles.ts';
import { crewPoints } from '../goals/crew.ts';
import { impactPoints } from '../goals/markers.ts';
import { countsOf, goalOf, goalPoints, isRace, majority } from '../goals/mission.ts';
import { attributePoints, journalPoints, leftovers, PARTS } from '../goals/personal.ts';
import { bestColour, completeSets } from '../goals/symbols.ts';
import { teamGoals } from '../goals/team.ts';
import { discsOn, journalOf } from '../library.ts';
import { designOf, isBusy, isSenior, slotsOf } from '../member.ts';
import { levelOn } from '../player.ts';
import { GOALS } from '../score.ts';
import { suits } from '../sites.ts';
import type { State } from '../state.ts';
import { isTeam } from '../team.ts';
import { tokensAt } from '../tokens.ts';
import { roundsLeft } from './worth.ts';

const SEATS = 4;
/** Four goals of the mission and three cards. */
const TEAM_GOALS = 7;

const perSeat = (each = 1) => new Float64Array(SEATS * each);

const survey = {
  s: undefined as unknown as State,
  /** Rounds still to come, and whether all play together. */
  left: 0,
  team: false,
  /** Points in the order of `PARTS`, then those of the goals. */
  parts: perSeat(PARTS.length),
  goals: perSeat(GOALS),
  score: perSeat(),
  /** What a seat has towards each goal, and how far it is ahead of the best of the others. */
  counts: perSeat(GOALS),
  leads: perSeat(GOALS),
  /** Levels above the first. */
  levels: perSeat(TRACKS.length),
  /** Specialists: all of them, seniors, those without a disc, their ranks, and how many can do each action, now or at all. */
  crew: perSeat(),
  seniors: perSeat(),
  ready: perSeat(),
  ranks: perSeat(),
  able: perSeat(ACTIONS.length),
  skilled: perSeat(ACTIONS.length),
  /** Vessels at each depth. */
  vessels: perSeat(),
  depths: perSeat(DEPTHS.length),
  /** What can be done where the vessels lie. */
  sonar: perSeat(),
  conserve: perSeat(),
  dear: perSeat(),
  publish: perSeat(),
  dives: perSeat(),
  /** Discs on each kind of site, connections that lack their other end, zones found. */
  discs: perSeat(SITE_KINDS.length),
  halfLinks: perSeat(),
  found: perSeat(),
  spaces: perSeat(),
  markers: perSeat(),
  sets: perSeat(),
  colour: perSeat(),
  /** Of the table: free sites of each kind, dive tokens, zones. */
  free: new Float64Array(SITE_KINDS.length),
  tokens: 0,
  zones: 0,
  /** Seats that have passed. */
  out: 0,
  /** Of the team: how far each goal is, from 0 to 1, and how many are met. */
  progress: new Float64Array(TEAM_GOALS),
  met: 0,
};

export type Survey = typeof survey;

/** Field symbols of each seat: the four of them, then wild ones. */
const symbols = Array.from({ length: SEATS }, () => new Array<number>(WILD + 1).fill(0));

const LISTS = Object.values(survey).filter(list => list instanceof Float64Array);

export function look(s: State): Survey {
  for (let i = 0; i < LISTS.length; i++) LISTS[i].fill(0);
  survey.s = s;
  survey.left = roundsLeft(s);
  survey.team = isTeam(s);
  survey.tokens = 0;
  survey.zones = 0;
  survey.met = 0;
  survey.out = countBits(s.passed);
  for (let seat = 0; seat < s.seats; seat++) symbols[seat].fill(0);
  findMarkers(s);
  for (let seat = 0; seat < s.seats; seat++) {
    findPossessions(s, seat);
    findPoints(s, seat);
    findCrew(s, seat);
  }
  findOcean(s);
  findLinks(s);
  if (survey.team) findTeamGoals(s);
  else findGoals(s);
  return survey;
}

function findPossessions(s: State, seat: number): void {
  for (let track = 0; track < TRACKS.length; track++)
    survey.levels[seat * TRACKS.length + track] = levelOn(s, seat, track) - 1;
  for (let i = seat * 3; i < seat * 3 + 3; i++) {
    if (s.vessels[i] < 0) continue;
    survey.vessels[seat]++;
    survey.depths[seat * DEPTHS.length + depthOf(s.vessels[i]) - 1]++;
  }
  const counts = symbols[seat];
  for (const entry of s.journals[seat]) {
    const journal = JOURNALS[journalOf(entry)];
    survey.spaces[seat] += journal.spaces.length - discsOn(entry);
    for (let i = 0; i < SYMBOLS.length; i++) if (hasBit(journal.symbols, i)) counts[i]++;
  }
  survey.sets[seat] = completeSets(counts);
  survey.colour[seat] = bestColour(counts);
}

/** Points in the order of `PARTS`; those of the impact board are known unless an option changes them. */
function findPoints(s: State, seat: number): void {
  const at = seat * PARTS.length;
  survey.parts[at] = attributePoints(s, seat);
  if (s.options.clusters === 'on' || s.options.relief === 'on') survey.parts[at + 1] = impactPoints(s, seat);
  survey.parts[at + 2] = journalPoints(s, seat);
  survey.parts[at + 3] = crewPoints(s, seat);
  survey.parts[at + 4] = Math.floor(leftovers(s, seat) / BOARD.leftoverDivisor);
  for (let i = at; i < at + PARTS.length; i++) survey.score[seat] += survey.parts[i];
}

/** Markers of everybody, what they are worth, and the symbols below them. */
function findMarkers(s: State): void {
  const { hexes, endless } = MISSIONS[s.options.mission - 1];
  for (let i = 0; i < hexes.length; i++) {
    if (s.markers[i] === 0) continue;
    const { points, symbol } = hexes[i];
    const first = hexes[i].endless ? endless.indexOf(i) * SEATS : -1;
    for (let seat = 0; seat < s.seats; seat++) {
      const own = first >= 0 ? s.endless[first + seat] : s.markers[i] === seat + 1 ? 1 : 0;
      if (own === 0) continue;
      survey.markers[seat] += own;
      survey.parts[seat * PARTS.length + 1] += own * points;
    }
    if (symbol >= 0 && s.markers[i] <= s.seats) symbols[s.markers[i] - 1][symbol] += hexes[i].symbols;
  }
}

function findCrew(s: State, seat: number): void {
  for (const member of s.crew[seat]) {
    const slots = slotsOf(s, member);
    const actions = mayCopy(slots) ? -1 : openActions(slots);
    const busy = isBusy(member);
    survey.crew[seat]++;
    survey.ranks[seat] += DESIGNS[designOf(member)].rank;
    if (isSenior(member)) survey.seniors[seat]++;
    if (!busy) survey.ready[seat]++;
    for (let action = 0; action < ACTIONS.length; action++) {
      if (!hasBit(actions, action)) continue;
      survey.skilled[seat * ACTIONS.length + action]++;
      if (!busy) survey.able[seat * ACTIONS.length + action]++;
    }
  }
}

function findOcean(s: State): void {
  for (let cell = 0; cell < s.ocean.length; cell++) {
    if (s.ocean[cell] < 0) continue;
    survey.zones++;
    if (s.finders[cell] > 0) survey.found[s.finders[cell] - 1]++;
    const { sites, dives } = TILES[s.ocean[cell]];
    const present = presentIn(s, cell);
    let sonar = false;
    for (let i = 0; i < sites.length; i++) {
      const { kind } = SITES[sites[i]];
      const owner = s.discs[sites[i]];
      if (owner > 0) survey.discs[(owner - 1) * SITE_KINDS.length + kind]++;
      else {
        survey.free[kind]++;
        if (present !== 0 && (kind !== SONAR || !sonar)) countChance(s, sites[i], present);
        sonar ||= kind === SONAR;
      }
    }
    for (let i = 0; i < dives.length; i++) {
      const tokens = tokensAt(s, dives[i]);
      survey.tokens += tokens;
      if (tokens === 0) continue;
      for (let seat = 0; seat < s.seats; seat++) if (hasBit(present, seat)) survey.dives[seat] += tokens;
    }
  }
}

/** Seats with a vessel in a zone, as bits. */
function presentIn(s: State, cell: number): number {
  let bits = 0;
  for (let i = 0; i < s.vessels.length; i++) if (s.vessels[i] === cell) bits |= 1 << Math.floor(i / 3);
  return bits;
}

/** A free site in a zone is a chance for everybody who is there. */
function countChance(s: State, site: number, present: number): void {
  const { kind, cost } = SITES[site];
  for (let seat = 0; seat < s.seats; seat++) {
    if (!hasBit(present, seat)) continue;
    if (kind === SONAR) survey.sonar[seat]++;
    else if (kind === CONSERVE) {
      if (cost <= s.research[seat]) survey.conserve[seat]++;
      else survey.dear[seat]++;
    } else if (kind === PUBLISH && canPublish(s, seat, site)) survey.publish[seat]++;
  }
}

function canPublish(s: State, seat: number, site: number): boolean {
  for (let i = 0; i < s.display.length; i++) {
    const journal = s.display[i];
    if (suits(site, journal) && JOURNALS[journal].cost <= s.research[seat]) return true;
  }
  return false;
}

function findLinks(s: State): void {
  for (let i = 0; i < CONNECTIONS.length; i++) {
    const { ends } = CONNECTIONS[i];
    const a = s.discs[ends[0]];
    const b = s.discs[ends[1]];
    if (a > 0 && b === 0) survey.halfLinks[a - 1]++;
    else if (b > 0 && a === 0) survey.halfLinks[b - 1]++;
  }
}

function findGoals(s: State): void {
  for (let index = 0; index < GOALS; index++) {
    const goal = goalOf(s, index);
    const counts = countsNow(s, goal, index);
    const points = goal ? pointsOf(s, goal, index, counts) : NO_POINTS;
    const race = goal !== undefined && isRace(goal);
    for (let seat = 0; seat < s.seats; seat++) {
      const at = seat * GOALS + index;
      survey.goals[at] = points[seat];
      survey.score[seat] += points[seat];
      survey.counts[at] = race ? points[seat] / 3 : counts[seat];
    }
    for (let seat = 0; seat < s.seats; seat++) survey.leads[seat * GOALS + index] = lead(s, seat, index);
  }
}

const NO_POINTS: readonly number[] = new Array(SEATS).fill(0);
const pointed: number[] = [];

/** ED-194: while the option is open, the better one counts. */
function countsNow(s: State, goal: Goal | undefined, index: number): readonly number[] {
  if (goal) return countsOf(s, goal, index);
  const [first, ...others] = MISSIONS[s.options.mission - 1].goals[index].map(option =>
    countsOf(s, option, index),
  );
  for (const other of others)
    for (let seat = 0; seat < s.seats; seat++) first[seat] = Math.max(first[seat], other[seat]);
  return first;
}

function pointsOf(s: State, goal: Goal, index: number, counts: readonly number[]): readonly number[] {
  const plain = goal.leaders.length === 0 && goal.colourLeader === 0 && !isRace(goal);
  if (!plain) return goalPoints(s, index);
  pointed.length = counts.length;
  for (let seat = 0; seat < counts.length; seat++)
    pointed[seat] = counts[seat] * goal.points + majority(counts, seat, goal.first, goal.second);
  return pointed;
}

function lead(s: State, seat: number, index: number): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, survey.counts[other * GOALS + index]);
  return Math.max(-6, Math.min(6, survey.counts[seat * GOALS + index] - best));
}

function findTeamGoals(s: State): void {
  const goals = teamGoals(s);
  for (let i = 0; i < goals.length; i++) {
    survey.progress[i] = Math.min(1, goals[i].count / goals[i].need);
    if (goals[i].count >= goals[i].need) survey.met++;
  }
}
