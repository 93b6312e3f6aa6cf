/** ED-115: a marker goes on the impact board; in mission 6 it moves, in mission 9 it may clean up instead. */
import { type Decision, type Refusal, refuse } from '@fathom/kernel';
import { advanceCleanup, canClean } from '../cleanup.ts';
import type { Impact } from '../frames.ts';
import { hexAt, isLocked, placeMarker, shiftMarker, shifts, usableHexes } from '../impact.ts';
import type { Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import type { State } from '../state.ts';
import { struckBy } from '../team.ts';

export const impact: Decision<State, Impact, Move> = {
  /** S-14: public doubt; ED-121: what finds no place is lost. */
  settle(s, f, log) {
    const { seat } = f;
    const doubted = s.strain[seat] < struckBy(s, 'public-doubt');
    if (!doubted && impactMoves(s, f).length > 0) return false;
    s.stack.pop();
    if (doubted) s.strain[seat]++;
    log?.event(doubted ? 'doubted' : 'impactLost', { seat });
    return true;
  },

  moves(s, f) {
    const moves = impactMoves(s, f);
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, _, move) {
    switch (move.kind) {
      case 'skip':
        return undefined;
      case 'clean':
        return canClean(s, f.seat) ? undefined : refuse('ED-200', 'noCleanup');
      case 'impact':
        return explainMarker(s, f, move.row, move.col);
      case 'shift':
        return explainShift(s, f, move.from, move.to);
      default:
        return refuse('ED-115', 'impactNow');
    }
  },

  play(s, f, _, move, log) {
    const mission = missionOf(s);
    s.stack.pop();
    if (move.kind === 'impact') placeMarker(s, f, hexAt(mission, move.row, move.col), log);
    if (move.kind === 'clean') advanceCleanup(s, f.seat, log);
    if (move.kind === 'shift') {
      shiftMarker(
        s,
        f.seat,
        hexAt(mission, move.from[0], move.from[1]),
        hexAt(mission, move.to[0], move.to[1]),
        log,
      );
    }
  },
};

function impactMoves(s: State, f: Impact): Move[] {
  const { hexes } = missionOf(s);
  const moves: Move[] = usableHexes(s, f).map(i => ({
    kind: 'impact',
    row: hexes[i].row,
    col: hexes[i].col,
  }));
  for (const [from, to] of shifts(s, f.seat)) {
    moves.push({
      kind: 'shift',
      from: [hexes[from].row, hexes[from].col],
      to: [hexes[to].row, hexes[to].col],
    });
  }
  if (canClean(s, f.seat)) moves.push({ kind: 'clean' });
  return moves;
}

function explainMarker(s: State, f: Impact, row: number, col: number): Refusal | undefined {
  const mission = missionOf(s);
  const hex = hexAt(mission, row, col);
  if (hex < 0) return refuse('ED-115', 'noHex');
  if (usableHexes(s, f).includes(hex)) return undefined;
  if (mission.impact === 'moving') {
    return shifts(s, f.seat).length > 0 ? refuse('ED-180', 'moveFirst') : refuse('ED-180', 'noEntry');
  }
  if (s.markers[hex] !== 0 && !mission.hexes[hex].endless) return refuse('ED-117', 'hexTaken');
  if (mission.hexes[hex].turtle) return refuse('ED-167', 'noTurtle');
  if (mission.impact === 'rescue') return refuse('ED-189', 'otherGrid');
  if (mission.impact === 'tracks') return refuse('ED-205', 'otherTrack');
  return refuse('ED-115', 'notConnected');
}

type Spot = readonly [number, number];

function explainShift(s: State, f: Impact, from: Spot, to: Spot): Refusal | undefined {
  const mission = missionOf(s);
  if (mission.impact !== 'moving') return refuse('ED-122', 'markersStay');
  const start = hexAt(mission, from[0], from[1]);
  const end = hexAt(mission, to[0], to[1]);
  if (start < 0 || end < 0 || s.markers[start] !== f.seat + 1) return refuse('ED-179', 'notYourMarker');
  if (shifts(s, f.seat).some(([a, b]) => a === start && b === end)) return undefined;
  if (isLocked(s, mission, start)) return refuse('ED-183', 'locked');
  if (!mission.hexes[start].neighbours.includes(end)) return refuse('ED-179', 'notAdjacent');
  if (s.markers[end] !== 0) return refuse('ED-117', 'hexTaken');
  return refuse('ED-182', 'closedHexes');
}
