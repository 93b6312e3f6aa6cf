/** NA-8: where pearls of the bank are alike, the current may take all that lies there. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import type { Current } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { isLast } from './refill.ts';

export const current: Decision<State, Current, Move> = {
  moves: () => [{ kind: 'sweep' }, { kind: 'leave' }],

  explain: (_, __, ___, move) =>
    move.kind === 'sweep' || move.kind === 'leave' ? undefined : refuse('NA-5', 'currentFirst'),

  play(s, _, seat, move, log) {
    s.stack.pop();
    if (move.kind === 'sweep') sweep(s, seat, log);
    else log?.event('left', { seat });
  },

  /** Nobody is asked where no pearls are alike; N-3: nor after the last pearl. */
  settle(s) {
    if (hasTwins(s.bank) && !isLast(s)) return false;
    s.stack.pop();
    return true;
  },
};

function hasTwins(bank: readonly number[]): boolean {
  return new Set(bank).size < bank.length;
}

/** The pearls are back in the sea before others come from it. */
function sweep(s: State, seat: number, log?: Log): void {
  for (const value of s.bank) s.sea[value]++;
  s.bank = [];
  log?.event('swept', { seat });
}
