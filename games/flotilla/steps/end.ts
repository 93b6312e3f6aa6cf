/** FL-19, FL-24: the card goes to the pile, or out of the game when it retires; the prices move; the next player is on turn. */
import type { Log } from '@fathom/kernel';
import { EFFECTS } from '../data/effects.ts';
import { adjustPrices } from '../market.ts';
import { frame as newFrame, type State } from '../state.ts';
import { nextTurn } from '../turn.ts';
import { refuse, STOP, type Step } from './step.ts';

/** whoever copies a card that retires retires the Student. */
export const retire: Step = {
  open: () => true,

  moves: () => [{ kind: 'retire' }, STOP],

  explain: (_, __, move) =>
    move.kind === 'retire' || move.kind === 'stop' ? undefined : refuse('FL-24', 'retireFirst'),

  play(s, frame, move) {
    s.stack.pop();
    if (move.kind !== 'retire') return;
    s.turn.retires = true;
    s.stack.push({ ...newFrame('run'), effect: EFFECTS[frame.effect].inner });
  },
};

export const end: Step = {
  open(s, frame, log) {
    if (frame.left === 0) {
      frame.left = 1;
      layDown(s, log);
      adjustPrices(s, log);
    }
    return true;
  },

  moves: () => [{ kind: 'end' }],

  explain: (_, __, move) => (move.kind === 'end' ? undefined : refuse('FL-19', 'turnIsOver')),

  play(s, _, __, log) {
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
  s.retired.push(card + 64 * s.seat);
  log?.event('retired', { seat: s.seat, card, side: s.side[s.seat] });
}
