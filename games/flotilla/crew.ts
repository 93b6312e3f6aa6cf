/** FL-10, FL-16, FL-34: hands, piles, and the open cards of the guilds. */
import { below, bitAt, countBits, filled, type Log, type Rng } from '@fathom/kernel';
import { CREW } from './data/box.ts';
import { CARDS_PER_GUILD, LEVEL_ONE, STARTERS, STUDENT } from './data/crew.ts';
import { GUILDS } from './data/names.ts';

/** What the functions below need of a state. */
interface Crew {
  rng: Rng;
  hands: number[][];
  piles: number[][];
  display: number[];
  decks: number[];
  readonly seat: number;
  readonly turn: { readonly card: number };
}

const SLOTS = 2;
const BITS = [(1 << LEVEL_ONE) - 1, ((1 << CARDS_PER_GUILD) - 1) ^ ((1 << LEVEL_ONE) - 1)];

/** The stack of a card: guild × 2 + level − 1. */
export function stackOf(card: number): number {
  return CREW[card].guild * 2 + CREW[card].level - 1;
}

/** Cards of one stack that nobody has seen, one bit each. */
export function hiddenIn(decks: readonly number[], stack: number): number {
  return decks[stack >> 1] & BITS[stack & 1];
}

/** FL-16: the top two cards of each stack lie open. */
export function fillDisplay(s: Pick<Crew, 'rng' | 'display' | 'decks'>): void {
  for (let slot = 0; slot < s.display.length; slot++) if (s.display[slot] < 0) refill(s, slot);
}

/** Puts a random card of the stack into an open slot; the slot stays empty when the stack is. */
function refill(s: Pick<Crew, 'rng' | 'display' | 'decks'>, slot: number): void {
  const stack = Math.floor(slot / SLOTS);
  const hidden = hiddenIn(s.decks, stack);
  const count = countBits(hidden);
  if (count === 0) return;
  const rank = bitAt(hidden, below(s.rng, count));
  s.decks[stack >> 1] &= ~(1 << rank);
  s.display[slot] = STARTERS + (stack >> 1) * CARDS_PER_GUILD + rank;
}

/** RECRUIT: an open card of this level or lower, on a guild track only of its guild; an empty slot (−1) never is. */
export function canRecruit(card: number, level: number, guild: number): boolean {
  if (card < STARTERS || CREW[card].level > level) return false;
  return guild < 0 || CREW[card].guild === guild;
}

/** FL-34: straight to the hand; the display is refilled at once. */
export function recruit(s: Crew, card: number, log?: Log): void {
  const slot = s.display.indexOf(card);
  s.display[slot] = -1;
  refill(s, slot);
  addToHand(s.hands[s.seat], card);
  log?.event('recruited', { seat: s.seat, card });
}

/** Hands are kept in number order. */
export function addToHand(hand: number[], card: number): void {
  let i = hand.length;
  while (i > 0 && hand[i - 1] > card) i--;
  hand.splice(i, 0, card);
}

/** FL-25: the top card of a pile, −1 for none. */
export function topside(s: { readonly piles: readonly (readonly number[])[] }, seat: number): number {
  const pile = s.piles[seat];
  return pile.length === 0 ? -1 : pile[pile.length - 1];
}

/** FL-29, A-2: another player's topside card of the own side; neither Captain nor Student. */
export function canCopy(
  s: { readonly piles: readonly (readonly number[])[]; readonly side: readonly number[] },
  seat: number,
  other: number,
): boolean {
  if (other === seat || other >= s.piles.length || s.side[other] !== s.side[seat]) return false;
  const card = topside(s, other);
  return card >= 0 && card !== STUDENT && !CREW[card].recalls;
}

/** Cards in hand, on the pile and being played: all that somebody owns. */
export function owned(s: Crew, seat: number): number[] {
  const cards = [...s.hands[seat], ...s.piles[seat]];
  if (seat === s.seat && s.turn.card >= 0) cards.push(s.turn.card);
  return cards;
}

/** Guild cards by stack. */
export function countStacks(cards: readonly number[]): number[] {
  const counts = filled(GUILDS.length * 2, 0);
  for (const card of cards) if (card >= STARTERS) counts[stackOf(card)]++;
  return counts;
}

const SEAT = 64;

/** A card out of the game is one number: the card, and the seat it belonged to. */
export function retiredBy(seat: number, card: number): number {
  return card + SEAT * seat;
}

export function cardOf(retired: number): number {
  return retired % SEAT;
}

export function seatOf(retired: number): number {
  return Math.floor(retired / SEAT);
}
