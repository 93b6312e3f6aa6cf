/** The tables of docs/BALANCE.md: who wins from which place in the round and on which side, and how long it takes. */
import {
  type Balance,
  type BalanceTable,
  type Observer,
  range,
  seatCounts,
  sum,
  victoryShares,
} from '@fathom/kernel';
import { SKY } from './data/names.ts';
import { meta, type Options } from './meta.ts';
import { result } from './score.ts';
import type { State } from './state.ts';

/** Whoever has joined the Flotilla by this turn did it early. */
const EARLY = 9;
/** Whoever joins in one of the last turns only cashes in. */
const LAST = 2;
/** The length a game should have, in turns of each player. */
const LENGTH = [12, 22] as const;

const PLANS = ['never', 'early', 'later', 'last'] as const;
type Plan = (typeof PLANS)[number];

const tables: readonly BalanceTable<Options>[] = [
  ...seatCounts(meta).map(seats => ({ name: `${seats} seats`, seats })),
  { name: '3 seats scoring together', seats: 3, options: { building: 'together' } },
];

export const balance: Balance<State, Options> & Balance = { tables, observe };

function observe(start: State): Observer<State> {
  /** Turn on which each seat joined, 0 for never. */
  const joined: number[] = start.side.map(() => 0);
  return {
    moved(s) {
      for (let seat = 0; seat < s.seats; seat++) {
        if (s.side[seat] === SKY && joined[seat] === 0) joined[seat] = s.round;
      }
    },
    figures: s => figures(s, joined),
  };
}

/** Turns of each player; victories by place in the round, as a multiple of an even share; how many followed each plan, and what part of the victories they had. */
function figures(s: State, joined: readonly number[]): Record<string, number> {
  const shares = victoryShares(result(s)?.places ?? []);
  const found: Record<string, number> = {
    turns: s.round,
    usualLength: s.round >= LENGTH[0] && s.round <= LENGTH[1] ? 1 : 0,
  };
  for (let i = 0; i < s.seats; i++) found[`place${i + 1}`] = shares[(s.first + i) % s.seats] * s.seats;
  const plans = joined.map(turn => planOf(turn, s.round));
  for (const plan of PLANS) {
    const followers = range(s.seats).filter(seat => plans[seat] === plan);
    found[plan] = followers.length / s.seats;
    found[`${plan}Wins`] = sum(followers.map(seat => shares[seat]));
  }
  return found;
}

function planOf(joined: number, turns: number): Plan {
  if (joined === 0) return 'never';
  if (joined <= EARLY) return 'early';
  return joined > turns - LAST ? 'last' : 'later';
}
