/** Which cards of the hand are about to be bought at the black market. */
import type { Card } from '../data/card.ts';
import type { Market } from './choices.ts';

/** The purchase of exactly these cards, if it is possible. */
export function dealOf(deals: readonly Market[], cards: readonly Card[]): Market | undefined {
  return deals.find(move => move.cards.join() === cards.join());
}

/** What was picked, as long as it can be bought: coins may have gone into a free action since. NE-54. */
export function stillPicked(
  deals: readonly Market[],
  hand: readonly Card[],
  picked: readonly Card[],
): readonly Card[] {
  const cards = hand.filter(card => picked.includes(card));
  return dealOf(deals, cards) ? cards : [];
}
