import type { Log, Refusal, Seat } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** One kind of decision, found on top of the stack: which moves it offers a seat, why another one is not allowed, and what happens. */
export interface Step {
  moves(s: State, seat: Seat): Move[];
  explain(s: State, seat: Seat, move: Move): Refusal | undefined;
  play(s: State, seat: Seat, move: Move, log?: Log): void;
  /** Does what needs no decision; false when somebody has to decide first. */
  advance?(s: State, log?: Log): boolean;
}

export function refuse(rule: string, key: string, params?: Refusal['params']): Refusal {
  return params ? { rule, key, params } : { rule, key };
}

/** A frame that asks nobody and goes on as soon as it is on top. */
export function automatic(advance: (s: State, log?: Log) => boolean): Step {
  return {
    moves: () => [],
    explain: () => refuse('turn', 'notYourTurn'),
    play: () => {},
    advance,
  };
}
