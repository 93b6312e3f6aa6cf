import type { Log } from './events.ts';
import type { Game, Refusal, Seat, Stateful } from './game.ts';

/** Refusals of the kernel itself, before any game rule is asked. */
export const NOT_YOUR_TURN: Refusal = { rule: 'turn', key: 'notYourTurn' };
export const UNREADABLE: Refusal = { rule: 'notation', key: 'unreadable' };
export const GAME_OVER: Refusal = { rule: 'end', key: 'gameOver' };

/** The only door for people and networks: says why not, or plays. */
export function apply<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  state: S,
  seat: Seat,
  move: M,
  log?: Log,
): Refusal | undefined {
  const actors = game.actors(state);
  if (!actors.includes(seat)) return actors.length === 0 ? GAME_OVER : NOT_YOUR_TURN;
  const refusal = game.explain(state, seat, move);
  if (refusal) return refusal;
  game.play(state, seat, move, log);
  return undefined;
}
