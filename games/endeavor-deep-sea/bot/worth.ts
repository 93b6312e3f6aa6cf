/** What gains, tracks, discs and specialists are worth in points, by the rounds that are left. */
import { hasBit } from '@fathom/kernel';
import { LEVEL_OF_CELL, POINTS_OF_LEVEL } from '../data/board.ts';
import { COORDINATION, countOf, GAINS, INGENUITY, INSPIRATION, REPUTATION, TRACKS } from '../data/gains.ts';
import { ACTIONS, mayCopy, slotActions } from '../data/slots.ts';
import { type Member, slotsOf } from '../member.ts';
import { lastRound } from '../round.ts';
import type { State } from '../state.ts';

/** Worth of one step of a level for each round it can still be used in. */
const PER_ROUND: readonly number[] = TRACKS.map((_, track) =>
  track === INSPIRATION
    ? 0.95
    : track === COORDINATION
      ? 0.8
      : track === REPUTATION
        ? 0.55
        : track === INGENUITY
          ? 0.4
          : 0,
);
/** A use of each action, in the order of `ACTIONS`. */
const ACTION_WORTH: readonly number[] = ACTIONS.map(action =>
  action === 'travel'
    ? 0.7
    : action === 'sonar'
      ? 1.1
      : action === 'dive'
        ? 1
        : action === 'conserve'
          ? 1.5
          : action === 'publish'
            ? 1.6
            : 1.4,
);
/** Levels between the cells, so that a step towards the next level is worth something. */
const SMOOTH_LEVEL: readonly number[] = LEVEL_OF_CELL.map((level, cell) => {
  const start = LEVEL_OF_CELL.indexOf(level);
  const end = LEVEL_OF_CELL.lastIndexOf(level) + 1;
  return level + (0.7 * (cell - start)) / (end - start);
});
const SMOOTH_POINTS: readonly number[] = LEVEL_OF_CELL.map((level, cell) => {
  const start = LEVEL_OF_CELL.indexOf(level);
  const end = LEVEL_OF_CELL.lastIndexOf(level) + 1;
  const next = level < 5 ? POINTS_OF_LEVEL[level + 1] : 11.5;
  return POINTS_OF_LEVEL[level] + ((next - POINTS_OF_LEVEL[level]) * (cell - start)) / (end - start);
});

/** Preparations a seat still has before it. */
export function roundsLeft(s: State): number {
  return lastRound(s) - s.round;
}

/** Points of a track at the end, and what its level brings in the rounds to come. */
export function trackWorth(s: State, seat: number, track: number, left: number): number {
  const cell = s.tracks[seat * TRACKS.length + track];
  const certain = Math.max(0.25, 1 - left * 0.12);
  const points = certain * POINTS_OF_LEVEL[LEVEL_OF_CELL[cell]] + (1 - certain) * SMOOTH_POINTS[cell];
  return points + PER_ROUND[track] * left * (SMOOTH_LEVEL[cell] - 1);
}

/** What one more step on a track is worth about now. */
export function stepWorth(s: State, seat: number, track: number, left: number): number {
  const at = seat * TRACKS.length + track;
  const cell = s.tracks[at];
  if (cell >= 12) return 1.2;
  const before = trackWorth(s, seat, track, left);
  s.tracks[at]++;
  const after = trackWorth(s, seat, track, left);
  s.tracks[at]--;
  return (
    after - before + (cell === 9 ? 1.2 : 0) + (track === INGENUITY && (cell === 1 || cell === 6) ? 1.8 : 0)
  );
}

export function gainsWorth(s: State, seat: number, gains: number, left: number): number {
  if (gains === 0) return 0;
  let worth = 0;
  for (let gain = 0; gain < GAINS.length; gain++) {
    const count = countOf(gains, gain);
    if (count > 0) worth += count * gainWorth(s, seat, gain, left);
  }
  return worth;
}

function gainWorth(s: State, seat: number, gain: number, left: number): number {
  if (gain < TRACKS.length) return stepWorth(s, seat, gain, left);
  switch (GAINS[gain]) {
    case 'any':
    case 'lowest':
      return 1.4;
    case 'research':
      return researchWorth(left);
    case 'disc':
      return discWorth(left);
    case 'impact':
      return s.options.mission === 9 ? 1 : 1.4;
    default:
      return 1.6;
  }
}

export function researchWorth(left: number): number {
  return left > 0 ? 0.42 : 0.3;
}

export function discWorth(left: number): number {
  return left > 0 ? 0.9 : 0.5;
}

/** What a slot is worth, by the actions one of which may be chosen (bits in the order of `ACTIONS`): the best, and a little for the choice. */
const SLOT_WORTH: readonly number[] = Array.from({ length: 1 << ACTIONS.length }, (_, actions) => {
  const worths = ACTION_WORTH.filter((__, action) => hasBit(actions, action));
  return Math.max(0, ...worths) + 0.08 * worths.length;
});

/** What a specialist does each time it is activated: the best of each slot. */
export function crewWorth(s: State, member: Member): number {
  const slots = slotsOf(s, member);
  if (mayCopy(slots)) return 2.2;
  return (
    SLOT_WORTH[slotActions(slots, 0)] + SLOT_WORTH[slotActions(slots, 1)] + SLOT_WORTH[slotActions(slots, 2)]
  );
}
