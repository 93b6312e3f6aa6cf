import type { Game, Seat, Viewer } from '@fathom/kernel';
import { prior, priors } from './bot/prior.ts';
import { quiet, value } from './bot/value.ts';
import { meta, type Options } from './meta.ts';
import { key, type Move } from './move.ts';
import { read, write } from './notation.ts';
import { sample } from './sample.ts';
import { result, standing } from './score.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { actors, explain, moves, play, veiled } from './steps/index.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  meta,
  setup,
  actors,
  moves,
  explain,
  play,
  veiled,
  clone,
  view,
  redact,
  conceals,
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
  priors,
};

function redact(_: State, seat: Seat, move: Move, viewer: Viewer): string {
  if (viewer === seat || !conceals(move)) return write(move);
  return move.kind === 'pay' ? 'pay:?' : 'swap:?';
}

/** SU-33, SU-41: cards paid from the hand and exchanged cards lie face down; only their owner knows the colour. */
function conceals(move: Move): boolean {
  return move.kind === 'pay' || move.kind === 'exchange';
}
