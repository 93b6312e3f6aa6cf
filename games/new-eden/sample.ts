/** A world that fits a view: hidden cards are dealt from what is unaccounted for, hidden coins are guessed. */
import { below, bitsOf, cloneLists, countBits, forkRng, pick, type Rng, shuffle, sum } from '@fathom/kernel';
import { fillerRow, seatInOrder } from './black-market.ts';
import { COINS, MARKET_PRICE } from './data/box.ts';
import { bitOf, type Card, DECK_SIZE, DECKS, deckIndex, deckOf, FULL_DECK, isDeckCard } from './data/card.ts';
import { cardOf } from './module.ts';
import { type State, UNSEALED, UNSEEN } from './state.ts';
import { rowOf } from './tableau.ts';
import type { View } from './view.ts';

/** a hidden purse holds 0 to this many coins, if nothing tells that it holds more. */
const PURSE = 15;

export function sample(v: View, rng: Rng): State {
  const decks = unaccounted(v);
  const hidden = shuffle(rng, cardsOf(decks[deckIndex(v.round, 1)], deckIndex(v.round, 1)));
  const deal = (): Card => {
    const card = hidden.pop() ?? UNSEEN;
    decks[deckOf(card)] &= ~bitOf(card);
    return card;
  };
  const filler = fillerRow(v);
  const hands = v.hands.map(({ size, cards }) =>
    cards === null ? Array.from({ length: size }, deal).sort((a, b) => a - b) : cards.slice(),
  );
  const coins = v.stations.map((station, seat) => station.coins ?? guessCoins(v, seat, rng));
  return {
    rng: forkRng(rng),
    seats: v.seats,
    options: v.options,
    round: v.round,
    phase: v.phase,
    nautilus: v.nautilus,
    passed: v.passed,
    stations: v.stations.map((station, seat) => ({
      coins: coins[seat],
      damage: station.damage,
      plant: station.plant,
      tiles: station.tiles,
      dome: station.dome,
      tired: station.tired,
      points: station.points.slice(),
      arms: cloneLists(station.arms),
    })),
    display: v.display.map((card, space) =>
      card !== null ? card : rowOf(space) >= filler ? UNSEEN : deal(),
    ),
    markers: v.markers,
    winners: v.winners.slice(),
    prices: v.prices.slice(),
    bonus: v.bonus.slice(),
    bonusSeen: v.bonusSeen,
    decks,
    box: v.box.slice(),
    hands,
    sealed: v.sealed.map((mask, seat) =>
      mask === null ? guessSeal(hands[seat].length, coins[seat], rng) : mask,
    ),
    pool: v.pool,
    bank: COINS - sum(coins),
    scrap: v.scrap,
    stack: v.stack.slice(),
    ending: v.ending,
  };
}

/** For each deck the cards the viewer has seen nowhere. */
function unaccounted(v: View): number[] {
  const left = DECKS.map((_, deck) => FULL_DECK & ~v.box[deck]);
  const strike = (card: Card): void => {
    if (card >= 0 && isDeckCard(card)) left[deckOf(card)] &= ~bitOf(card);
  };
  for (const { arms } of v.stations) for (const arm of arms) for (const module of arm) strike(cardOf(module));
  for (const card of v.display) if (card !== null) strike(card);
  for (const { cards } of v.hands) for (const card of cards ?? []) strike(card);
  return left;
}

function cardsOf(mask: number, deck: number): Card[] {
  return bitsOf(mask).map(bit => deck * DECK_SIZE + bit);
}

function guessCoins(v: View, seat: number, rng: Rng): number {
  // Most purses are rather empty, a few are full.
  return leastCoins(v, seat) + Math.min(below(rng, PURSE + 1), below(rng, PURSE + 1));
}

/** A bid that stands and a purchase that is still to be paid are covered. */
function leastCoins(v: View, seat: number): number {
  let least = 0;
  for (const frame of v.stack) {
    if (frame.step === 'bid' && frame.leader === seat) least = frame.high;
    if (frame.step !== 'charge') continue;
    for (let i = frame.paid; i < v.seats; i++)
      if (seatInOrder(v, i) === seat) least = MARKET_PRICE[v.hands[seat].size];
  }
  return least;
}

function guessSeal(size: number, coins: number, rng: Rng): number {
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << size; mask++) {
    if (MARKET_PRICE[countBits(mask)] <= coins) masks.push(mask);
  }
  return masks.length > 0 ? pick(rng, masks) : UNSEALED;
}
