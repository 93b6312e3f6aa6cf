/** ED-81k: whether a disc goes back for more research. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { TOKENS } from '../data/tokens.ts';
import type { Trade } from '../frames.ts';
import { takeResearch } from '../gains.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const trade: Decision<State, Trade, Move> = {
  settle(s, f) {
    if (s.staging[f.seat] > 0) return false;
    s.stack.pop();
    return true;
  },

  moves: (_, f) => [{ kind: 'use', token: f.token }, { kind: 'skip' }],

  explain(_, f, __, move) {
    if (move.kind === 'skip' || (move.kind === 'use' && move.token === f.token)) return undefined;
    return refuse('ED-81k', 'discBackNow');
  },

  play(s, f, _, move, log) {
    s.stack.pop();
    if (move.kind === 'use') tradeDisc(s, f.seat, f.token, log);
  },
};

/** ED-101: the disc goes back to the supply. */
export function tradeDisc(s: State, seat: number, token: number, log?: Log): void {
  s.staging[seat]--;
  s.stock[seat]++;
  log?.event('discBack', { seat });
  takeResearch(s, seat, TOKENS[token].discBack, log);
}
