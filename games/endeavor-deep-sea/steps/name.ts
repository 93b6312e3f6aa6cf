/** ED-186, E-87: the kind of site of mission 6 that counts for everybody. */
import { type Decision, refuse } from '@fathom/kernel';
import { CONSERVE, PUBLISH } from '../data/tiles.ts';
import type { Name } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const name: Decision<State, Name, Move, 'name'> = {
  moves: () => [
    { kind: 'name', site: CONSERVE },
    { kind: 'name', site: PUBLISH },
  ],

  explain: (_, __, ___, move) => (move.kind === 'name' ? undefined : refuse('ED-186', 'nameNow')),

  play(s, f, _, move, log) {
    s.stack.pop();
    s.named = move.site;
    log?.event('named', { seat: f.seat, kind: move.site });
  },
};
