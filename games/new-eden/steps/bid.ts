/** NE-60, NE-61, A-25 … A-29: clockwise everybody raises or drops out until one highest bid stands. */
import { type Decision, hasBit, type Log, refuse, replaceTop, type Seat } from '@fathom/kernel';
import { closeAuction } from '../auction.ts';
import { hasSecretPurses } from '../coins.ts';
import type { Bid } from '../frames.ts';
import type { Move } from '../move.ts';
import { purseOf } from '../power-plant.ts';
import { NOBODY, type State } from '../state.ts';
import { addFree, explainFree, playFree } from './free.ts';

const DROP: Move = { kind: 'drop' };

export const bid: Decision<State, Bid, Move> = {
  // dropping out at once would tell that the purse allows nothing else.
  veiled: hasSecretPurses,

  moves(s, f, seat) {
    const moves: Move[] = [];
    const { coins } = s.stations[seat];
    for (let bid = leastBid(f); bid <= coins; bid++) moves.push({ kind: 'bid', coins: bid });
    addFree(s, seat, moves);
    moves.push(DROP);
    return moves;
  },

  explain(s, f, seat, move) {
    if (move.kind === 'drop') return undefined;
    if (move.kind !== 'bid') return explainFree(s, seat, move, refuse('NE-61', 'bidOrDrop'));
    const rule = ruleOfRaise(s, f);
    if (move.coins < leastBid(f)) return refuse(rule, 'bidTooLow', { high: f.high });
    const station = s.stations[seat];
    return move.coins > station.coins ? refuse('A-28', 'bidTooHigh', purseOf(station)) : undefined;
  },

  play(s, f, seat, move, log) {
    if (move.kind === 'bid') {
      log?.event('bid', { seat, coins: move.coins });
      goOn(s, { ...f, high: move.coins, leader: seat }, log);
    } else if (move.kind === 'drop') {
      log?.event('dropped', { seat });
      goOn(s, { ...f, out: f.out | (1 << seat) }, log);
    } else playFree(s, seat, move, log);
  },
};

/** a bid is at least one coin, and more than the last. */
export function leastBid({ high }: Bid): number {
  return high + 1;
}

function goOn(s: State, f: Bid, log?: Log): void {
  const seat = nextBidder(s, f);
  if (seat === NOBODY) closeAuction(s, f, log);
  else replaceTop(s, { ...f, seat });
}

/** Whoever is still in and does not hold the highest bid; nobody when there is no one left to ask. */
function nextBidder(s: State, { seat, leader, out }: Bid): Seat {
  for (let i = 1; i <= s.seats; i++) {
    const next = (seat + i) % s.seats;
    if (next !== leader && !hasBit(out, next)) return next;
  }
  return NOBODY;
}

/** in the solo game the bid that stands is Deep Thought's. */
function ruleOfRaise(s: State, { high }: Bid): string {
  return high > 0 && s.seats === 1 ? 'A-68' : 'A-25';
}
