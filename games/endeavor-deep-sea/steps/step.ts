import type { Log, Refusal } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { Frame, State } from '../state.ts';

/** One kind of decision: which moves it offers, why another one is not allowed, and what happens. The decider is the seat of the frame on top of the stack. */
export interface Step {
  moves(s: State, f: Frame): Move[];
  explain(s: State, f: Frame, move: Move): Refusal | undefined;
  play(s: State, f: Frame, move: Move, log?: Log): void;
}

export function refuse(rule: string, key: string, params?: Refusal['params']): Refusal {
  return params ? { rule, key, params } : { rule, key };
}
