/** SU-41, S-17, S-18: in the research break one hand card may go under the own pile for a new one. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { drawCard, holds, takeHidden } from '../cards.ts';
import { COLOURS } from '../data/box.ts';
import type { Rest } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';

export const rest: Decision<State, Rest, Move> = {
  moves(s) {
    const moves: Move[] = [];
    const hand = s.hands[s.seat];
    if (canExchange(hand.length, s.piles[s.seat].length)) {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (holds(hand, colour)) moves.push({ kind: 'exchange', colour });
      }
    }
    moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind === 'end') return undefined;
    if (move.kind !== 'exchange') return refuse('SU-23', 'shipIsOut');
    if (s.piles[s.seat].length === 0) return refuse('S-18', 'emptyPile');
    return holds(s.hands[s.seat], move.colour)
      ? undefined
      : refuse('SU-41', 'noSuchCard', { colour: move.colour });
  },

  play(s, _, __, move, log) {
    if (move.kind === 'exchange') exchange(s, move.colour, log);
    endTurn(s, log);
  },
};

/** S-18: a card in the hand, and one in the pile to be drawn for it. */
export function canExchange(hand: number, pile: number): boolean {
  return hand > 0 && pile > 0;
}

/** S-18: first the card goes under the pile, then the top card is drawn. */
function exchange(s: State, colour: number, log?: Log): void {
  const hand = s.hands[s.seat];
  s.piles[s.seat].unshift(takeHidden(hand, s.seat, colour));
  const drawn = drawCard(s, s.seat, log);
  log?.event('exchanged', { seat: s.seat }, { seats: [s.seat], params: { colour, drawn } });
}
