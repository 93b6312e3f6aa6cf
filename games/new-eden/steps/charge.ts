/** NE-54, A-23: in order from the Nautilus holder each pays for the black market and suffers. */
import { type Automatic, replaceTop } from '@fathom/kernel';
import { seatInOrder } from '../black-market.ts';
import { spend } from '../coins.ts';
import { hurt } from '../damage.ts';
import { MARKET_DAMAGE, MARKET_PRICE } from '../data/box.ts';
import type { Charge } from '../frames.ts';
import type { State } from '../state.ts';

export const charge: Automatic<State, Charge> = {
  settle(s, { paid }, log) {
    if (paid === s.seats) {
      s.stack.pop();
      return;
    }
    replaceTop(s, { step: 'charge', paid: paid + 1 });
    const seat = seatInOrder(s, paid);
    const count = s.hands[seat].length;
    if (count === 0) return;
    spend(s, seat, MARKET_PRICE[count]);
    log?.event('paid', { seat, count, price: MARKET_PRICE[count] });
    hurt(s, seat, MARKET_DAMAGE[count], log);
  },
};
