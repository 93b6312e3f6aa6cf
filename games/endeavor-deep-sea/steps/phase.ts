/** ED-34 … ED-46: what comes next when nothing else lies on the stack. */
import { type Automatic, type Log, replaceTop } from '@fathom/kernel';
import { revealCards } from '../cards.ts';
import { COORDINATION, INSPIRATION } from '../data/gains.ts';
import type { Phase, Stage } from '../frames.ts';
import { isBusy, withoutDisc } from '../member.ts';
import { gainDiscs, hasPassed, inOrder, levelOn } from '../player.ts';
import { endRound, startRound } from '../round.ts';
import { missionOf } from '../sea.ts';
import { strike } from '../setback.ts';
import type { State } from '../state.ts';
import { isTeam, struckBy } from '../team.ts';
import { canRecruit } from '../tray.ts';

type Advance = (s: State, f: Phase, log?: Log) => void;

/** Every stage puts the one that follows in its place, or goes on with it at once when nobody is asked. */
const ADVANCE: Readonly<Record<Stage, Advance>> = {
  opening: launchFirst,
  cards: reveal,
  strike: strikeAll,
  recruit: (s, f) => startPreparation(s, f.next),
  effort: getDiscs,
  tire: (s, f) => endPreparation(s, f.next),
  actions: nextTurn,
  closing: settleGoals,
  closed: (s, _, log) => endRound(s, log),
};

export const phase: Automatic<State, Phase> = {
  settle: (s, f, log) => ADVANCE[f.stage](s, f, log),
};

function enter(s: State, stage: Stage, next: number): void {
  replaceTop(s, { step: 'phase', stage, next });
}

/** ED-31: in turn order everybody launches the first vessel. */
function launchFirst(s: State, f: Phase, log?: Log): void {
  if (f.next === s.seats) return startRound(s, log);
  enter(s, 'opening', f.next + 1);
  s.seat = inOrder(s, s.wave, f.next);
  s.stack.push({ step: 'launch', seat: s.seat });
}

/** CO-3. */
function reveal(s: State, _: Phase, log?: Log): void {
  enter(s, 'strike', 0);
  if (isTeam(s)) revealCards(s, log);
}

/** S-10: strong currents ask one seat after the other; every other setback strikes at once or lasts the round. */
function strikeAll(s: State, f: Phase, log?: Log): void {
  const times = struckBy(s, 'strong-currents');
  if (times > 0 && f.next < s.seats) {
    enter(s, 'strike', f.next + 1);
    s.stack.push({ step: 'drift', seat: inOrder(s, s.wave, f.next), times });
    return;
  }
  enter(s, 'recruit', 0);
  strike(s, log);
}

/** ED-36: recruiting, effort and management of one seat before the next begins. */
function startPreparation(s: State, next: number): void {
  if (next === s.seats) return enter(s, 'actions', 0);
  enter(s, 'effort', next);
  s.seat = inOrder(s, s.wave, next);
  if (canRecruit(s, s.seat)) s.stack.push({ step: 'recruit', seat: s.seat });
}

/** ED-40, S-2. */
function getDiscs(s: State, f: Phase, log?: Log): void {
  const { seat } = s;
  const count = Math.max(0, levelOn(s, seat, INSPIRATION) - struckBy(s, 'funding-gap'));
  gainDiscs(s, seat, count);
  log?.event('effort', { seat, count });
  takeBack(s, f.next, log);
}

/** ED-41, S-3, E-105: if every disc can be taken back, every disc is. */
function takeBack(s: State, next: number, log?: Log): void {
  const { seat } = s;
  const discs = Math.max(0, levelOn(s, seat, COORDINATION) - struckBy(s, 'fever-on-board'));
  const crew = s.crew[seat];
  const busy = crew.filter(isBusy).length;
  if (busy > discs && discs > 0) {
    enter(s, 'tire', next);
    s.stack.push({ step: 'manage', seat, discs });
    return;
  }
  if (discs > 0 && busy > 0) {
    for (let i = 0; i < crew.length; i++) crew[i] = withoutDisc(crew[i]);
    s.staging[seat] += busy;
    log?.event('managed', { seat, count: busy });
  }
  endPreparation(s, next);
}

/** S-11: after the management step tired specialists take discs. */
function endPreparation(s: State, next: number): void {
  const { seat } = s;
  const strength = struckBy(s, 'exhausted-crew');
  const free = strength === 0 ? 0 : s.crew[seat].filter(one => !isBusy(one)).length;
  const discs = Math.min(strength, s.staging[seat], free);
  if (discs === 0) return startPreparation(s, next + 1);
  enter(s, 'recruit', next + 1);
  s.stack.push({ step: 'tire', seat, discs });
}

/** ED-45: round the table until all have passed. */
function nextTurn(s: State, f: Phase): void {
  if (s.passed === (1 << s.seats) - 1) return enter(s, 'closing', 0);
  let { next } = f;
  while (hasPassed(s, inOrder(s, s.wave, next))) next++;
  s.seat = inOrder(s, s.wave, next);
  enter(s, 'actions', (next + 1) % s.seats);
  s.stack.push({ step: 'turn', seat: s.seat, begun: false });
}

/** CO-13: after round 3 the team settles the goals of mission 8 that are still open. */
function settleGoals(s: State): void {
  enter(s, 'closed', 0);
  if (!isTeam(s) || missionOf(s).impact !== 'goals' || s.round !== 3) return;
  for (let goal = 2; goal >= 0; goal--) {
    if (s.chosen[goal] === 0) s.stack.push({ step: 'option', seat: s.wave, goal });
  }
}
