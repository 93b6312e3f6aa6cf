/** NE-75 … NE-77: the damage would have gone past the end, so the owner gives up the outermost card of an arm. */
import { destroyModule } from '../damage.ts';
import { ARMS } from '../data/box.ts';
import type { Move } from '../move.ts';
import { cardCount } from '../station.ts';
import { refuse, type Step } from './step.ts';

const MOVES: readonly Move[] = Array.from({ length: ARMS }, (_, arm) => ({ kind: 'destroy', arm }));

export const destroy: Step = {
  moves: (s, seat) => MOVES.filter((_, arm) => cardCount(s.stations[seat], arm) > 0),

  explain(s, seat, move) {
    if (move.kind !== 'destroy') return refuse('NE-75', 'destroyFirst');
    return cardCount(s.stations[seat], move.arm) > 0
      ? undefined
      : refuse('NE-76', 'emptyArm', { arm: move.arm });
  },

  play(s, seat, move, log) {
    if (move.kind !== 'destroy') return;
    s.stack.pop();
    destroyModule(s, seat, move.arm, log);
  },
};
