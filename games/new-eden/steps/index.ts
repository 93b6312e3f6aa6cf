import type { Log } from '@fathom/kernel';
import { type State, type StepName, topFrame } from '../state.ts';
import { attach } from './attach.ts';
import { attack } from './attack.ts';
import { auction, block } from './auction.ts';
import { bid } from './bid.ts';
import { take } from './buy.ts';
import { destroy } from './destroy.ts';
import { dive } from './dive.ts';
import { charge, market, unpack } from './market.ts';
import { reward, tank } from './reward.ts';
import type { Step } from './step.ts';
import { turn } from './turn.ts';

export const STEP: Readonly<Record<StepName, Step>> = {
  turn,
  take,
  dive,
  destroy,
  attack,
  market,
  charge,
  unpack,
  attach,
  block,
  auction,
  bid,
  reward,
  tank,
};

/** Goes on until somebody has to decide or the game is over. */
export function settle(s: State, log?: Log): void {
  while (s.ending === '' && STEP[topFrame(s).step].advance?.(s, log)) {}
}
