/** What effects and bonuses look worth at a glance, in victory points. */
import { RELICS, TRACKS } from '../data/box.ts';
import { type Effect, PROGRAMS } from '../data/effects.ts';
import { GUILDS } from '../data/names.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import type { State } from '../state.ts';
import { spaceAfter } from '../steps/influence.ts';

/** Rough worth of an effect, in victory points. */
function effectWorth({ op, n, keep, inner }: Effect): number {
  switch (op) {
    case 'COINS':
      return 0.5 * n;
    case 'VP':
      return n;
    case 'GAIN':
      return 2.5 * n;
    case 'INFLUENCE':
      return 2.5 * n;
    case 'SEAL':
      return 3;
    case 'RECRUIT':
      return 2 + n;
    case 'SURVIVOR':
      return 1.7 * n;
    case 'DRAW':
      return 1.2 * keep;
    case 'RETIRE':
      return 0.3 * programWorth(inner);
    default:
      return 2;
  }
}

function programWorth(program: number): number {
  let sum = 0;
  for (const effect of PROGRAMS[program]) sum += effectWorth(effect);
  return sum;
}

const TRACK_WORTH: readonly number[] = TRACKS.guilds.map(programWorth);

/** What so many steps on the track of a guild bring. */
export function pathWorth(s: State, seat: number, guild: number, steps: number): number {
  let space = s.discs[seat * GUILDS.length + guild];
  let worth = 0.1;
  for (let i = 0; i < steps; i++) {
    space = spaceAfter(space);
    if (space === TRACKS.tollSpace && s.coins[seat] < TRACKS.toll) space++;
    worth += TRACK_WORTH[guild * SPACES_PER_GUILD + space - 1];
  }
  return worth;
}

/** What the artifacts of a guild on the hub bring. */
export function hubWorth(s: State, guild: number): number {
  let worth = 0;
  for (const artifact of s.hub)
    if (RELICS[artifact].guild === guild) worth += programWorth(RELICS[artifact].hub);
  return worth;
}
