/** NE-53, NE-54, NE-57: everybody chooses in secret which of three cards to buy, with free actions before. */
import { countBits, type Decision, hasBit, type Refusal, refuse, type Seat } from '@fathom/kernel';
import { allSealed, resolveMarket } from '../black-market.ts';
import { MARKET_PRICE } from '../data/box.ts';
import { CARD_ID, type Card } from '../data/card.ts';
import type { Market } from '../frames.ts';
import type { Move } from '../move.ts';
import { purseOf } from '../power-plant.ts';
import { type State, UNSEALED } from '../state.ts';
import { addFree, explainFree, playFree } from './free.ts';

export const market: Decision<State, Market, Move> = {
  actors(s) {
    const choosing: Seat[] = [];
    for (let seat = 0; seat < s.seats; seat++) if (s.sealed[seat] === UNSEALED) choosing.push(seat);
    return choosing;
  },

  moves(s, _, seat) {
    const moves: Move[] = [];
    const hand = s.hands[seat];
    for (let mask = 0; mask < 1 << hand.length; mask++) {
      if (canPay(s, seat, countBits(mask))) moves.push({ kind: 'market', cards: chosen(hand, mask) });
    }
    addFree(s, seat, moves);
    return moves;
  },

  explain(s, _, seat, move) {
    if (move.kind !== 'market') return explainFree(s, seat, move, misplaced(move));
    const foreign = move.cards.find(card => !s.hands[seat].includes(card));
    if (foreign !== undefined) return refuse('NE-53', 'notInHand', { card: foreign });
    if (canPay(s, seat, move.cards.length)) return undefined;
    const price = MARKET_PRICE[move.cards.length];
    return refuse('A-22', 'tooFewCoins', { price, ...purseOf(s.stations[seat]) });
  },

  play(s, _, seat, move, log) {
    if (move.kind !== 'market') return playFree(s, seat, move, log);
    s.sealed[seat] = maskOf(s, seat, move.cards);
    log?.event('sealed', { seat }, { seats: [seat], params: { cards: namesOf(move.cards) } });
    if (allSealed(s)) resolveMarket(s, log);
  },
};

/** only what can be paid when it is chosen. */
function canPay(s: State, seat: Seat, count: number): boolean {
  return s.stations[seat].coins >= MARKET_PRICE[count];
}

function chosen(hand: readonly Card[], mask: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < hand.length; i++) if (hasBit(mask, i)) cards.push(hand[i]);
  return cards;
}

function maskOf(s: State, seat: Seat, cards: readonly Card[]): number {
  return s.hands[seat].reduce((mask, card, i) => (cards.includes(card) ? mask | (1 << i) : mask), 0);
}

function namesOf(cards: readonly Card[]): string {
  return cards.map(card => CARD_ID[card]).join(' ');
}

/** NE-57: no module is activated in this phase. */
function misplaced(move: Move): Refusal {
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
