import type { Game, Seat } from '@fathom/kernel';
import { prior, priors } from './bot/prior.ts';
import { quiet, value } from './bot/value.ts';
import { meta, type Options } from './meta.ts';
import { key, type Move } from './move.ts';
import { read, write } from './notation.ts';
import { sample } from './sample.ts';
import { result, standing } from './score.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { actors, explain, moves, play } from './steps/index.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  meta,
  setup,
  actors,
  moves,
  explain,
  play,
  clone,
  view,
  /** Nothing is ever played face down: whoever may see the table may read every move. */
  redact: (_: State, __: Seat, move: Move): string => write(move),
  conceals: () => false,
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
