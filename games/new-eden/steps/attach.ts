/** NE-56, NE-62, A-21, A-30: bought or won cards are attached one by one, in an order of the owner's choice. */

import type { Log } from '@fathom/kernel';
import { attachCard } from '../attaching.ts';
import { isDeepThought } from '../automaton.ts';
import { COLUMNS } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import type { Move } from '../move.ts';
import { EMPTY, type Frame, type State, topFrame } from '../state.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { refuse, type Step } from './step.ts';

export const attach: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    for (const card of pending(s, topFrame(s))) moves.push({ kind: 'attach', card });
    addFree(s, seat, moves);
    return moves;
  },

  explain(s, seat, move) {
    if (move.kind !== 'attach') return explainFree(s, seat, move, refuse('NE-33', 'attachFirst'));
    return pending(s, topFrame(s)).includes(move.card)
      ? undefined
      : refuse('NE-56', 'notToAttach', { card: move.card });
  },

  play(s, seat, move, log) {
    if (move.kind !== 'attach') playFree(s, seat, move, log);
    else take(s, topFrame(s), move.card, log);
  },

  /** Deep Thought attaches from left to right. */
  advance(s, log) {
    const attaching = topFrame(s);
    const cards = pending(s, attaching);
    if (cards.length === 0) s.stack.pop();
    else if (isDeepThought(s, attaching.seat)) take(s, attaching, cards[0], log);
    else return false;
    return true;
  },
};

/** Cards of a hand, or those of a row that was won. */
function pending(s: State, { seat, row }: Frame): readonly Card[] {
  if (row < 0) return s.hands[seat];
  const cards: Card[] = [];
  for (let space = row * COLUMNS; space < (row + 1) * COLUMNS; space++)
    if (s.display[space] !== EMPTY) cards.push(s.display[space]);
  return cards;
}

function take(s: State, { seat, row }: Frame, card: Card, log?: Log): void {
  if (row < 0) s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
  else s.display[s.display.indexOf(card)] = EMPTY;
  attachCard(s, seat, card, log);
}
