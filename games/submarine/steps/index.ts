import type { StepName } from '../state.ts';
import { act } from './act.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { rest } from './rest.ts';
import { sail } from './sail.ts';
import type { Step } from './step.ts';

export const STEP: Readonly<Record<StepName, Step>> = { place, sail, act, pay, rest };
