import {
  GAME_OVER,
  type Game,
  type Log,
  NOT_YOUR_TURN,
  type Refusal,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import { prior, quiet, value } from './bot.ts';
import { meta, type Options } from './meta.ts';
import { key, type Move } from './move.ts';
import { read, write } from './notation.ts';
import { sample } from './sample.ts';
import { result, standing } from './score.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { advance, STEP } from './steps/index.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  meta,
  setup: deal,
  actors: (s: State): readonly Seat[] => (s.ending === '' ? [s.seat] : []),
  moves: (s: State, seat: Seat): Move[] => (seat === s.seat && s.ending === '' ? offer(s) : []),
  explain,
  play,
  clone,
  view,
  /** Nothing is ever played face down: whoever may see the table may read every move. */
  redact: (_: State, __: Seat, move: Move): string => write(move),
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

function deal(seats: number, options: Options, rng: Rng): State {
  const s = setup(seats, options, rng);
  advance(s);
  return s;
}

function offer(s: State): Move[] {
  const frame = s.stack[s.stack.length - 1];
  return STEP[frame.step].moves(s, frame);
}

function explain(s: State, seat: Seat, move: Move): Refusal | undefined {
  if (s.ending !== '') return GAME_OVER;
  if (seat !== s.seat) return NOT_YOUR_TURN;
  const frame = s.stack[s.stack.length - 1];
  return STEP[frame.step].explain(s, frame, move);
}

function play(s: State, _: Seat, move: Move, log?: Log): void {
  const frame = s.stack[s.stack.length - 1];
  STEP[frame.step].play(s, frame, move, log);
  advance(s, log);
}
