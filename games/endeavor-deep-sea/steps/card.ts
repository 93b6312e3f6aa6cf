/** CO-3 … CO-5: of two cards the team keeps one. */
import { type Decision, refuse } from '@fathom/kernel';
import { keepCard } from '../cards.ts';
import type { Card } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const card: Decision<State, Card, Move, 'card'> = {
  moves: (_, f) => f.cards.map(one => ({ kind: 'card', card: one })),

  explain: (_, f, __, move) =>
    move.kind === 'card' && f.cards.includes(move.card) ? undefined : refuse('CO-4', 'cardNow'),

  play(s, _, __, move, log) {
    s.stack.pop();
    keepCard(s, move.card, log);
  },
};
