/** Tracks, discs and crew of one seat. */
import { LEVEL_OF_CELL } from './data/board.ts';
import { DESIGNS } from './data/crew.ts';
import { TRACKS } from './data/gains.ts';
import type { Open, State } from './state.ts';

export const SENIOR = 32;
export const BUSY = 64;

export function designOf(member: number): number {
  return member & 31;
}

export function isSenior(member: number): boolean {
  return (member & SENIOR) !== 0;
}

export function isBusy(member: number): boolean {
  return (member & BUSY) !== 0;
}

/** ED-109: a junior that can be promoted; the team leader has no rank. */
export function isJunior(member: number): boolean {
  return !isSenior(member) && DESIGNS[designOf(member)].rank > 0;
}

export function sideOf(member: number) {
  return DESIGNS[designOf(member)].sides[isSenior(member) ? 1 : 0];
}

/** Actions of the side lying up; E-12. */
export function slotsOf(s: Open<'options'>, member: number): number {
  return s.options.crew === 'sonar' ? sideOf(member).sonarSlots : sideOf(member).slots;
}

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

/** Seats in the order of a phase: the given one first, then clockwise. */
export function inOrder(s: Open<'seats'>, first: number, index: number): number {
  return (first + index) % s.seats;
}

export function hasVesselAt(s: Open<'vessels'>, seat: number, cell: number): boolean {
  const first = seat * 3;
  return s.vessels[first] === cell || s.vessels[first + 1] === cell || s.vessels[first + 2] === cell;
}
