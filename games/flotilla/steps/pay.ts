/** FL-78 with `wild`: costs may be paid with any colours. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { COLOURS } from '../data/names.ts';
import type { Pay } from '../frames.ts';
import { payBarrels } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { popWhen } from './moves.ts';

export const pay: Decision<State, Pay, Move, 'barrel'> = {
  settle: (s, f) => popWhen(s, f.due === 0),

  moves(s) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (holds(s, colour)) moves.push({ kind: 'barrel', colour });
    }
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'barrel') return refuse('FL-78', 'payFirst');
    return holds(s, move.colour) ? undefined : refuse('FL-78', 'noSuchBarrel', { colour: move.colour });
  },

  play(s, f, _, move, log) {
    replaceTop(s, { ...f, due: f.due - 1 });
    payBarrels(s, move.colour, 1);
    log?.event('paid', { seat: s.seat, count: 1, colour: move.colour });
  },
};

function holds(s: State, colour: number): boolean {
  return s.barrels[s.seat * COLOURS.length + colour] > 0;
}
