import { decide, type Seat, type Steps } from '@fathom/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import { NOBODY, type State } from '../state.ts';
import { attach } from './attach.ts';
import { attack } from './attack.ts';
import { auction } from './auction.ts';
import { bid } from './bid.ts';
import { block } from './block.ts';
import { take } from './buy.ts';
import { charge } from './charge.ts';
import { destroy } from './destroy.ts';
import { dive } from './dive.ts';
import { market } from './market.ts';
import { reward } from './reward.ts';
import { script } from './script.ts';
import { tank } from './tank.ts';
import { turn } from './turn.ts';
import { unpack } from './unpack.ts';

const STEPS: Steps<State, Frame, Move> = {
  turn,
  script,
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

export const { actors, moves, explain, play, veiled, settle } = decide(STEPS, seatOf);

function seatOf(_: State, { seat = NOBODY }: { readonly step: string; readonly seat?: Seat }): Seat {
  return seat;
}
