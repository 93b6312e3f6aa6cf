import { type Game, startMatch } from '@fathom/kernel';
import type { TableRow } from '../store/store.ts';

/** Whether a bot has the first decision of a match. */
export function botBegins(game: Game, { status, seats, options, seed }: TableRow): boolean {
  if (status !== 'playing') return false;
  const { state } = startMatch(game, seats.length, options, seed);
  return game.actors(state).some(seat => seats[seat].kind === 'bot');
}
