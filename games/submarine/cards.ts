/**
 * Salvage cards and who knows them. A card is colour + 8 × mask, the mask having a bit for each seat that knows it.
 * A card nobody has seen has no colour yet (`UNSEEN`): it is drawn from the multiset `unseen` when somebody first
 * looks at it, so no pile has an order that could leak.
 */
import { drawFrom, type Log, type Rng } from '@fathom/kernel';
import { CARDS_PER_COLOUR, COLOURS, HAND, SHARES } from './data/box.ts';
import type { Options } from './meta.ts';

export type Card = number;

export const UNSEEN: Card = 5;

/** What the functions below need of a state. */
interface Cards {
  rng: Rng;
  readonly seats: number;
  hands: Card[][];
  piles: Card[][];
  unseen: number[];
}

export function card(colour: number, mask: number): Card {
  return colour + 8 * mask;
}

export function colour(c: Card): number {
  return c & 7;
}

export function knows(c: Card, seat: number): boolean {
  return ((c >> 3) & (1 << seat)) !== 0;
}

/** SU-9, S-2: the cards that may be in play, by colour; with "even" the same number of each colour is taken out where that is possible. */
export function dealUnseen(seats: number, options: Options): number[] {
  const inPlay = SHARES[seats].cards * seats;
  const even = options.cards === 'even' && inPlay % COLOURS.length === 0;
  return COLOURS.map(() => (even ? inPlay / COLOURS.length : CARDS_PER_COLOUR));
}

/** SU-10: equal piles, three cards of each into the hand. */
export function dealHands(s: Cards, share: number, log?: Log): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.piles.push(new Array(share).fill(UNSEEN));
    s.hands.push([]);
    refill(s, seat, log);
  }
}

/** SU-34, SU-42: draws up to three cards, as far as the pile allows. Returns the drawn colours. */
export function refill(s: Cards, seat: number, log?: Log): number[] {
  const drawn: number[] = [];
  while (s.hands[seat].length < HAND && s.piles[seat].length > 0) drawn.push(drawCard(s, seat, log));
  if (drawn.length > 0 && log) {
    log.event('drew', { seat, count: drawn.length }, { seats: [seat], params: { cards: drawn.join(' ') } });
  }
  return drawn;
}

/** Takes the top card of the own pile into the hand and returns its colour. */
export function drawCard(s: Cards, seat: number, log?: Log): number {
  const top = s.piles[seat].pop() ?? UNSEEN;
  const seen = top === UNSEEN ? card(drawFrom(s.rng, s.unseen), 0) : top;
  if (!knows(seen, seat)) log?.reveal([seat]);
  s.hands[seat].push(seen | (8 << seat));
  return colour(seen);
}

export function holds(hand: readonly Card[], wanted: number): boolean {
  for (let i = 0; i < hand.length; i++) if ((hand[i] & 7) === wanted) return true;
  return false;
}

/**
 * Takes a card out of the hand, face up. Whoever knew of a card of this colour cannot tell whether it was that one,
 * so the other seats forget the rest of this colour (S-39).
 */
export function discard(hand: Card[], seat: number, wanted: number): void {
  let gone = false;
  for (let i = hand.length - 1; i >= 0; i--) {
    if (colour(hand[i]) !== wanted) continue;
    if (gone) hand[i] = card(wanted, 1 << seat);
    else hand.splice(i, 1);
    gone = true;
  }
}

/**
 * Takes a card out of the hand, face down. Its owner goes on knowing it; the others cannot tell which card went, so
 * they forget the whole hand (S-39).
 */
export function takeHidden(hand: Card[], seat: number, wanted: number): Card {
  discard(hand, seat, wanted);
  for (let i = 0; i < hand.length; i++) hand[i] = card(colour(hand[i]), 1 << seat);
  return card(wanted, 1 << seat);
}

/** SU-48: hand and pile together. */
export function cardsOf(
  s: { readonly hands: readonly Card[][]; readonly piles: readonly Card[][] },
  seat: number,
): number {
  return s.hands[seat].length + s.piles[seat].length;
}
