/** How many rounds a game has, and what the end of one changes. */
import { type Log, replaceTop } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import { teamEnding } from './goals/team.ts';
import type { Open, State } from './state.ts';
import { isTeam, teamLevel } from './team.ts';

export function lastRound(s: Open<'seats' | 'options'>): number {
  return isTeam(s) ? BOARD.rounds.cooperative : BOARD.rounds.competitive;
}

export function startRound(s: State, log?: Log): void {
  s.round++;
  s.passed = 0;
  s.strain.fill(0);
  s.seat = s.wave;
  replaceTop(s, { step: 'phase', stage: 'cards', next: 0 });
  log?.event('round', { round: s.round, seat: s.wave });
}

/** ED-213, CO-2; S-16: nets are hauled in at the end of the round, but not on Storm. */
export function endRound(s: State, log?: Log): void {
  if (s.nets.length > 0 && teamLevel(s) !== 'storm') s.nets = [];
  if (s.round === lastRound(s)) {
    s.ending = isTeam(s) ? teamEnding(s) : 'scored';
    s.stack = [];
    log?.event('ended', { ending: s.ending });
    return;
  }
  s.wave = (s.wave + 1) % s.seats;
  startRound(s, log);
}
