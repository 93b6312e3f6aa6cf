/** ED-94 … ED-105: gains, one after the other, each with everything it causes. */
import type { Log } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import {
  ANY,
  addGain,
  countOf,
  DISC,
  GAINS,
  IMPACT,
  INGENUITY,
  LOWEST,
  PROMOTE,
  RESEARCH,
  TRACKS,
} from './data/gains.ts';
import { gainDiscs, isJunior } from './player.ts';
import { BY_CONSERVE, type Frame, frame, type Open, type State } from './state.ts';

/** Gives a seat something, to be taken as soon as it comes to the top of the stack. */
export function give(s: State, seat: number, gains: number, zone: number, mods = 0): void {
  if (gains > 0) s.stack.push(frame('gain', seat, { gains, zone, mods }));
}

/**
 * Takes what needs no decision: research, discs, and steps on a track that cause nothing (E-22). Of the rest the
 * receiver names the next (E-50); returns true when there is a choice to make.
 */
export function takeGains(s: State, f: Frame, log?: Log): boolean {
  takePlain(s, f, log);
  const next = onlyKind(f.gains);
  if (next === -2) return true;
  if (next === -1) s.stack.pop();
  else takeOne(s, f, next, log);
  return false;
}

/** The one sort of gain that waits; −1 for none, −2 for several. */
function onlyKind(gains: number): number {
  let found = -1;
  for (let gain = 0; gain < GAINS.length; gain++) {
    if (countOf(gains, gain) === 0) continue;
    if (found >= 0) return -2;
    found = gain;
  }
  return found;
}

function takePlain(s: State, f: Frame, log?: Log): void {
  const research = countOf(f.gains, RESEARCH);
  if (research > 0) {
    f.gains = addGain(f.gains, RESEARCH, -research);
    gainResearch(s, f.seat, research, log);
  }
  const discs = countOf(f.gains, DISC);
  if (discs > 0) {
    f.gains = addGain(f.gains, DISC, -discs);
    gainDiscs(s, f.seat, discs);
    log?.event('gainedDiscs', { seat: f.seat, count: discs });
  }
  // ED-109: without a junior a promotion is lost.
  const promotions = countOf(f.gains, PROMOTE);
  if (promotions > 0 && !s.crew[f.seat].some(isJunior)) f.gains = addGain(f.gains, PROMOTE, -promotions);
  // The lowest marker may be another one before and after a step, so then the order is a choice.
  if (countOf(f.gains, LOWEST) > 0) return;
  for (let track = 0; track < TRACKS.length; track++) {
    while (countOf(f.gains, track) > 0 && isPlain(s, f.seat, track)) {
      f.gains = addGain(f.gains, track, -1);
      stepTrack(s, f.seat, track, log);
    }
  }
}

/** Takes one gain of a sort out of the frame and carries it out. */
export function takeOne(s: State, f: Frame, gain: number, log?: Log): void {
  f.gains = addGain(f.gains, gain, -1);
  if (gain < TRACKS.length) return stepTrack(s, f.seat, gain, log);
  switch (gain) {
    case ANY:
      s.stack.push(frame('raise', f.seat));
      return;
    case LOWEST:
      s.stack.push(frame('raise', f.seat, { a: 1 }));
      return;
    case IMPACT:
      s.stack.push(frame('impact', f.seat, { zone: f.zone, mods: f.mods & BY_CONSERVE }));
      return;
    case PROMOTE:
      s.stack.push(frame('promote', f.seat));
  }
}

/** ED-8, ED-100, E-43: what goes beyond the end of the track is lost. */
export function gainResearch(s: State, seat: number, count: number, log?: Log): void {
  const gained = Math.min(count, BOARD.research - s.research[seat]);
  s.research[seat] += gained;
  log?.event('gainedResearch', { seat, count: gained });
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
  if (cell === BOARD.impactCell) s.stack.push(frame('impact', seat));
  if (track === INGENUITY && isVesselCell(cell) && !beyond) s.stack.push(frame('launch', seat));
}

/** ED-95, E-54: tracks that may be raised, as bits; for the lowest compared by cell. */
export function raisable(s: Open<'tracks'>, seat: number, lowest: boolean): number {
  if (!lowest) return (1 << TRACKS.length) - 1;
  const cells = s.tracks.slice(seat * TRACKS.length, (seat + 1) * TRACKS.length);
  const least = Math.min(...cells);
  return cells.reduce((bits, cell, track) => (cell === least ? bits | (1 << track) : bits), 0);
}
