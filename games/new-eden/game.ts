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
  veiled,
  moves,
  explain,
  play,
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
  return conceals(move) && viewer !== seat ? 'market:?' : write(move);
}

/** NE-53: nobody else learns which cards were chosen on the black market. */
function conceals(move: Move): boolean {
  return move.kind === 'market';
}
