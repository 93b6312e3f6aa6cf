/** ED-45 … ED-47: whose turn it is, what it may consist of, and when a seat is out. */
import type { Log } from '@fathom/kernel';
import { JOURNALS } from './data/journals.ts';
import { isBusy } from './player.ts';
import type { State } from './state.ts';
import { levelRules, struckBy } from './team.ts';

export const JOURNAL_MASK = 31;

/** A space of an own journal that holds no disc yet (ED-54, ED-91). */
export function isSpaceFree(entry: number, space: number): boolean {
  return space < JOURNALS[entry & JOURNAL_MASK].spaces.length && ((entry >> 5) & (1 << space)) === 0;
}

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

export function countTurn(s: State, seat: number): void {
  if (struckBy(s, 'short-season') > 0) s.strain[seat]++;
}

/** ED-46. */
export function pass(s: State, seat: number, log?: Log): void {
  s.passed |= 1 << seat;
  s.stack.pop();
  log?.event('passed', { seat });
}
