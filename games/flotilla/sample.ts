/** A world that fits a view: hidden hands are dealt from the cards nobody shows, the bags hold what lies nowhere else. */
import { below, cloneLists, forkRng, type Rng, range } from '@fathom/kernel';
import { addToHand, cardOf, countStacks, retiredBy, seatOf, stackOf } from './crew.ts';
import { ARTIFACTS } from './data/artifacts.ts';
import { CARDS, CARDS_PER_GUILD, STARTERS } from './data/crew.ts';
import { GUILDS } from './data/names.ts';
import { OCEAN_TILES } from './data/tiles.ts';
import { tileOf } from './field.ts';
import { tilesIn } from './frames.ts';
import { cloneTurn, type State } from './state.ts';
import type { View } from './view.ts';

export function sample(v: View, rng: Rng): State {
  const { hands, decks } = dealHidden(v, rng);
  return {
    rng: forkRng(rng),
    seats: v.seats,
    options: v.options,
    side: v.side.slice(),
    coins: v.coins.slice(),
    vp: v.vp.slice(),
    barrels: v.barrels.slice(),
    toxicity: v.toxicity.slice(),
    poison: v.poison.slice(),
    discs: v.discs.slice(),
    laps: v.laps.slice(),
    seals: v.seals.slice(),
    skiffs: v.skiffs.slice(),
    cargo: v.cargo.slice(),
    field: v.field.slice(),
    outposts: v.outposts.slice(),
    artifacts: v.artifacts.slice(),
    rings: v.rings.slice(),
    hands,
    piles: cloneLists(v.piles),
    stocks: cloneLists(v.stocks),
    retired: v.retired.slice(),
    bag: bagOf(v),
    relics: range(ARTIFACTS).filter(artifact => !v.hub.includes(artifact)),
    hub: v.hub.slice(),
    display: v.display.slice(),
    decks,
    objectives: cloneLists(v.objectives),
    bank: v.bank.slice(),
    prices: v.prices.slice(),
    dials: v.dials.slice(),
    sonar: v.sonar,
    survivors: v.survivors,
    pool: v.pool,
    reserve: v.reserve,
    first: v.first,
    seat: v.seat,
    round: v.round,
    lastRound: v.lastRound,
    idle: v.idle,
    scored: v.scored,
    turn: cloneTurn(v.turn),
    stack: v.stack.slice(),
    ending: v.ending,
  };
}

/** Tiles that lie neither in a field nor in a stock nor in somebody's fingers. */
function bagOf(v: View): number[] {
  const used = new Array<boolean>(OCEAN_TILES + 1).fill(false);
  for (const cell of v.field) if (cell !== 0) used[tileOf(cell)] = true;
  for (const stock of v.stocks) for (const tile of stock) used[tile] = true;
  for (const frame of v.stack) for (const tile of tilesIn(frame)) used[tile] = true;
  return range(OCEAN_TILES).filter(tile => !used[tile]);
}

/** Everybody owns six known starters; of the other cards a viewer knows guild and level, and which ones are left. */
function dealHidden(v: View, rng: Rng): { readonly hands: number[][]; readonly decks: number[] } {
  const unseen = unseenCards(v);
  const hands = v.hands.map(({ cards, crew }, seat) => {
    if (v.viewer === seat) return cards.slice();
    const shown = shownOf(v, seat);
    const hand = range(STARTERS).filter(card => !shown.includes(card));
    const open = countStacks(shown.filter(card => !isRetired(v, seat, card)));
    for (let stack = 0; stack < crew.length; stack++) {
      for (let left = crew[stack] - open[stack]; left > 0; left--)
        addToHand(hand, drawOne(unseen[stack], rng));
    }
    return hand;
  });
  const decks = GUILDS.map(() => 0);
  for (const cards of unseen) {
    for (const card of cards) {
      const i = card - STARTERS;
      decks[Math.floor(i / CARDS_PER_GUILD)] |= 1 << (i % CARDS_PER_GUILD);
    }
  }
  return { hands, decks };
}

/** Cards of a seat that lie open: its pile, the card being played, and those that have retired. */
function shownOf(v: View, seat: number): number[] {
  const gone = v.retired.filter(retired => seatOf(retired) === seat).map(cardOf);
  const played = seat === v.seat && v.turn.card >= 0 ? [v.turn.card] : [];
  return [...v.piles[seat], ...played, ...gone];
}

function isRetired(v: View, seat: number, card: number): boolean {
  return v.retired.includes(retiredBy(seat, card));
}

/** Guild cards the viewer sees nowhere, by stack. */
function unseenCards(v: View): number[][] {
  const seen = new Array<boolean>(CARDS).fill(false);
  for (const card of v.display) if (card >= 0) seen[card] = true;
  for (const hand of v.hands) for (const card of hand.cards) seen[card] = true;
  for (let seat = 0; seat < v.seats; seat++) for (const card of shownOf(v, seat)) seen[card] = true;
  const unseen: number[][] = GUILDS.flatMap(() => [[], []]);
  for (let card = STARTERS; card < CARDS; card++) if (!seen[card]) unseen[stackOf(card)].push(card);
  return unseen;
}

function drawOne(cards: number[], rng: Rng): number {
  const [card] = cards.splice(below(rng, cards.length), 1);
  return card;
}
