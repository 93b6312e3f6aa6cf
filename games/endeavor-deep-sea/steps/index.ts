import type { Decision } from '../state.ts';
import { act } from './act.ts';
import { card, name, option, wreck } from './choose.ts';
import { gain } from './gain.ts';
import { impact } from './impact.ts';
import { lay } from './lay.ts';
import { launch, manage, recruit } from './prepare.ts';
import { promote } from './promote.ts';
import { raise } from './raise.ts';
import { seek } from './seek.ts';
import { drift, net, poach, tire } from './setback.ts';
import { free, trade } from './spend.ts';
import type { Step } from './step.ts';
import { turn } from './turn.ts';

export const STEP: Readonly<Record<Decision, Step>> = {
  launch,
  recruit,
  manage,
  turn,
  act,
  free,
  trade,
  gain,
  impact,
  raise,
  promote,
  seek,
  lay,
  wreck,
  name,
  option,
  card,
  poach,
  net,
  drift,
  tire,
};
