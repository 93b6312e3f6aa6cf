/** What is worth telling apart in a move: its kind, what it brings, where it goes, and whether it serves a goal. */
import { hasBit, indexIn, range, type Seat, traitWriter } from '@fathom/kernel';
import { DESIGNS } from '../data/crew.ts';
import { countOf, GAINS, TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS } from '../data/missions.ts';
import { DEPTHS, depthOf } from '../data/ocean.ts';
import { ACTIONS, openActions } from '../data/slots.ts';
import { CONNECTIONS, SITES, TILES } from '../data/tiles.ts';
import { passes } from '../goals/count.ts';
import { goalOf } from '../goals/mission.ts';
import { hexAt } from '../impact.ts';
import { designOf, isBusy, slotsOf } from '../member.ts';
import { KINDS, type Move } from '../move.ts';
import { GOALS } from '../score.ts';
import { cellOf } from '../sea.ts';
import type { State } from '../state.ts';
import { isTeam } from '../team.ts';
import { roundsLeft } from './worth.ts';

const SITE_MOVES = ['sonar', 'conserve', 'publish'] as const;

export const TRAITS: readonly string[] = [
  ...KINDS,
  ...KINDS.map(kind => `late-${kind}`),
  ...TRACKS.map(track => `raise-${track}`),
  ...GAINS.map(gain => `brings-${gain}`),
  ...range(6).map(rank => `rank-${rank}`),
  ...ACTIONS.map(action => `may-${action}`),
  ...DEPTHS.map(depth => `to-depth-${depth}`),
  ...DEPTHS.map(depth => `from-depth-${depth}`),
  ...range(GOALS).map(goal => `serves-goal-${goal + 1}`),
  'completes-link',
  'discovers',
  'free-of-charge',
  'points-1',
  'points-2',
  'points-3',
  'busy',
];

const trait = indexIn(TRAITS);

const KIND = new Map(KINDS.map(kind => [kind, trait(kind)]));
const RAISE = trait(`raise-${TRACKS[0]}`);
const BRINGS = trait(`brings-${GAINS[0]}`);
const RANK = trait('rank-0');
const MAY = trait(`may-${ACTIONS[0]}`);
const TO = trait(`to-depth-${DEPTHS[0]}`) - 1;
const FROM = trait(`from-depth-${DEPTHS[0]}`) - 1;
const SERVES = trait('serves-goal-1');
const [LINK, DISCOVERS, FREE, BUSY] = ['completes-link', 'discovers', 'free-of-charge', 'busy'].map(trait);
const POINTS = trait('points-1') - 1;

const { begin, add, written } = traitWriter();

export function traitsOf(s: State, seat: Seat, move: Move, into: Int32Array): number {
  begin(into);
  const kind = KIND.get(move.kind) ?? 0;
  add(kind);
  if (roundsLeft(s) <= 1) add(kind + KINDS.length);
  describe(s, seat, move);
  return written();
}

function describe(s: State, seat: Seat, move: Move): void {
  switch (move.kind) {
    case 'raise':
      return add(RAISE + move.track);
    case 'gain':
      return add(BRINGS + move.gain);
    case 'recruit':
      add(RANK + DESIGNS[move.design].rank);
      return addGains(DESIGNS[move.design].sides[0].gains);
    case 'activate':
    case 'reclaim':
    case 'promote':
    case 'copy':
      return addMember(s, s.crew[seat][move.member]);
    case 'travel':
      add(TO + depthOf(move.to));
      add(FROM + depthOf(move.from));
      return addGains(TILES[s.ocean[move.to]].arrival);
    case 'sonar':
    case 'conserve':
      return addSite(s, move.site);
    case 'publish':
      addSite(s, move.site);
      addGains(JOURNALS[move.journal].gains);
      return addPoints(JOURNALS[move.journal].points);
    case 'impact': {
      const mission = MISSIONS[s.options.mission - 1];
      const hex = mission.hexes[hexAt(mission, move.row, move.col)];
      addGains(hex.gains);
      return addPoints(hex.points);
    }
    case 'lay':
      add(TO + depthOf(move.cell));
      return addGains(TILES[move.tile].discover);
    default:
      return;
  }
}

function addGains(gains: number): void {
  if (gains === 0) return;
  for (let gain = 0; gain < GAINS.length; gain++) if (countOf(gains, gain) > 0) add(BRINGS + gain);
}

function addPoints(points: number): void {
  if (points > 0) add(POINTS + Math.min(3, points));
}

function addMember(s: State, member: number): void {
  add(RANK + DESIGNS[designOf(member)].rank);
  if (isBusy(member)) add(BUSY);
  const actions = openActions(slotsOf(s, member));
  for (let action = 0; action < ACTIONS.length; action++) if (hasBit(actions, action)) add(MAY + action);
}

function addSite(s: State, site: number): void {
  const { gains, depths, kind, tile, cost, connections } = SITES[site];
  addGains(gains);
  if (depths !== 0) add(DISCOVERS);
  if (SITE_MOVES[kind] === 'conserve' && cost === 0) add(FREE);
  for (const connection of connections) {
    const { ends } = CONNECTIONS[connection];
    if (s.discs[ends[0] === site ? ends[1] : ends[0]] !== 0) add(LINK);
  }
  if (isTeam(s)) return;
  const cell = cellOf(s, tile);
  for (let index = 0; index < GOALS && cell >= 0; index++) {
    const goal = goalOf(s, index);
    if (goal && (goal.units & ((1 << kind) | 8)) !== 0 && passes(s, goal, cell)) add(SERVES + index);
  }
}
