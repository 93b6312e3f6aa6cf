/** NA-5 … NA-7: take a pearl from the bank, or open the fist. */
import { type Decision, drawFrom, type Log, refuse } from '@fathom/kernel';
import { VALUES } from '../data/box.ts';
import type { Turn } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const turn: Decision<State, Turn, Move> = {
  moves(s) {
    const takes: Move[] = VALUES.filter(value => s.bank.includes(value)).map(value => ({
      kind: 'take',
      value,
    }));
    return [...takes, { kind: 'open' }];
  },

  explain(s, _, __, move) {
    if (move.kind === 'open') return undefined;
    if (move.kind !== 'take') return refuse('NA-8', 'pearlFirst');
    return s.bank.includes(move.value) ? undefined : refuse('NA-6', 'notOnBank', { value: move.value });
  },

  play(s, _, seat, move, log) {
    if (move.kind === 'take') take(s, seat, move.value, log);
    else open(s, seat, log);
    s.stack = [{ step: 'refill' }, { step: 'current' }];
  },
};

/** NA-6 */
function take(s: State, seat: number, value: number, log?: Log): void {
  s.bank.splice(s.bank.indexOf(value), 1);
  s.strings[seat].push(value);
  log?.event('took', { seat, value });
}

/** NA-7: everybody sees the old pearl, only its owner the new one. */
function open(s: State, seat: number, log?: Log): void {
  const value = s.fists[seat];
  s.strings[seat].push(value);
  s.fists[seat] = drawFrom(s.rng, s.sea);
  log?.event('opened', { seat, value }, { seats: [seat], params: { drawn: s.fists[seat] } });
}
