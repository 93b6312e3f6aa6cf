/** SU-41, S-17, S-18: in the research break one hand card may go under the own pile for a new one. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { drawCard, holds, takeHidden } from '../cards.ts';
import { COLOURS } from '../data/box.ts';
import type { Rest } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';

/** What can be asked of a view as well as of a state. */
interface Piles {
  readonly piles: readonly (readonly unknown[])[];
  readonly seat: number;
}

export const rest: Decision<State, Rest, Move> = {
  moves(s) {
    const moves: Move[] = [];
    if (canExchange(s)) {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (holds(s.hands[s.seat], colour)) moves.push({ kind: 'exchange', colour });
      }
    }
    moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind === 'end') return undefined;
    if (move.kind !== 'exchange') return refuse('SU-23', 'shipIsOut');
    if (!canExchange(s)) return refuse('S-18', 'emptyPile');
    return holds(s.hands[s.seat], move.colour)
      ? undefined
      : refuse('SU-41', 'noSuchCard', { colour: move.colour });
  },

  play(s, _, __, move, log) {
    if (move.kind === 'exchange') exchange(s, move.colour, log);
    else log?.event('kept', { seat: s.seat });
    endTurn(s, log);
  },
};

/** S-18: there is a card to be drawn for the one that goes under the pile. A hand is empty only when the pile is (SU-42). */
export function canExchange({ piles, seat }: Piles): boolean {
  return piles[seat].length > 0;
}

/** S-18: first the card goes under the pile, then the top card is drawn. */
function exchange(s: State, colour: number, log?: Log): void {
  const hand = s.hands[s.seat];
  s.piles[s.seat].unshift(takeHidden(hand, s.seat, colour));
  const drawn = drawCard(s, s.seat, log);
  log?.event('exchanged', { seat: s.seat }, { seats: [s.seat], params: { colour, drawn } });
}
