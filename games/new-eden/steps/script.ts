/** NE-102 … NE-105, A-57: one turn of Deep Thought in phase A: take a card, or activate everything, or pass. */
import type { Log } from '@fathom/kernel';
import { earn } from '../coins.ts';
import { repair } from '../damage.ts';
import { CRAB, HABITAT, OCTOPUS, OUTSIDE } from '../data/box.ts';
import { AMOUNT } from '../data/card.ts';
import { cardOf, isUsed, used } from '../module.ts';
import type { State } from '../state.ts';
import { HABITAT_POINTS } from '../station.ts';
import { corner } from '../tableau.ts';
import { takeFrom } from './buy.ts';
import { playPass } from './pass.ts';

const DEEP_THOUGHT = 1;

export function playScript(s: State, log?: Log): void {
  const space = corner(s.display, true);
  if (space >= 0) {
    log?.event('scriptTook', { card: s.display[space] });
    return takeFrom(s, DEEP_THOUGHT, space, s.options.deepThoughtDamage === 'rows', log);
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
  log?.event('scriptActivated', { points: sums[HABITAT], coins: sums[CRAB] });
  repair(s, DEEP_THOUGHT, sums[OCTOPUS], log);
}
