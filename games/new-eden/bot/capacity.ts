/** What a station can still staff: how many Deeples can be brought out, how far, and which modules pay best. */
import { CRAB, HABITAT, OCTOPUS, OUTSIDE, OXYGEN } from '../data/box.ts';
import { AMOUNT, BOTTLE, STAFF } from '../data/card.ts';
import { cardOf, isUsed, lyingOn, standingOn } from '../module.ts';
import type { Station } from '../station.ts';

/** Coins, points and repair that can be made, and Deeples that find no work. */
export interface Output {
  coins: number;
  points: number;
  repair: number;
  idle: number;
}

/** Modules that can be looked at; far longer than any station. */
const pay = new Float64Array(64);
const cost = new Float64Array(64);
const kind = new Uint8Array(64);
const amount = new Uint8Array(64);

/**
 * One round of work. `now` counts only what this round has left: face-up oxygen, lying Deeples, modules not activated.
 * Octopuses are staffed first as far as `need` asks for repair; then whatever pays best for each Deeple.
 */
export function output(station: Station, now: boolean, need: number, coinWorth: number): Output {
  let bottles = 0;
  let steps = 0;
  const tanks = station.arms[OXYGEN];
  for (let i = 0; i < tanks.length; i++) {
    if (now && isUsed(tanks[i])) continue;
    const [first, second] = BOTTLE[cardOf(tanks[i])];
    bottles += second > 0 ? 2 : 1;
    steps += first + second;
  }
  let deeples = station.dome + (now ? 0 : station.tired);
  const stride = bottles > 0 ? steps / bottles : 1;
  let count = 0;
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++) {
      const module = modules[i];
      const card = cardOf(module);
      const lying = lyingOn(module);
      if (!now) deeples += lying + standingOn(module);
      else deeples += lying;
      if (now && isUsed(module)) continue;
      const staff = now ? Math.max(0, STAFF[card] - lying) : STAFF[card];
      kind[count] = arm;
      amount[count] = AMOUNT[card];
      pay[count] = arm === CRAB ? AMOUNT[card] * coinWorth : arm === HABITAT ? AMOUNT[card] : 0;
      // A module further out than a bottle reaches takes a second one.
      cost[count] = 0.2 + staff * (i + 1 <= stride + 0.5 ? 1 : (i + 1) / stride);
      count++;
    }
  }
  return staffModules(count, Math.min(deeples, bottles), need);
}

function staffModules(count: number, capacity: number, need: number): Output {
  const made: Output = { coins: 0, points: 0, repair: 0, idle: 0 };
  let left = capacity;
  for (;;) {
    let best = -1;
    let bestRatio = 0;
    for (let i = 0; i < count; i++) {
      if (cost[i] > left + 0.25) continue;
      const worth = kind[i] === OCTOPUS ? 3 * Math.min(amount[i], Math.max(0, need - made.repair)) : pay[i];
      const ratio = worth / cost[i];
      if (ratio > bestRatio) {
        bestRatio = ratio;
        best = i;
      }
    }
    if (best < 0) break;
    if (kind[best] === CRAB) made.coins += amount[best];
    else if (kind[best] === HABITAT) made.points += amount[best];
    else made.repair += amount[best];
    left -= cost[best];
    cost[best] = Number.POSITIVE_INFINITY;
  }
  made.idle = Math.max(0, left);
  return made;
}
