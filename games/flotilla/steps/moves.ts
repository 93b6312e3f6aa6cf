/** What several steps share. */

import { GUILDS } from '../data/names.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const STOP: Move = { kind: 'stop' };

export const GUILD_MOVES: readonly Move[] = GUILDS.map((_, guild) => ({ kind: 'guild', guild }));

/** Takes the frame off the stack when there is nothing more to decide in it, and says whether it did. */
export function popWhen(s: State, done: boolean): boolean {
  if (done) s.stack.pop();
  return done;
}
