import type { Log, Refusal } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { Frame, State } from '../state.ts';

/** One kind of decision on the stack: whether there is anything to decide, which moves it offers, why another one is not allowed, and what happens. The decider is always the seat whose turn it is. */
export interface Step {
  /** Asked when the frame lies on top. True: a decision is due. False: there was none, and the stack has changed. */
  open(s: State, frame: Frame, log?: Log): boolean;
  moves(s: State, frame: Frame): Move[];
  explain(s: State, frame: Frame, move: Move): Refusal | undefined;
  play(s: State, frame: Frame, move: Move, log?: Log): void;
}

export function refuse(rule: string, key: string, params?: Refusal['params']): Refusal {
  return params ? { rule, key, params } : { rule, key };
}

/** A step that only makes things happen. */
export function automatic(open: (s: State, frame: Frame, log?: Log) => void): Step {
  return {
    open(s, frame, log) {
      open(s, frame, log);
      return false;
    },
    moves: () => [],
    explain: () => refuse('FL-19', 'notNow'),
    play: () => {},
  };
}

export const STOP: Move = { kind: 'stop' };
