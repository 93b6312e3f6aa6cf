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
    objectives: v.objectives.slice(),
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

const used = new Uint8Array(OCEAN_TILES + 1);

/** Tiles that lie neither in a field nor in a stock nor in somebody's fingers. */
function bagOf(v: View): number[] {
  used.fill(0);
  for (let i = 0; i < v.field.length; i++) if (v.field[i] !== 0) used[tileOf(v.field[i])] = 1;
  for (const stock of v.stocks) note(stock, used);
  for (const frame of v.stack) note(tilesIn(frame), used);
  const bag: number[] = [];
  for (let tile = 0; tile < OCEAN_TILES; tile++) if (used[tile] === 0) bag.push(tile);
  return bag;
}

function note(pieces: readonly number[], seen: Uint8Array): void {
  for (let i = 0; i < pieces.length; i++) seen[pieces[i]] = 1;
}

/** Everybody owns six known starters; of the other cards a viewer knows guild and level, and which ones are left. */
function dealHidden(v: View, rng: Rng): { readonly hands: number[][]; readonly decks: number[] } {
  const shown = v.hands.map((_, seat) => shownOf(v, seat));
  const unseen = unseenCards(v, shown);
  const hands = v.hands.map(({ cards, crew }, seat) => {
    if (v.viewer === seat) return cards.slice();
    const hand: number[] = [];
    for (let card = 0; card < STARTERS; card++) if (!shown[seat].includes(card)) hand.push(card);
    const open = countStacks(shown[seat].filter(card => !isRetired(v, seat, card)));
    for (let stack = 0; stack < crew.length; stack++) {
      for (let left = crew[stack] - open[stack]; left > 0; left--)
        addToHand(hand, drawOne(unseen[stack], rng));
    }
    return hand;
  });
  const decks = GUILDS.map(() => 0);
  for (const cards of unseen) {
    for (let k = 0; k < cards.length; k++) {
      const i = cards[k] - STARTERS;
      decks[Math.floor(i / CARDS_PER_GUILD)] |= 1 << (i % CARDS_PER_GUILD);
    }
  }
  return { hands, decks };
}

/** Cards of a seat that lie open: its pile, the card being played, and those that have retired. */
function shownOf(v: View, seat: number): number[] {
  const shown = v.piles[seat].slice();
  if (seat === v.seat && v.turn.card >= 0) shown.push(v.turn.card);
  for (let i = 0; i < v.retired.length; i++)
    if (seatOf(v.retired[i]) === seat) shown.push(cardOf(v.retired[i]));
  return shown;
}

function isRetired(v: View, seat: number, card: number): boolean {
  return v.retired.includes(retiredBy(seat, card));
}

const seen = new Uint8Array(CARDS);

/** Guild cards the viewer sees nowhere, by stack. */
function unseenCards(v: View, shown: readonly (readonly number[])[]): number[][] {
  seen.fill(0);
  for (let slot = 0; slot < v.display.length; slot++) if (v.display[slot] >= 0) seen[v.display[slot]] = 1;
  for (const { cards } of v.hands) note(cards, seen);
  for (const cards of shown) note(cards, seen);
  const unseen: number[][] = GUILDS.flatMap(() => [[], []]);
  for (let card = STARTERS; card < CARDS; card++) if (seen[card] === 0) unseen[stackOf(card)].push(card);
  return unseen;
}

function drawOne(cards: number[], rng: Rng): number {
  const [card] = cards.splice(below(rng, cards.length), 1);
  return card;
}
