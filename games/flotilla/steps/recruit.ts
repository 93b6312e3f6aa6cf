/** FL-34: one open card joins the crew; where none may be taken, coins. */
import { type Decision, refuse } from '@fathom/kernel';
import { canRecruit, recruit as takeCard } from '../crew.ts';
import { NUMBERS } from '../data/box.ts';
import type { Recruit } from '../frames.ts';
import { takeCoins } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const recruit: Decision<State, Recruit, Move, 'recruit'> = {
  settle(s, f, log) {
    if (s.display.some(card => canRecruit(card, f.level, f.guild))) return false;
    s.stack.pop();
    takeCoins(s, NUMBERS.noRecruit, log);
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    for (let slot = 0; slot < s.display.length; slot++) {
      const card = s.display[slot];
      if (canRecruit(card, f.level, f.guild)) moves.push({ kind: 'recruit', card });
    }
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind !== 'recruit') return refuse('FL-34', 'recruitFirst');
    if (!s.display.includes(move.card)) return refuse('FL-16', 'notOpen', { card: move.card });
    return canRecruit(move.card, f.level, f.guild)
      ? undefined
      : refuse('FL-34', 'notForYou', { card: move.card });
  },

  play(s, _, __, move, log) {
    s.stack.pop();
    takeCard(s, move.card, log);
  },
};
