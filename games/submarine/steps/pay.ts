/** SU-32 … SU-35: one card for each opposing submarine in the way, first from the draw pile, then hand cards of the payer's choice. */
import type { Log } from '@fathom/kernel';
import { holds, refill, takeHidden, UNSEEN } from '../cards.ts';
import { COLOURS } from '../data/box.ts';
import type { Move } from '../move.ts';
import { type State, turn } from '../state.ts';
import { chargeOf } from '../submarines.ts';
import { refuse, type Step } from './step.ts';
import { finishSalvage } from './take.ts';

export const pay: Step = {
  moves(s) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (holds(s.hands[s.seat], colour)) moves.push({ kind: 'pay', colour });
    }
    return moves;
  },

  explain(s, move) {
    if (move.kind !== 'pay') return refuse('SU-35', 'payFirst');
    return holds(s.hands[s.seat], move.colour)
      ? undefined
      : refuse('SU-35', 'noSuchCard', { colour: move.colour });
  },

  play(s: State, move: Move, log?: Log): void {
    if (move.kind !== 'pay') return;
    const debt = s.stack[s.stack.length - 1];
    s.piles[debt.to].push(takeHidden(s.hands[s.seat], s.seat, move.colour));
    debt.owed--;
    log?.event(
      'paidFromHand',
      { seat: s.seat, to: debt.to },
      { seats: [s.seat], params: { colour: move.colour } },
    );
    settle(s, log);
    finishSalvage(s, log);
  },
};

/** S-8: the opponents are paid clockwise, one after the other; the first to be paid lies on top of the stack. */
export function owe(s: State, space: number, log?: Log): void {
  for (let i = s.seats - 1; i > 0; i--) {
    const owner = (s.seat + i) % s.seats;
    const owed = chargeOf(s, owner, space);
    if (owed > 0) s.stack.push({ ...turn('pay'), to: owner, owed });
  }
  settle(s, log);
}

/** Pays from the draw pile as far as it goes (SU-33); whoever is paid in full draws at once (SU-34, S-7, S-35). */
function settle(s: State, log?: Log): void {
  const pile = s.piles[s.seat];
  while (s.stack.length > 1) {
    const debt = s.stack[s.stack.length - 1];
    const fromPile = Math.min(debt.owed, pile.length);
    for (let i = 0; i < fromPile; i++) s.piles[debt.to].push(pile.pop() ?? UNSEEN);
    debt.owed -= fromPile;
    if (fromPile > 0) log?.event('paid', { seat: s.seat, to: debt.to, count: fromPile });
    if (debt.owed > 0) return;
    s.stack.pop();
    refill(s, debt.to, log);
  }
}
