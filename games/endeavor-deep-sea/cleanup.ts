/** ED-199, ED-200: the cleanup track of mission 9. */
import type { Log } from '@fathom/kernel';
import { missionOf } from './sea.ts';
import type { State } from './state.ts';

export const CLEANUP_END = 12;

/** Impact may go into a cleanup here. */
export function canClean(s: State, seat: number): boolean {
  return missionOf(s).impact === 'spill' && s.cleanup[seat] < CLEANUP_END;
}

/** E-91: one step on the cleanup track, as far as it goes. */
export function advanceCleanup(s: State, seat: number, log?: Log): void {
  if (s.cleanup[seat] >= CLEANUP_END) return;
  s.cleanup[seat]++;
  log?.event('cleaned', { seat, progress: s.cleanup[seat] });
}
