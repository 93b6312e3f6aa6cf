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
import { clone, type State, setup } from './state.ts';
import { STEP } from './steps/index.ts';
import type { Step } from './steps/step.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  meta,
  setup,
  actors: (s: State): readonly Seat[] => (s.ending === '' ? [s.seat] : []),
  moves: (s: State, seat: Seat): Move[] => (seat === s.seat && s.ending === '' ? step(s).moves(s) : []),
  explain,
  play: (s: State, _: Seat, move: Move, log?: Log): void => step(s).play(s, move, log),
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

function step(s: State): Step {
  return STEP[s.stack[s.stack.length - 1].step];
}

function explain(s: State, seat: Seat, move: Move): Refusal | undefined {
  if (s.ending !== '') return GAME_OVER;
  if (seat !== s.seat) return NOT_YOUR_TURN;
  return step(s).explain(s, move);
}

/** SU-33, SU-41: cards paid from the hand and exchanged cards lie face down; only their owner knows the colour. */
function redact(_: State, seat: Seat, move: Move, viewer: Viewer): string {
  if (viewer === seat) return write(move);
  if (move.kind === 'pay') return 'pay:?';
  if (move.kind === 'exchange') return 'swap:?';
  return write(move);
}
