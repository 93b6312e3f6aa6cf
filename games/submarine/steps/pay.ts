/** SU-32 … SU-35: one card for each opposing submarine in the way, first from the draw pile, then hand cards of the payer's choice. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { holds, refill, takeHidden, UNSEEN } from '../cards.ts';
import { COLOURS } from '../data/box.ts';
import type { Pay } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { debtsFor } from '../submarines.ts';

export const pay: Decision<State, Pay, Move, 'pay'> = {
  /** Pays from the draw pile as far as it goes (SU-33); whoever is paid in full draws at once (SU-34, S-7, S-35). */
  settle(s, f, log) {
    const pile = s.piles[s.seat];
    const fromPile = Math.min(f.owed, pile.length);
    for (let i = 0; i < fromPile; i++) s.piles[f.to].push(pile.pop() ?? UNSEEN);
    if (fromPile > 0) log?.event('paid', { seat: s.seat, to: f.to, count: fromPile });
    if (f.owed > fromPile) {
      if (fromPile > 0) replaceTop(s, { step: 'pay', to: f.to, owed: f.owed - fromPile });
      return false;
    }
    s.stack.pop();
    refill(s, f.to, log);
    return true;
  },

  moves(s) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (holds(s.hands[s.seat], colour)) moves.push({ kind: 'pay', colour });
    }
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'pay') return refuse('SU-35', 'payFirst');
    return holds(s.hands[s.seat], move.colour)
      ? undefined
      : refuse('SU-35', 'noSuchCard', { colour: move.colour });
  },

  play(s, f, _, move, log) {
    s.piles[f.to].push(takeHidden(s.hands[s.seat], s.seat, move.colour));
    replaceTop(s, { step: 'pay', to: f.to, owed: f.owed - 1 });
    log?.event(
      'paidFromHand',
      { seat: s.seat, to: f.to },
      { seats: [s.seat], params: { colour: move.colour } },
    );
  },
};

/** S-8: the opponents are paid clockwise, one after the other; the first to be paid lies on top of the stack. */
export function owe(s: State, space: number): void {
  const debts = debtsFor(s, s.seat, space);
  for (let i = debts.length - 1; i >= 0; i--) {
    s.stack.push({ step: 'pay', to: debts[i].to, owed: debts[i].cards });
  }
}
