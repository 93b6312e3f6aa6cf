/** SEAL: on guilds of one's choice, as long as seals are left. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import type { PlaceSeals } from '../frames.ts';
import { placeSeal, sealsLeft } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { GUILD_MOVES, popWhen } from './moves.ts';

export const seal: Decision<State, PlaceSeals, Move, 'guild'> = {
  settle: (s, f) => popWhen(s, f.seals === 0 || sealsLeft(s, s.seat) === 0),

  moves: () => GUILD_MOVES.slice(),

  explain: (_, __, ___, move) => (move.kind === 'guild' ? undefined : refuse('FL-33', 'sealFirst')),

  play(s, f, _, move, log) {
    replaceTop(s, { ...f, seals: f.seals - 1 });
    placeSeal(s, move.guild, log);
  },
};
