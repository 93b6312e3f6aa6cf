import type { Log, Refusal } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** One kind of decision: which moves it offers, why another one is not allowed, and what happens. The decider is always the seat whose turn it is. */
export interface Step {
  moves(s: State): Move[];
  explain(s: State, move: Move): Refusal | undefined;
  play(s: State, move: Move, log?: Log): void;
}

export function refuse(rule: string, key: string, params?: Refusal['params']): Refusal {
  return params ? { rule, key, params } : { rule, key };
}
