import { ARMS, ROWS, TILES } from './data/box.ts';
import { bitOf, CARDS, type Card, DECK_SIZE } from './data/card.ts';
import { PLACES, type Place } from './place.ts';

export type Move =
  | { readonly kind: 'buy'; readonly card: Card }
  /** Chooses the oxygen card to breathe from. */
  | { readonly kind: 'use'; readonly card: Card }
  | { readonly kind: 'swim'; readonly steps: number; readonly from: Place; readonly to: Place }
  /** Uses a bottle without moving. */
  | { readonly kind: 'hold'; readonly steps: number }
  | { readonly kind: 'activate'; readonly place: Place }
  /** No further activation with this oxygen card. */
  | { readonly kind: 'done' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'plant' }
  | { readonly kind: 'expand'; readonly tile: number }
  /** The cards bought on the black market, in ascending order. */
  | { readonly kind: 'market'; readonly cards: readonly Card[] }
  | { readonly kind: 'attach'; readonly card: Card }
  | { readonly kind: 'destroy'; readonly arm: number }
  | { readonly kind: 'block'; readonly row: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'drop' }
  /** Gives up the rest of the activations of a row. */
  | { readonly kind: 'skip' }
  /** One more activation for one damage (NE-65). */
  | { readonly kind: 'extra' }
  | { readonly kind: 'end' };

/** No bid is higher; nobody can have as many coins. */
export const MOST_COINS = 999;
export const MOST_STEPS = 6;

const SINGLE = ['done', 'pass', 'plant', 'drop', 'skip', 'extra', 'end'] as const;

/** Each kind of move has a block of numbers of its own. */
const EXPAND = SINGLE.length;
const DESTROY = EXPAND + TILES.length;
const BLOCK = DESTROY + ARMS;
const ROW = BLOCK + ROWS;
const HOLD = ROW + ROWS;
const BUY = HOLD + MOST_STEPS + 1;
const USE = BUY + CARDS;
const ATTACH = USE + CARDS;
const ACTIVATE = ATTACH + CARDS;
const BID = ACTIVATE + PLACES;
const MARKET = BID + MOST_COINS + 1;
const SWIM = MARKET + (1 << DECK_SIZE);

export function key(move: Move): number {
  switch (move.kind) {
    case 'buy':
      return BUY + move.card;
    case 'use':
      return USE + move.card;
    case 'attach':
      return ATTACH + move.card;
    case 'swim':
      return SWIM + (move.steps * PLACES + move.from) * PLACES + move.to;
    case 'hold':
      return HOLD + move.steps;
    case 'activate':
      return ACTIVATE + move.place;
    case 'expand':
      return EXPAND + move.tile;
    case 'destroy':
      return DESTROY + move.arm;
    case 'block':
      return BLOCK + move.row;
    case 'row':
      return ROW + move.row;
    case 'bid':
      return BID + move.coins;
    case 'market':
      return MARKET + move.cards.reduce((mask, card) => mask | bitOf(card), 0);
    default:
      return SINGLE.indexOf(move.kind);
  }
}

export function isSingle(text: string): text is (typeof SINGLE)[number] {
  return SINGLE.some(kind => kind === text);
}
