/** What a bot is. It gets what a person gets: the view of its seat and the legal moves, never the state. */
import type { Game, Rng, Seat, Stateful } from '@fathom/kernel';
import type { Memory } from './memory.ts';

export interface Position<M, V> {
  readonly seat: Seat;
  readonly view: V;
  /** Every legal move of the seat; never empty. */
  readonly moves: readonly M[];
}

export interface Budget {
  /** Worlds looked into by a search; the same number everywhere, so a level is as strong on a phone as on a server. */
  readonly iterations: number;
  /** 0 plays the best move found, more lets weaker ones through. */
  readonly temperature: number;
  /** How far a human misjudges moves, as a part of what is at stake; 0 or nothing for a bot that does not. */
  readonly noise?: number;
  /** How often a move that does not leap to the eye is overlooked, from 0 to 1. */
  readonly oversight?: number;
  /** What was thought at the decision before, of one bot after the other; without it every question is thought about anew. */
  readonly memory?: Memory;
  /** Told from time to time how much of the thinking is done, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** `game` is the rule book, not the match: every chance of a bot comes from `rng`. */
export type Bot = <S extends Stateful, M, V>(
  game: Game<S, M, V>,
  position: Position<M, V>,
  budget: Budget,
  rng: Rng,
) => M;
