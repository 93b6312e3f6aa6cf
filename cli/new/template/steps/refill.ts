/** NA-9, NA-10: the bank is filled up and the next turn begins, unless it was the last. Nobody is asked. */
import { type Automatic, drawFrom, type Log, range } from '@fathom/kernel';
import { BANK } from '../data/box.ts';
import type { Refill } from '../frames.ts';
import type { State } from '../state.ts';

export const refill: Automatic<State, Refill> = {
  settle(s, _, log) {
    if (isLast(s)) return finish(s, log);
    while (s.bank.length < BANK) {
      const value = drawFrom(s.rng, s.sea);
      s.bank.push(value);
      log?.event('surfaced', { value });
    }
    s.seat = (s.seat + 1) % s.seats;
    s.stack = [{ step: 'turn' }];
  },
};

/** Everybody has strung all their pearls. */
export function isLast(s: State): boolean {
  return s.strings.every(string => string.length === s.options.length);
}

/** NA-11: the fists are opened. */
function finish(s: State, log?: Log): void {
  s.ending = 'strung';
  s.stack = [];
  for (const [seat, value] of s.fists.entries()) log?.event('showed', { seat, value });
  log?.reveal(range(s.fists.length));
  log?.event('ended', {});
}
