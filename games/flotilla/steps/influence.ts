/** FL-30 … FL-33: discs move clockwise on the guild tracks and take the bonus of every space they enter. */
import type { Log } from '@fathom/kernel';
import { NUMBERS, TRACKS } from '../data/box.ts';
import { EFFECTS } from '../data/effects.ts';
import { GUILDS } from '../data/names.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import { sealsLeft } from '../goods.ts';
import type { Move } from '../move.ts';
import { type Frame, frame as newFrame, type State } from '../state.ts';
import { refuse, type Step } from './step.ts';

export const GUILD_MOVES: readonly Move[] = GUILDS.map((_, guild) => ({ kind: 'guild', guild }));

export const influence: Step = {
  open(s, frame, log) {
    if (frame.left === 0) {
      s.stack.pop();
      return false;
    }
    if (frame.guild < 0) return true;
    const next = (s.discs[s.seat * GUILDS.length + frame.guild] % SPACES_PER_GUILD) + 1;
    if (next !== TRACKS.tollSpace) enter(s, frame, next, log);
    else if (canPayToll(s)) s.stack.push({ ...newFrame('toll'), guild: frame.guild });
    else enter(s, frame, next + 1, log);
    return false;
  },

  moves: () => GUILD_MOVES.slice(),

  explain: (_, __, move) => (move.kind === 'guild' ? undefined : refuse('FL-30', 'guildFirst')),

  play(_, frame, move) {
    if (move.kind === 'guild') frame.guild = move.guild;
  },
};

/** FL-32, A-4: only the space numbered 3; skipping it costs no step. */
export const toll: Step = {
  open: () => true,

  moves: () => [{ kind: 'enter' }, { kind: 'skip' }],

  explain: (_, __, move) =>
    move.kind === 'enter' || move.kind === 'skip' ? undefined : refuse('FL-32', 'tollFirst'),

  play(s, _, move, log) {
    s.stack.pop();
    const walk = s.stack[s.stack.length - 1];
    if (move.kind === 'enter') {
      s.coins[s.seat] -= TRACKS.toll;
      log?.event('toll', { seat: s.seat, coins: TRACKS.toll, guild: walk.guild });
      enter(s, walk, TRACKS.tollSpace, log);
    } else enter(s, walk, TRACKS.tollSpace + 1, log);
  },
};

/** FL-31: the bonus is taken before the disc goes on. */
function enter(s: State, walk: Frame, space: number, log?: Log): void {
  const guild = walk.guild;
  s.discs[s.seat * GUILDS.length + guild] = space;
  if (space === SPACES_PER_GUILD) s.laps[s.seat]++;
  walk.left--;
  if (EFFECTS[walk.effect].split) walk.guild = -1;
  log?.event('influenced', { seat: s.seat, guild, space });
  s.stack.push({ ...newFrame('run'), effect: TRACKS.guilds[guild * SPACES_PER_GUILD + space - 1], guild });
}

/** who cannot pay, or has no seal left, skips. */
function canPayToll(s: State): boolean {
  return s.coins[s.seat] >= TRACKS.toll && sealsLeft(s, s.seat) > 0;
}

/** FL-86: dials are common and stop at 4. */
export const dial: Step = {
  open(s, frame) {
    if (frame.left === 0) {
      s.stack.pop();
      return false;
    }
    if (s.dials.some(value => value < TRACKS.dialMax)) return true;
    frame.left--;
    s.stack.push({ ...newFrame('run'), effect: TRACKS.dialSpare });
    return false;
  },

  moves: s => GUILD_MOVES.filter((_, guild) => s.dials[guild] < TRACKS.dialMax),

  explain(s, _, move) {
    if (move.kind !== 'guild') return refuse('FL-84', 'dialFirst');
    return s.dials[move.guild] < TRACKS.dialMax
      ? undefined
      : refuse('FL-86', 'dialFull', { guild: move.guild });
  },

  play(s, frame, move, log) {
    if (move.kind !== 'guild') return;
    frame.left--;
    s.dials[move.guild]++;
    log?.event('dial', { seat: s.seat, guild: move.guild, value: s.dials[move.guild] });
  },
};

/** FL-81 A, A-7: the dial and the own buildings of the guild, together at most 4. */
export function districtValue(dialValue: number, buildings: number): number {
  return Math.min(NUMBERS.districtValueMax, dialValue + buildings);
}
