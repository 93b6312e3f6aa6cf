/** NE-56, A-23: in order from the Nautilus holder each attaches what was bought; then the auction begins. */
import { type Automatic, replaceTop } from '@fathom/kernel';
import { startAuction } from '../auction.ts';
import { seatInOrder } from '../black-market.ts';
import type { Unpack } from '../frames.ts';
import type { State } from '../state.ts';

export const unpack: Automatic<State, Unpack> = {
  settle(s, { served }, log) {
    if (served === s.seats) {
      s.stack.pop();
      startAuction(s, log);
      return;
    }
    replaceTop(s, { step: 'unpack', served: served + 1 });
    s.stack.push({ step: 'attach', seat: seatInOrder(s, served), row: null });
  },
};
