/** ED-194, E-90, CO-13: the option of a goal of mission 8 holds for everybody. */
import { type Decision, refuse } from '@fathom/kernel';
import type { Option } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const option: Decision<State, Option, Move, 'option'> = {
  moves: () => [
    { kind: 'option', option: 1 },
    { kind: 'option', option: 2 },
  ],

  explain: (_, __, ___, move) => (move.kind === 'option' ? undefined : refuse('ED-194', 'optionNow')),

  play(s, f, _, move, log) {
    s.stack.pop();
    s.chosen[f.goal] = move.option;
    log?.event('chose', { seat: f.seat, goal: f.goal, option: move.option });
  },
};
