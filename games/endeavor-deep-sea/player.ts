/** Tracks, discs and vessels of one seat. */
import { hasBit } from '@fathom/kernel';
import { LEVEL_OF_CELL } from './data/board.ts';
import { TRACKS } from './data/gains.ts';
import type { Open, State } from './state.ts';

/** ED-7. */
export function levelOn(s: Open<'tracks'>, seat: number, track: number): number {
  return LEVEL_OF_CELL[s.tracks[seat * TRACKS.length + track]];
}

/** ED-99, E-3: from the supply into the staging area; the box never runs out. */
export function gainDiscs(s: State, seat: number, count: number): void {
  const own = Math.min(count, s.stock[seat]);
  s.stock[seat] -= own;
  s.extra[seat] += count - own;
  s.staging[seat] += count;
}

/** ED-46: out for this round. */
export function hasPassed(s: Open<'passed'>, seat: number): boolean {
  return hasBit(s.passed, seat);
}

/** Seats in the order of a phase: the given one first, then clockwise. */
export function inOrder(s: Open<'seats'>, first: number, index: number): number {
  return (first + index) % s.seats;
}

export function hasVesselAt(s: Open<'vessels'>, seat: number, cell: number): boolean {
  const first = seat * 3;
  return s.vessels[first] === cell || s.vessels[first + 1] === cell || s.vessels[first + 2] === cell;
}
