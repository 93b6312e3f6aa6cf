import { GAME_OVER, type Game, type Log, NOT_YOUR_TURN, type Refusal, type Seat } from '@fathom/kernel';
import { prior, quiet, value } from './bot.ts';
import { settle } from './chain.ts';
import { meta, type Options } from './meta.ts';
import { key, type Move } from './move.ts';
import { read, write } from './notation.ts';
import { sample } from './sample.ts';
import { result, standing } from './score.ts';
import { setup } from './setup.ts';
import { clone, type Decision, type State, topFrame } from './state.ts';
import { STEP } from './steps/index.ts';
import type { Step } from './steps/step.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  meta,
  setup,
  actors: (s: State): readonly Seat[] => (s.ending === '' ? [topFrame(s).seat] : []),
  moves: (s: State, seat: Seat): Move[] =>
    s.ending === '' && seat === topFrame(s).seat ? step(s).moves(s, topFrame(s)) : [],
  explain,
  play,
  clone,
  view,
  // E-99: no move carries a secret; a tile that was drawn is open as soon as it is laid.
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

/** What lies on top of a settled stack is a decision. */
function step(s: State): Step {
  return STEP[topFrame(s).step as Decision];
}

function explain(s: State, seat: Seat, move: Move): Refusal | undefined {
  if (s.ending !== '') return GAME_OVER;
  if (seat !== topFrame(s).seat) return NOT_YOUR_TURN;
  return step(s).explain(s, topFrame(s), move);
}

function play(s: State, _: Seat, move: Move, log?: Log): void {
  step(s).play(s, topFrame(s), move, log);
  settle(s, log);
}
