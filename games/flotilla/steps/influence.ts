/** FL-30 … FL-33: discs move clockwise on the guild tracks and take the bonus of every space they enter. */
import { type Automatic, type Decision, type Log, refuse, replaceTop } from '@fathom/kernel';
import { TRACKS } from '../data/box.ts';
import { GUILDS } from '../data/names.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import { type Influence, runOf, type Toll, type Walk } from '../frames.ts';
import { sealsLeft } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { GUILD_MOVES } from './moves.ts';

export const influence: Decision<State, Influence, Move, 'guild'> = {
  moves: () => GUILD_MOVES.slice(),

  explain: (_, __, ___, move) => (move.kind === 'guild' ? undefined : refuse('FL-30', 'guildFirst')),

  play(s, f, _, move) {
    if (f.split && f.steps > 1) replaceTop(s, { ...f, steps: f.steps - 1 });
    else s.stack.pop();
    s.stack.push({ step: 'walk', guild: move.guild, steps: f.split ? 1 : f.steps });
  },
};

export const walk: Automatic<State, Walk> = {
  settle(s, f, log) {
    const space = spaceAfter(s.discs[s.seat * GUILDS.length + f.guild]);
    if (space !== TRACKS.tollSpace) enter(s, f, space, log);
    else if (canPayToll(s)) replaceTop(s, { ...f, step: 'toll' });
    else enter(s, f, space + 1, log);
  },
};

/** FL-32, A-4: only the space numbered 3; skipping it costs no step. */
export const toll: Decision<State, Toll, Move> = {
  moves: () => [{ kind: 'enter' }, { kind: 'skip' }],

  explain: (_, __, ___, move) =>
    move.kind === 'enter' || move.kind === 'skip' ? undefined : refuse('FL-32', 'tollFirst'),

  play(s, f, _, move, log) {
    if (move.kind !== 'enter') return enter(s, f, TRACKS.tollSpace + 1, log);
    s.coins[s.seat] -= TRACKS.toll;
    log?.event('toll', { seat: s.seat, coins: TRACKS.toll, guild: f.guild });
    enter(s, f, TRACKS.tollSpace, log);
  },
};

/** The tracks run in a loop. */
export function spaceAfter(space: number): number {
  return (space % SPACES_PER_GUILD) + 1;
}

/** FL-31: the bonus is taken before the disc goes on. */
function enter(s: State, { guild, steps }: Walk | Toll, space: number, log?: Log): void {
  s.discs[s.seat * GUILDS.length + guild] = space;
  if (space === SPACES_PER_GUILD) s.laps[s.seat]++;
  if (steps === 1) s.stack.pop();
  else replaceTop(s, { step: 'walk', guild, steps: steps - 1 });
  log?.event('influenced', { seat: s.seat, guild, space });
  s.stack.push(runOf(TRACKS.guilds[guild * SPACES_PER_GUILD + space - 1], guild));
}

/** who cannot pay, or has no seal left, skips. */
function canPayToll(s: State): boolean {
  return s.coins[s.seat] >= TRACKS.toll && sealsLeft(s, s.seat) > 0;
}
