/** ED-94 … ED-105: gains, one after the other, each with everything it causes. */
import type { Log } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import { addGain, countOf, DISC, INGENUITY, LOWEST, PROMOTE, RESEARCH, TRACKS } from './data/gains.ts';
import { isJunior } from './member.ts';
import { gainDiscs } from './player.ts';
import type { Open, State } from './state.ts';

/** Gives a seat something, to be taken as soon as it comes to the top of the stack. */
export function give(s: State, seat: number, gains: number, zone: number, byConserve = false): void {
  if (gains > 0) s.stack.push({ step: 'gain', seat, gains, zone, byConserve });
}

/**
 * Takes what needs no decision: research, discs, and steps on a track that cause nothing (E-22); a promotion without a
 * junior is lost (ED-109). Returns what is left to be taken one by one.
 */
export function takePlain(s: State, seat: number, gains: number, log?: Log): number {
  let left = gains;
  const research = countOf(left, RESEARCH);
  if (research > 0) {
    left = addGain(left, RESEARCH, -research);
    takeResearch(s, seat, research, log);
  }
  const discs = countOf(left, DISC);
  if (discs > 0) {
    left = addGain(left, DISC, -discs);
    gainDiscs(s, seat, discs);
    log?.event('gainedDiscs', { seat, count: discs });
  }
  const promotions = countOf(left, PROMOTE);
  if (promotions > 0 && !hasJunior(s, seat)) left = addGain(left, PROMOTE, -promotions);
  // The lowest marker may be another one before and after a step, so then the order is a choice.
  return countOf(left, LOWEST) > 0 ? left : takeSteps(s, seat, left, log);
}

function takeSteps(s: State, seat: number, gains: number, log?: Log): number {
  let left = gains;
  for (let track = 0; track < TRACKS.length; track++) {
    while (countOf(left, track) > 0 && isPlain(s, seat, track)) {
      left = addGain(left, track, -1);
      stepTrack(s, seat, track, log);
    }
  }
  return left;
}

/** ED-8, ED-100, E-43: what goes beyond the end of the track is lost. */
export function takeResearch(s: State, seat: number, count: number, log?: Log): void {
  const gained = Math.min(count, BOARD.research - s.research[seat]);
  s.research[seat] += gained;
  log?.event('gainedResearch', { seat, count: gained });
}

export function hasJunior(s: State, seat: number): boolean {
  const crew = s.crew[seat];
  for (let i = 0; i < crew.length; i++) if (isJunior(crew[i])) return true;
  return false;
}

/** The step causes neither impact nor a vessel. */
function isPlain(s: State, seat: number, track: number): boolean {
  const next = s.tracks[seat * TRACKS.length + track] + 1;
  return next !== BOARD.impactCell && next <= BOARD.lastCell && !(track === INGENUITY && isVesselCell(next));
}

function isVesselCell(cell: number): boolean {
  return BOARD.vesselCells.includes(cell);
}

/** ED-94, ED-96 … ED-98: one step, with the impact of cell 10 and the vessels of the ingenuity track. */
export function stepTrack(s: State, seat: number, track: number, log?: Log): void {
  const at = seat * TRACKS.length + track;
  const beyond = s.tracks[at] === BOARD.lastCell;
  s.tracks[at] = beyond ? BOARD.returnCell : s.tracks[at] + 1;
  const cell = s.tracks[at];
  log?.event('rose', { seat, track, cell });
  // E-96: impact of a track comes from no zone.
  if (cell === BOARD.impactCell) s.stack.push({ step: 'impact', seat, zone: -1, byConserve: false });
  if (track === INGENUITY && isVesselCell(cell) && !beyond) s.stack.push({ step: 'launch', seat });
}

/** ED-95, E-54: tracks that may be raised, as bits; for the lowest compared by cell. */
export function raisable(s: Open<'tracks'>, seat: number, lowest: boolean): number {
  if (!lowest) return (1 << TRACKS.length) - 1;
  const cells = s.tracks.slice(seat * TRACKS.length, (seat + 1) * TRACKS.length);
  const least = Math.min(...cells);
  return cells.reduce((bits, cell, track) => (cell === least ? bits | (1 << track) : bits), 0);
}
