/** GAIN: barrels of colours of one's choice, as far as the supply has them. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { COLOURS } from '../data/names.ts';
import type { Gain } from '../frames.ts';
import { takeBarrels } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { popWhen } from './moves.ts';

export const gain: Decision<State, Gain, Move, 'barrel'> = {
  settle: (s, f) => popWhen(s, f.barrels === 0 || !s.bank.some(count => count > 0)),

  moves(s) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.bank[colour] > 0) moves.push({ kind: 'barrel', colour });
    }
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'barrel') return refuse('FL-33', 'barrelFirst');
    return s.bank[move.colour] > 0 ? undefined : refuse('A-36', 'bankEmpty', { colour: move.colour });
  },

  play(s, f, _, move, log) {
    replaceTop(s, { ...f, barrels: f.barrels - 1 });
    takeBarrels(s, move.colour, 1);
    log?.event('gained', { seat: s.seat, colour: move.colour });
  },
};
