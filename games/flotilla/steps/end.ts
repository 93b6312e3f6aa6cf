/** FL-19, FL-24: the card goes to the pile, or out of the game when it retires; the prices move; the next player is on turn. */
import { type Automatic, type Decision, type Log, refuse, replaceTop } from '@fathom/kernel';
import { retiredBy } from '../crew.ts';
import type { Close, End } from '../frames.ts';
import { adjustPrices } from '../market.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { nextTurn } from '../turn.ts';

export const close: Automatic<State, Close> = {
  settle(s, _, log) {
    layDown(s, log);
    adjustPrices(s, log);
    replaceTop(s, { step: 'end' });
  },
};

const END: Move = { kind: 'end' };

export const end: Decision<State, End, Move> = {
  moves: () => [END],

  explain: (_, __, ___, move) => (move.kind === 'end' ? undefined : refuse('FL-19', 'turnIsOver')),

  play(s, _, __, ___, log) {
    nextTurn(s, log);
  },
};

function layDown(s: State, log?: Log): void {
  const { card, retires } = s.turn;
  if (card < 0) return;
  s.turn.card = -1;
  if (!retires) {
    s.piles[s.seat].push(card);
    return;
  }
  s.retired.push(retiredBy(s.seat, card));
  log?.event('retired', { seat: s.seat, card, side: s.side[s.seat] });
}
