import { type Game, setUp } from '@fathom/kernel';
import type { TableRow } from '../store/store.ts';

/** Whether a bot has the first decision of a match. */
export function botBegins(game: Game, { status, seats, options, seed, rng }: TableRow): boolean {
  if (status !== 'playing') return false;
  const state = setUp(game, { seats: seats.length, options, seed, rng });
  return game.actors(state).some(seat => seats[seat].kind === 'bot');
}
