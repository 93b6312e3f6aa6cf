/** FL-41: MARKET moves an indicator before the trading. */
import { type Decision, refuse } from '@fathom/kernel';
import { COLOURS } from '../data/names.ts';
import type { MovePrice } from '../frames.ts';
import { isOnLadder, priceOf } from '../market.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { STOP } from './moves.ts';

export const market: Decision<State, MovePrice, Move> = {
  moves(s, f) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      for (let by = -f.reach; by <= f.reach; by++) {
        if (by !== 0 && isOnLadder(s.prices[colour] + by)) moves.push({ kind: 'price', colour, by });
      }
    }
    moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'price') return refuse('FL-41', 'priceFirst');
    if (move.by === 0 || Math.abs(move.by) > f.reach)
      return refuse('FL-41', 'priceTooFar', { spaces: f.reach });
    return isOnLadder(s.prices[move.colour] + move.by)
      ? undefined
      : refuse('FL-45', 'offTheLadder', { colour: move.colour });
  },

  play(s, _, __, move, log) {
    s.stack.pop();
    if (move.kind !== 'price') return;
    s.prices[move.colour] += move.by;
    log?.event('price', { colour: move.colour, price: priceOf(s, move.colour) });
  },
};
