/** NE-56, NE-62, A-21, A-30: bought or won cards are attached one by one, in an order of the owner's choice. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { attachCard } from '../attaching.ts';
import { isDeepThought } from '../automaton.ts';
import { COLUMNS } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import type { Attach } from '../frames.ts';
import type { Move } from '../move.ts';
import { EMPTY, type State } from '../state.ts';
import { addFree, explainFree, playFree } from './free.ts';

export const attach: Decision<State, Attach, Move> = {
  // attaching at once would tell the purse, or that a single card was bought.
  veiled: s => s.seats > 1,

  moves(s, f, seat) {
    const moves: Move[] = [];
    for (const card of pending(s, f)) moves.push({ kind: 'attach', card });
    addFree(s, seat, moves);
    return moves;
  },

  explain(s, f, seat, move) {
    if (move.kind !== 'attach') return explainFree(s, seat, move, refuse('NE-33', 'attachFirst'));
    return pending(s, f).includes(move.card)
      ? undefined
      : refuse('NE-56', 'notToAttach', { card: move.card });
  },

  play(s, f, seat, move, log) {
    if (move.kind !== 'attach') playFree(s, seat, move, log);
    else take(s, f, move.card, log);
  },

  /** Deep Thought attaches from left to right. */
  settle(s, f, log) {
    const cards = pending(s, f);
    if (cards.length === 0) s.stack.pop();
    else if (isDeepThought(s, f.seat)) take(s, f, cards[0], log);
    else return false;
    return true;
  },
};

/** Cards of a hand, or those of a row that was won. */
function pending(s: State, { seat, row }: Attach): readonly Card[] {
  if (row === null) return s.hands[seat];
  const cards: Card[] = [];
  for (let space = row * COLUMNS; space < (row + 1) * COLUMNS; space++)
    if (s.display[space] !== EMPTY) cards.push(s.display[space]);
  return cards;
}

function take(s: State, { seat, row }: Attach, card: Card, log?: Log): void {
  if (row === null) s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
  else s.display[s.display.indexOf(card)] = EMPTY;
  attachCard(s, seat, card, log);
}
