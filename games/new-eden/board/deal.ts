/** Which cards of the hand are about to be bought at the black market. */
import type { Card } from '../data/card.ts';
import type { Move } from '../move.ts';
import { choicesOf, type Market } from './choices.ts';

/** The purchase of exactly these cards, if it is possible. */
export function dealOf(moves: readonly Move[], cards: readonly Card[]): Market | undefined {
  return choicesOf(moves).market.find(move => move.cards.join() === cards.join());
}

/** What was picked, as long as it can be bought: coins may have gone into a free action since. NE-54. */
export function stillPicked(
  moves: readonly Move[],
  hand: readonly Card[],
  picked: readonly Card[],
): readonly Card[] {
  const cards = hand.filter(card => picked.includes(card));
  return dealOf(moves, cards) ? cards : [];
}
