/** NE-60, NE-61, A-25 … A-29: clockwise everybody raises or drops out until one highest bid stands. */
import { closeAuction } from '../auction.ts';
import type { Move } from '../move.ts';
import { type State, topFrame } from '../state.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { refuse, type Step } from './step.ts';

const DROP: Move = { kind: 'drop' };

export const bid: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    const { coins } = s.stations[seat];
    for (let bid = topFrame(s).high + 1; bid <= coins; bid++) moves.push({ kind: 'bid', coins: bid });
    addFree(s, seat, moves);
    moves.push(DROP);
    return moves;
  },

  explain(s, seat, move) {
    const { high } = topFrame(s);
    if (move.kind === 'drop') return undefined;
    if (move.kind !== 'bid') return explainFree(s, seat, move, refuse('NE-61', 'bidOrDrop'));
    if (move.coins <= high)
      return refuse(high === 0 ? 'A-25' : s.seats === 1 ? 'A-68' : 'A-25', 'bidTooLow', { high });
    const { coins } = s.stations[seat];
    return move.coins > coins ? refuse('A-28', 'bidTooHigh', { coins }) : undefined;
  },

  play(s: State, seat, move, log) {
    const auction = topFrame(s);
    if (move.kind === 'bid') {
      auction.high = move.coins;
      auction.leader = seat;
      log?.event('bid', { seat, coins: move.coins });
    } else if (move.kind === 'drop') {
      auction.out |= 1 << seat;
      log?.event('dropped', { seat });
    } else {
      playFree(s, seat, move, log);
      return;
    }
    const next = nextBidder(s, seat, auction.out, auction.leader);
    if (next < 0) closeAuction(s, auction, log);
    else auction.seat = next;
  },
};

/** Whoever is still in and does not hold the highest bid; −1 when nobody is left to ask. */
function nextBidder(s: State, seat: number, out: number, leader: number): number {
  for (let i = 1; i <= s.seats; i++) {
    const next = (seat + i) % s.seats;
    if (next !== leader && (out & (1 << next)) === 0) return next;
  }
  return -1;
}
