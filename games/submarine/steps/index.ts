import { decide, type Steps } from '@fathom/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { act } from './act.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { rest } from './rest.ts';
import { sail } from './sail.ts';
import { take } from './take.ts';

const STEPS: Steps<State, Frame, Move> = { place, sail, act, take, pay, rest };

export const { actors, moves, explain, play, veiled } = decide(STEPS, (s: State) => s.seat);
