import { decide, type Steps } from '@fathom/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { current } from './current.ts';
import { refill } from './refill.ts';
import { turn } from './turn.ts';

const STEPS: Steps<State, Frame, Move> = { turn, refill, current };

export const { actors, moves, explain, play } = decide(STEPS, (s: State) => s.seat);
