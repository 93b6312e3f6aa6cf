import { decide, type Steps } from '@fathom/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { build } from './build.ts';
import { dial } from './dial.ts';
import { dive } from './dive.ts';
import { draw, explore } from './draw.ts';
import { close, end } from './end.ts';
import { artifact, survivors } from './finds.ts';
import { gain } from './gain.ts';
import { influence, toll, walk } from './influence.ts';
import { join } from './join.ts';
import { lay, turn } from './lay.ts';
import { market } from './market.ts';
import { objective } from './objective.ts';
import { pay } from './pay.ts';
import { copy, play as playCard } from './play.ts';
import { recruit } from './recruit.ts';
import { reroll } from './reroll.ts';
import { joker, set, trigger } from './research.ts';
import { restore } from './restore.ts';
import { retire } from './retire.ts';
import { run } from './run.ts';
import { sail } from './sail.ts';
import { seal } from './seal.ts';
import { trade } from './trade.ts';

const STEPS: Steps<State, Frame, Move> = {
  play: playCard,
  copy,
  sail,
  run,
  influence,
  walk,
  toll,
  seal,
  recruit,
  gain,
  survivors,
  trade,
  objective,
  market,
  explore,
  draw,
  lay,
  turn,
  build,
  pay,
  artifact,
  reroll,
  set,
  dive,
  joker,
  dial,
  trigger,
  restore,
  join,
  retire,
  close,
  end,
};

export const { actors, moves, explain, play, settle } = decide(STEPS, (s: State) => s.seat);
