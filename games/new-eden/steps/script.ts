/** NE-102 … NE-105, A-57: one turn of Deep Thought in phase A: take a card, or activate everything, or pass. */
import { type Automatic, type Log, replaceTop } from '@fathom/kernel';
import { by, DEEP_THOUGHT } from '../automaton.ts';
import { earn } from '../coins.ts';
import { repair } from '../damage.ts';
import { CRAB, HABITAT, OCTOPUS, OUTSIDE } from '../data/box.ts';
import { AMOUNT } from '../data/card.ts';
import type { Script } from '../frames.ts';
import { cardOf, isUsed, used } from '../module.ts';
import { nextTurn } from '../round.ts';
import type { State } from '../state.ts';
import { HABITAT_POINTS } from '../station.ts';
import { rightmost } from '../tableau.ts';
import { takeFrom } from './buy.ts';
import { playPass } from './pass.ts';

export const script: Automatic<State, Script> = {
  settle(s, { acted }, log) {
    if (acted) {
      s.stack.pop();
      nextTurn(s, DEEP_THOUGHT, log);
    } else {
      replaceTop(s, { step: 'script', acted: true });
      act(s, log);
    }
  },
};

function act(s: State, log?: Log): void {
  const space = rightmost(s.display);
  if (space >= 0) {
    log?.event('scriptTook', { ...by(s, DEEP_THOUGHT), card: s.display[space] });
    takeFrom(s, DEEP_THOUGHT, space, s.options.deepThoughtDamage === 'rows', log);
    return;
  }
  // The octopus tile is always there and always among the activated modules.
  if (isUsed(s.stations[DEEP_THOUGHT].arms[OCTOPUS][0])) playPass(s, DEEP_THOUGHT, log);
  else activateAll(s, log);
}

/** NE-104, A-63: habitats, crabs and octopuses at once, without Deeples and oxygen. */
function activateAll(s: State, log?: Log): void {
  const station = s.stations[DEEP_THOUGHT];
  const sums = [0, 0, 0];
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++) {
      sums[arm] += AMOUNT[cardOf(modules[i])];
      modules[i] = used(modules[i]);
    }
  }
  station.points[HABITAT_POINTS] += sums[HABITAT];
  earn(s, DEEP_THOUGHT, sums[CRAB]);
  log?.event('scriptActivated', { ...by(s, DEEP_THOUGHT), points: sums[HABITAT], coins: sums[CRAB] });
  repair(s, DEEP_THOUGHT, sums[OCTOPUS], log);
}
