import {
  GAME_OVER,
  type Game,
  type Log,
  NOT_YOUR_TURN,
  type Refusal,
  type Seat,
  type Viewer,
} from '@fathom/kernel';
import { prior, quiet, value } from './bot.ts';
import { meta, type Options } from './meta.ts';
import { key, type Move } from './move.ts';
import { read, write } from './notation.ts';
import { sample } from './sample.ts';
import { result, standing } from './score.ts';
import { setup } from './setup.ts';
import { clone, type State, type StepName, topFrame, UNSEALED } from './state.ts';
import { STEP, settle } from './steps/index.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  meta,
  setup: (seats, options, rng) => {
    const s = setup(seats, options, rng);
    settle(s);
    return s;
  },
  actors,
  moves: (s: State, seat: Seat): Move[] => (isActor(s, seat) ? STEP[topFrame(s).step].moves(s, seat) : []),
  veiled,
  explain,
  play,
  clone,
  view,
  redact,
  sample,
  standing,
  result,
  write,
  read,
  key,
  kind: (move: Move): string => move.kind,
  value,
  quiet,
  prior,
};

/** NE-53: on the black market everybody chooses at the same time. */
function actors(s: State): readonly Seat[] {
  if (s.ending !== '') return [];
  const { step, seat } = topFrame(s);
  if (step !== 'market') return [seat];
  const choosing: Seat[] = [];
  for (let i = 0; i < s.seats; i++) if (s.sealed[i] === UNSEALED) choosing.push(i);
  return choosing;
}

function isActor(s: State, seat: Seat): boolean {
  if (s.ending !== '') return false;
  const top = topFrame(s);
  return top.step === 'market'
    ? seat >= 0 && seat < s.seats && s.sealed[seat] === UNSEALED
    : top.seat === seat;
}

/** Decisions in which coins buy something: a card, a bid, an expansion in between. */
const PAID: readonly StepName[] = ['turn', 'dive', 'attach', 'bid', 'reward', 'tank'];

/** whether there is anything else to do tells the purse; A-24: or which cards were bought on the black market. */
function veiled(s: State): boolean {
  const { step, row } = topFrame(s);
  return (s.options.coins === 'secret' && PAID.includes(step)) || (step === 'attach' && row < 0);
}

function explain(s: State, seat: Seat, move: Move): Refusal | undefined {
  if (s.ending !== '') return GAME_OVER;
  if (!isActor(s, seat)) return NOT_YOUR_TURN;
  return STEP[topFrame(s).step].explain(s, seat, move);
}

function play(s: State, seat: Seat, move: Move, log?: Log): void {
  STEP[topFrame(s).step].play(s, seat, move, log);
  settle(s, log);
}

/** NE-53: nobody else learns which cards were chosen on the black market. */
function redact(_: State, seat: Seat, move: Move, viewer: Viewer): string {
  return move.kind === 'market' && viewer !== seat ? 'market:?' : write(move);
}
