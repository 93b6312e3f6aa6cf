/** ED-45 … ED-47, ED-56: what a turn may consist of, when it may end, and when a seat is out. */
import type { Log } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import { isSpaceFree } from './library.ts';
import { isBusy } from './member.ts';
import type { State } from './state.ts';
import { levelRules, struckBy } from './team.ts';

/** E-103: there is something else than passing. */
export function canTakeTurn(s: State, seat: number): boolean {
  if (isSeasonOver(s, seat)) return false;
  if (s.held[seat].length > 0) return true;
  if (s.staging[seat] === 0) return false;
  return (
    s.crew[seat].some(member => !isBusy(member)) ||
    s.journals[seat].some(entry => isSpaceFree(entry, 0) || isSpaceFree(entry, 1))
  );
}

/** S-15: all turns of a short season are used. */
function isSeasonOver(s: State, seat: number): boolean {
  return struckBy(s, 'short-season') > 0 && s.strain[seat] >= levelRules(s).turns;
}

/** ED-56, E-21: at most one dive token may be kept. */
export function mayEndTurn(s: State, seat: number): boolean {
  return s.held[seat].length <= BOARD.tokenStorage;
}

export function endTurn(s: State, seat: number): void {
  s.stack.pop();
  if (struckBy(s, 'short-season') > 0) s.strain[seat]++;
}

/** ED-46. */
export function pass(s: State, seat: number, log?: Log): void {
  s.passed |= 1 << seat;
  s.stack.pop();
  log?.event('passed', { seat });
}
