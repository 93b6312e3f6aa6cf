/** Which research dice to keep, to roll again, and to turn. */
import { FACES, GUILDS, RESEARCH } from '../data/names.ts';
import { type Die, dieOn, shown } from '../dice.ts';
import type { State } from '../state.ts';
import { hubWorth } from './bonus.ts';

export function againPrior(s: State, dice: readonly Die[], die: number): number {
  return isWanted(s, dice, die) ? 0.1 : 2;
}

export function setPrior(s: State, dice: readonly Die[], from: number, to: number): number {
  if (isWanted(s, dice, dieOn(RESEARCH, from))) return 0.1;
  return isWanted(s, dice, dieOn(RESEARCH, to)) ? 2 : 1;
}

/** Whether a research die helps the most promising set. */
function isWanted(s: State, dice: readonly Die[], die: number): boolean {
  const face = die - RESEARCH * FACES;
  if (face === 5 || (face === 4 && s.hub.length === 0)) return true;
  const target = targetGuild(s, dice);
  return target >= 0 && face === target;
}

function targetGuild(s: State, dice: readonly Die[]): number {
  let best = -1;
  let most = 0;
  for (let guild = 0; guild < GUILDS.length; guild++) {
    const wanted = dieOn(RESEARCH, guild);
    let count = 0;
    for (let i = 0; i < dice.length; i++) if (shown(dice[i]) === wanted) count++;
    const worth = (1 + count) * hubWorth(s, guild);
    if (worth > most) {
      most = worth;
      best = guild;
    }
  }
  return best;
}
