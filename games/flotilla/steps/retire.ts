/** FL-24: the card may leave the game for a bonus; A-3: whoever copies such a card retires the Student. */
import { type Decision, refuse } from '@fathom/kernel';
import { type Retire, runOf } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { STOP } from './moves.ts';

const RETIRE: Move = { kind: 'retire' };

export const retire: Decision<State, Retire, Move> = {
  moves: () => [RETIRE, STOP],

  explain: (_, __, ___, move) =>
    move.kind === 'retire' || move.kind === 'stop' ? undefined : refuse('FL-24', 'retireFirst'),

  play(s, f, _, move) {
    s.stack.pop();
    if (move.kind !== 'retire') return;
    s.turn.retires = true;
    s.stack.push(runOf(f.bonus));
  },
};
