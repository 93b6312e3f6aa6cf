/** ED-129: one of two tokens is kept, the other is discarded. */
import { type Decision, refuse } from '@fathom/kernel';
import type { Wreck } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { finishDive } from './dive.ts';

export const wreck: Decision<State, Wreck, Move, 'keep'> = {
  moves: (_, f) => [...new Set(f.tokens)].map(token => ({ kind: 'keep', token })),

  explain: (_, f, __, move) =>
    move.kind === 'keep' && f.tokens.includes(move.token) ? undefined : refuse('ED-129', 'keepOne'),

  play(s, f, _, move, log) {
    const [first, second] = f.tokens;
    s.stack.pop();
    s.held[f.seat].push(move.token);
    s.discarded[move.token === first ? second : first]++;
    log?.event('keptToken', { seat: f.seat, token: move.token });
    finishDive(s, f.seat, f.dive, f.twice, log);
  },
};
