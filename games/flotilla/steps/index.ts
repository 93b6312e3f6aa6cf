import type { Log } from '@fathom/kernel';
import type { State, StepName } from '../state.ts';
import { build, pay } from './build.ts';
import { gain, recruit, restore, seal } from './choose.ts';
import { dive } from './dive.ts';
import { draw } from './draw.ts';
import { end, retire } from './end.ts';
import { artifact, survivors } from './finds.ts';
import { dial, influence, toll } from './influence.ts';
import { join } from './join.ts';
import { lay, turn } from './lay.ts';
import { market, objective } from './objective.ts';
import { copy, play } from './play.ts';
import { joker, set, trigger } from './research.ts';
import { reroll } from './roll.ts';
import { run } from './run.ts';
import { sail } from './sail.ts';
import type { Step } from './step.ts';
import { trade } from './trade.ts';

export const STEP: Readonly<Record<StepName, Step>> = {
  play,
  copy,
  sail,
  run,
  influence,
  toll,
  seal,
  recruit,
  gain,
  survivors,
  trade,
  objective,
  market,
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
  end,
};

/** Lets things happen until somebody has to decide, or the game is over. */
export function advance(s: State, log?: Log): void {
  while (s.stack.length > 0) {
    const frame = s.stack[s.stack.length - 1];
    if (STEP[frame.step].open(s, frame, log)) return;
  }
}
