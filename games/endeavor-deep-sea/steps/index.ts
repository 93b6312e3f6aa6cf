import { decide, type Steps } from '@fathom/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { act } from './act.ts';
import { bonus } from './bonus.ts';
import { built } from './built.ts';
import { card } from './card.ts';
import { dived } from './dived.ts';
import { drift } from './drift.ts';
import { free } from './free.ts';
import { gain } from './gain.ts';
import { impact } from './impact.ts';
import { launch } from './launch.ts';
import { lay } from './lay.ts';
import { manage } from './manage.ts';
import { name } from './name.ts';
import { net } from './net.ts';
import { option } from './option.ts';
import { phase } from './phase.ts';
import { poach } from './poach.ts';
import { promote } from './promote.ts';
import { raise } from './raise.ts';
import { recruit } from './recruit.ts';
import { seek } from './seek.ts';
import { tire } from './tire.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { wreck } from './wreck.ts';

const STEPS: Steps<State, Frame, Move> = {
  phase,
  launch,
  recruit,
  manage,
  turn,
  act,
  bonus,
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
  built,
  dived,
};

export const { actors, moves, explain, play, settle } = decide(STEPS, (s: State, f: Frame) =>
  f.step === 'phase' ? s.seat : f.seat,
);
