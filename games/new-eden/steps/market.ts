/** NE-53, NE-54, NE-57: everybody chooses in secret which of three cards to buy, with free actions before. */

import { startAuction } from '../auction.ts';
import { allSealed, resolveMarket, seatInOrder } from '../blackMarket.ts';
import { spend } from '../coins.ts';
import { hurt } from '../damage.ts';
import { MARKET_DAMAGE, MARKET_PRICE } from '../data/box.ts';
import { CARD_ID, type Card } from '../data/card.ts';
import type { Move } from '../move.ts';
import { frame, type State, topFrame } from '../state.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { automatic, refuse, type Step } from './step.ts';

export const market: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    const hand = s.hands[seat];
    for (let mask = 0; mask < 1 << hand.length; mask++) {
      const cards: Card[] = [];
      for (let i = 0; i < hand.length; i++) if ((mask & (1 << i)) !== 0) cards.push(hand[i]);
      if (MARKET_PRICE[cards.length] <= s.stations[seat].coins) moves.push({ kind: 'market', cards });
    }
    addFree(s, seat, moves);
    return moves;
  },

  explain(s, seat, move) {
    if (move.kind !== 'market') return explainFree(s, seat, move, misplaced(move));
    const foreign = move.cards.find(card => !s.hands[seat].includes(card));
    if (foreign !== undefined) return refuse('NE-53', 'notInHand', { card: foreign });
    const price = MARKET_PRICE[move.cards.length];
    const { coins } = s.stations[seat];
    return coins < price ? refuse('A-22', 'tooFewCoins', { price, coins }) : undefined;
  },

  play(s, seat, move, log) {
    if (move.kind !== 'market') {
      playFree(s, seat, move, log);
      return;
    }
    s.sealed[seat] = maskOf(s, seat, move.cards);
    log?.event('sealed', { seat }, { seats: [seat], params: { cards: namesOf(move.cards) } });
    if (allSealed(s)) resolveMarket(s, log);
  },
};

/** in order from the Nautilus holder each pays and suffers. */
export const charge = automatic((s, log) => {
  const paying = topFrame(s);
  if (paying.left === s.seats) {
    s.stack.pop();
    return true;
  }
  const seat = seatInOrder(s, paying.left++);
  const count = s.hands[seat].length;
  if (count === 0) return true;
  spend(s, seat, MARKET_PRICE[count]);
  log?.event('paid', { seat, count, price: MARKET_PRICE[count] });
  hurt(s, seat, MARKET_DAMAGE[count], log);
  return true;
});

/** in the same order each attaches what was bought; then the auction begins. */
export const unpack = automatic((s, log) => {
  const unpacking = topFrame(s);
  if (unpacking.left === s.seats) {
    s.stack.pop();
    startAuction(s, log);
    return true;
  }
  const seat = seatInOrder(s, unpacking.left++);
  if (s.hands[seat].length > 0) s.stack.push(frame('attach', seat));
  return true;
});

function namesOf(cards: readonly Card[]): string {
  return cards.map(card => CARD_ID[card]).join(' ');
}

function maskOf(s: State, seat: number, cards: readonly Card[]): number {
  return s.hands[seat].reduce((mask, card, i) => (cards.includes(card) ? mask | (1 << i) : mask), 0);
}

/** NE-57: no module is activated in this phase. */
function misplaced(move: Move) {
  switch (move.kind) {
    case 'use':
    case 'swim':
    case 'hold':
    case 'activate':
      return refuse('NE-57', 'noActivationNow');
    case 'row':
    case 'bid':
    case 'drop':
      return refuse('NE-58', 'auctionLater');
    default:
      return refuse('NE-53', 'chooseMarket');
  }
}
