/** What several steps share. Moves are values, so those that are offered again and again are made once. */
import { range } from '@fathom/kernel';
import { CARDS } from '../data/crew.ts';
import { GUILDS } from '../data/names.ts';
import { OCEAN_TILES } from '../data/tiles.ts';
import { CELLS } from '../hex.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const STOP: Move = { kind: 'stop' };

export const GUILD_MOVES: readonly Move[] = GUILDS.map((_, guild) => ({ kind: 'guild', guild }));

/** By card, tile and cell; voyages by cell × 51 + cell. */
export const PLAY_MOVES: readonly Move[] = range(CARDS).map(card => ({ kind: 'play', card }));
export const TILE_MOVES: readonly Move[] = range(OCEAN_TILES).map(tile => ({ kind: 'tile', tile }));
export const LAY_MOVES: readonly Move[] = range(CELLS).map(cell => ({ kind: 'lay', cell }));
export const OUTPOST_MOVES: readonly Move[] = range(CELLS).map(cell => ({ kind: 'outpost', cell }));
export const SAIL_MOVES: readonly Move[] = range(CELLS * CELLS).map(way => ({
  kind: 'sail',
  from: Math.floor(way / CELLS),
  to: way % CELLS,
}));

/** Takes the frame off the stack when there is nothing more to decide in it, and says whether it did. */
export function popWhen(s: State, done: boolean): boolean {
  if (done) s.stack.pop();
  return done;
}
