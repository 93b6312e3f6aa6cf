/** Rounds and phases: what comes next when the stack is empty down to its lowest frame. `a` is the stage, `b` the index of the seat in turn order. */
import type { Log } from '@fathom/kernel';
import { revealCards } from './cards.ts';
import { BOARD } from './data/board.ts';
import { COORDINATION, INSPIRATION } from './data/gains.ts';
import { teamEnding } from './goals/team.ts';
import { BUSY, gainDiscs, inOrder, isBusy, levelOn } from './player.ts';
import { missionOf } from './sea.ts';
import { strike } from './setback.ts';
import { type Frame, frame, type State } from './state.ts';
import { isTeam, struckBy, teamLevel } from './team.ts';
import { canRecruit } from './tray.ts';

export const OPENING = 0;
const CARDS = 1;
const STRIKE = 2;
const RECRUIT = 3;
const EFFORT = 4;
const MANAGE = 5;
const TIRE = 6;
export const ACTIONS = 7;
const CLOSING = 8;
const CLOSED = 9;

export function lastRound(s: State): number {
  return isTeam(s) ? BOARD.rounds.cooperative : BOARD.rounds.competitive;
}

export function advancePhase(s: State, f: Frame, log?: Log): void {
  switch (f.a) {
    case OPENING:
      return open(s, f, log);
    case CARDS:
      f.a = STRIKE;
      if (isTeam(s)) revealCards(s, log);
      return;
    case STRIKE:
      return strike(s, f, RECRUIT, log);
    case RECRUIT:
      return startPreparation(s, f);
    case EFFORT:
      f.a = MANAGE;
      return effort(s, s.seat, log);
    case MANAGE:
      f.a = TIRE;
      return manage(s, s.seat, log);
    case TIRE:
      return endPreparation(s, f);
    case ACTIONS:
      return nextTurn(s, f);
    case CLOSING:
      f.a = CLOSED;
      return closeRound(s);
    case CLOSED:
      return endRound(s, f, log);
  }
}

/** ED-31: in turn order everybody launches the first vessel. */
function open(s: State, f: Frame, log?: Log): void {
  if (f.b === s.seats) return startRound(s, f, log);
  s.seat = inOrder(s, s.wave, f.b++);
  s.stack.push(frame('launch', s.seat));
}

function startRound(s: State, f: Frame, log?: Log): void {
  s.round++;
  s.passed = 0;
  s.strain.fill(0);
  s.seat = s.wave;
  f.a = CARDS;
  f.b = 0;
  log?.event('round', { round: s.round, seat: s.wave });
}

/** ED-36: recruiting, effort and management of one seat before the next begins. */
function startPreparation(s: State, f: Frame): void {
  if (f.b === s.seats) {
    f.a = ACTIONS;
    f.b = 0;
    return;
  }
  s.seat = inOrder(s, s.wave, f.b);
  f.a = EFFORT;
  if (canRecruit(s, s.seat)) s.stack.push(frame('recruit', s.seat));
}

/** ED-40, S-2. */
function effort(s: State, seat: number, log?: Log): void {
  const count = Math.max(0, levelOn(s, seat, INSPIRATION) - struckBy(s, 'funding-gap'));
  gainDiscs(s, seat, count);
  log?.event('effort', { seat, count });
}

/** ED-41, S-3, E-105: if every disc can be taken back, every disc is. */
function manage(s: State, seat: number, log?: Log): void {
  const count = Math.max(0, levelOn(s, seat, COORDINATION) - struckBy(s, 'fever-on-board'));
  const crew = s.crew[seat];
  const busy = crew.filter(isBusy).length;
  if (count === 0 || busy === 0) return;
  if (busy > count) {
    s.stack.push(frame('manage', seat, { a: count }));
    return;
  }
  for (let i = 0; i < crew.length; i++) crew[i] &= ~BUSY;
  s.staging[seat] += busy;
  log?.event('managed', { seat, count: busy });
}

/** S-11: after the management step tired specialists take discs. */
function endPreparation(s: State, f: Frame): void {
  f.a = RECRUIT;
  f.b++;
  const count = Math.min(
    struckBy(s, 'exhausted-crew'),
    s.staging[s.seat],
    s.crew[s.seat].filter(member => !isBusy(member)).length,
  );
  if (count > 0) s.stack.push(frame('tire', s.seat, { a: count }));
}

/** ED-45: round the table until all have passed. */
function nextTurn(s: State, f: Frame): void {
  if (s.passed === (1 << s.seats) - 1) {
    f.a = CLOSING;
    return;
  }
  let seat = inOrder(s, s.wave, f.b);
  while ((s.passed & (1 << seat)) !== 0) seat = inOrder(s, s.wave, ++f.b);
  f.b = (f.b + 1) % s.seats;
  s.seat = seat;
  s.stack.push(frame('turn', seat));
}

/** CO-13: after round 3 the team settles the goals of mission 8 that are still open. */
function closeRound(s: State): void {
  if (!isTeam(s) || missionOf(s).impact !== 'goals' || s.round !== 3) return;
  for (let goal = 2; goal >= 0; goal--) {
    if (s.chosen[goal] === 0) s.stack.push(frame('option', s.wave, { a: goal }));
  }
}

/** ED-213, CO-2; S-16: nets are hauled in at the end of the round, but not on Storm. */
function endRound(s: State, f: Frame, log?: Log): void {
  if (s.nets.length > 0 && teamLevel(s) !== 'storm') s.nets = [];
  if (s.round === lastRound(s)) {
    s.ending = isTeam(s) ? teamEnding(s) : 'scored';
    s.stack = [];
    log?.event('ended', { ending: s.ending });
    return;
  }
  s.wave = (s.wave + 1) % s.seats;
  startRound(s, f, log);
}
