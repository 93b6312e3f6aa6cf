/** How promising a legal move looks at a glance. */
import { type Seat, top } from '@fathom/kernel';
import { TEAM_GOALS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS } from '../data/missions.ts';
import { depthOf } from '../data/ocean.ts';
import { NO_SLOTS } from '../data/slots.ts';
import { CONNECTIONS, CONSERVE, DIVES, SITES, TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { passes } from '../goals/count.ts';
import { goalOf } from '../goals/mission.ts';
import { hexAt } from '../impact.ts';
import { isBusy, promoted, sideOf } from '../member.ts';
import type { Move } from '../move.ts';
import { cellOf } from '../sea.ts';
import { suits } from '../sites.ts';
import type { State } from '../state.ts';
import { isTeam } from '../team.ts';
import { crewWorth, gainsWorth, researchWorth, roundsLeft, stepWorth } from './worth.ts';

export function prior(s: State, seat: Seat, move: Move): number {
  return Math.max(0.05, glance(s, seat, move, roundsLeft(s)));
}

function glance(s: State, seat: Seat, move: Move, left: number): number {
  switch (move.kind) {
    case 'recruit':
      return (
        gainsWorth(s, seat, DESIGNS[move.design].sides[0].gains, left) +
        crewWorth(s, move.design) * 0.5 * (left + 1)
      );
    case 'reclaim':
      return 0.5 + crewWorth(s, s.crew[seat][move.member]);
    case 'activate':
      return 0.4 + 1.5 * crewWorth(s, s.crew[seat][move.member]);
    case 'copy':
      return 0.4 + crewWorth(s, s.crew[seat][move.member]);
    case 'space':
      return 2;
    case 'spend':
    case 'use':
      return 1 + tokenWorth(s, seat, move.token, left);
    case 'keep':
      return 0.5 + tokenWorth(s, seat, move.token, left);
    case 'travel':
      return 0.3 + travelWorth(s, seat, move.from, move.to, left);
    case 'sonar':
      return 1 + siteWorth(s, seat, move.site, left);
    case 'dive':
      return 1.8 + 0.3 * TILES[DIVES[move.dive].tile].features.length;
    case 'conserve':
      return 1 + siteWorth(s, seat, move.site, left) - SITES[move.site].cost * 0.3;
    case 'publish':
      return 1 + siteWorth(s, seat, move.site, left) + journalWorth(s, seat, move.journal, left);
    case 'promote':
      return 0.5 + promotionWorth(s, seat, move.member, left);
    case 'raise':
      return 0.2 + stepWorth(s, seat, move.track, left);
    case 'impact':
      return 0.5 + hexWorth(s, seat, hexAt(MISSIONS[s.options.mission - 1], move.row, move.col), left);
    case 'shift':
      return 0.5 + hexWorth(s, seat, hexAt(MISSIONS[s.options.mission - 1], move.to[0], move.to[1]), left);
    case 'clean':
      return 2;
    case 'lay':
      return 1 + layingWorth(s, seat, move.tile, move.cell, left);
    case 'seek':
      return 1 + 0.1 * (move.first + move.second);
    case 'pass':
      return 0.1;
    case 'skip':
      return 0.1;
    case 'end':
      return isUsedUp(s) ? 1 : 0.3;
    default:
      return 1;
  }
}

/** All actions of the activation are done, or there never were any. */
function isUsedUp(s: State): boolean {
  const f = top(s);
  return f.step !== 'act' || f.slots === NO_SLOTS;
}

function tokenWorth(s: State, seat: Seat, token: number, left: number): number {
  const { research, gains, action } = TOKENS[token];
  const room = Math.min(research, 12 - s.research[seat]);
  return room * researchWorth(left) + gainsWorth(s, seat, gains, left) + (action === undefined ? 0 : 1);
}

/** Gains of a site, connections it completes, and what it counts for the goals. */
function siteWorth(s: State, seat: Seat, site: number, left: number): number {
  const { gains, depths, kind, tile, connections } = SITES[site];
  let worth = gainsWorth(s, seat, gains, left) + (depths !== 0 ? 1.6 : 0);
  for (const connection of connections) {
    const { ends } = CONNECTIONS[connection];
    if (s.discs[ends[0] === site ? ends[1] : ends[0]] !== 0)
      worth += gainsWorth(s, seat, CONNECTIONS[connection].gains, left);
  }
  return worth + goalWorth(s, kind, cellOf(s, tile));
}

/** How many goals a disc on this kind of site in this zone serves. */
function goalWorth(s: State, kind: number, cell: number): number {
  if (cell < 0) return 0;
  const units = (1 << kind) | 8;
  let worth = 0;
  if (isTeam(s)) {
    for (const [goal] of TEAM_GOALS[s.options.mission - 1]) {
      if ((goal.units & units) !== 0 && passes(s, goal, cell)) worth += 1.2;
    }
    return worth;
  }
  for (let i = 0; i < 3; i++) {
    const goal = goalOf(s, i);
    if (goal && (goal.units & units) !== 0 && passes(s, goal, cell)) worth += goal.points + 0.15 * goal.first;
  }
  return worth;
}

function journalWorth(s: State, seat: Seat, journal: number, left: number): number {
  const { gains, points, spaces, cost, others } = JOURNALS[journal];
  const given = isTeam(s) ? -gainsWorth(s, seat, others, left) : gainsWorth(s, seat, others, left);
  return gainsWorth(s, seat, gains, left) + points + spaces.length * 0.6 - cost * 0.3 - given * 0.5;
}

function promotionWorth(s: State, seat: Seat, member: number, left: number): number {
  const own = s.crew[seat][member];
  const senior = promoted(own);
  const { gains, scores } = sideOf(senior);
  const change = crewWorth(s, senior) - crewWorth(s, own);
  const again = isBusy(own) && s.staging[seat] > 0 ? crewWorth(s, senior) * 0.6 : 0;
  return gainsWorth(s, seat, gains, left) + change * 0.5 * left + again + (scores ? 3 - left * 0.5 : 0);
}

function hexWorth(s: State, seat: Seat, hex: number, left: number): number {
  const { points, gains, symbols, goal } = MISSIONS[s.options.mission - 1].hexes[hex];
  return points + gainsWorth(s, seat, gains, left) + symbols * 0.5 + (goal > 0 ? 2 : 0);
}

/** What waits at the destination, less what is left behind. */
function travelWorth(s: State, seat: Seat, from: number, to: number, left: number): number {
  const arrival = gainsWorth(s, seat, TILES[s.ocean[to]].arrival, left);
  return arrival + chancesIn(s, seat, to) - chancesIn(s, seat, from) + 0.8;
}

function chancesIn(s: State, seat: Seat, cell: number): number {
  const tile = TILES[s.ocean[cell]];
  let chances = 0;
  for (const site of tile.sites) {
    if (s.discs[site] !== 0) continue;
    const { kind, cost } = SITES[site];
    if (kind === CONSERVE && cost > s.research[seat] + 2) continue;
    const readable = kind !== 2 || s.display.some(journal => suits(site, journal));
    if (readable) chances += 0.3 + 0.15 * goalWorth(s, kind, cell);
  }
  for (const dive of tile.dives) if (s.dives[dive] !== 0) chances += 0.5;
  return Math.min(2.5, chances) + 0.1 * depthOf(cell);
}

function layingWorth(s: State, seat: Seat, tile: number, cell: number, left: number): number {
  const bonus = gainsWorth(s, seat, TILES[tile].discover, left);
  let chances = TILES[tile].sites.length * 0.15 + TILES[tile].dives.length * 0.3;
  for (const site of TILES[tile].sites) chances += 0.1 * goalWorth(s, SITES[site].kind, cell);
  return bonus + chances;
}
