/** FL-84, FL-86: dials are common and stop at 4. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { TRACKS } from '../data/box.ts';
import { type RaiseDials, runOf } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { GUILD_MOVES } from './moves.ts';

export const dial: Decision<State, RaiseDials, Move, 'guild'> = {
  settle(s, f) {
    if (f.raises > 0 && s.dials.some((_, guild) => canRise(s, guild))) return false;
    s.stack.pop();
    for (let i = 0; i < f.raises; i++) s.stack.push(runOf(TRACKS.dialSpare));
    return true;
  },

  moves: s => GUILD_MOVES.filter((_, guild) => canRise(s, guild)),

  explain(s, _, __, move) {
    if (move.kind !== 'guild') return refuse('FL-84', 'dialFirst');
    return canRise(s, move.guild) ? undefined : refuse('FL-86', 'dialFull', { guild: move.guild });
  },

  play(s, f, _, move, log) {
    replaceTop(s, { ...f, raises: f.raises - 1 });
    s.dials[move.guild]++;
    log?.event('dial', { seat: s.seat, guild: move.guild, value: s.dials[move.guild] });
  },
};

function canRise(s: State, guild: number): boolean {
  return s.dials[guild] < TRACKS.dialMax;
}
