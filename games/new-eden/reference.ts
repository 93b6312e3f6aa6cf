/** What is in the box and on the board, with what it does: made from the data files. */
import {
  type Params,
  type Reference,
  type ReferenceEntry,
  range,
  seatCounts,
  type Text,
} from '@fathom/kernel';
import {
  CRAB,
  GROUPS,
  HAND,
  MARKET_DAMAGE,
  MARKET_PRICE,
  OXYGEN,
  PASSING,
  PLANT_COINS,
  PLANT_DAMAGE,
  RESEARCH,
  ROW_DAMAGE,
  ROW_PRICE,
  ROWS,
  TILE_PRICE,
  TILES,
} from './data/box.ts';
import {
  BONUS,
  CARD_ID,
  CARDS,
  type Card,
  DECKS,
  deckOf,
  EFFECT,
  type Effect,
  GROUP,
  IS_PRINTED,
  isDeckCard,
  OCTOPUS_MODULE,
  RESERVE,
} from './data/card.ts';
import { meta } from './meta.ts';
import { printOf } from './words/print.ts';
import { de } from './words/reference.de.ts';
import { en } from './words/reference.en.ts';

/** NE-86: each effect has a rule of its own. */
const RESEARCH_RULES: Readonly<Record<Effect, string>> = {
  none: 'NE-86',
  coins: 'NE-86a',
  pointer: 'NE-86b',
  cleanCrabs: 'NE-86c',
  repair: 'NE-86d',
  perCrab: 'NE-86e',
  perOctopus: 'NE-86f',
  damage: 'NE-86g',
  gift: 'NE-86h',
  plantCoins: 'NE-86i',
  plantPoints: 'NE-86i',
  plantRepair: 'NE-86i',
  attack: 'NE-86j',
};

export const reference: Reference = {
  words: { en, de },
  entryOf,
  sections: [
    { key: 'symbols', entries: symbols() },
    ...GROUPS.map((name, group) => ({ key: name, entries: cardsOf(group) })),
    { key: 'tiles', entries: tiles() },
    { key: 'bonus', entries: bonuses() },
    { key: 'rows', entries: rows() },
    { key: 'market', entries: market() },
    { key: 'plant', entries: plant() },
    { key: 'passing', entries: passing() },
  ],
};

/** What the signs on cards and stations mean. */
function symbols(): ReferenceEntry[] {
  const rules = {
    coin: 'NE-12',
    point: 'NE-10',
    damage: 'NE-74',
    pointer: 'NE-79',
    deeple: 'NE-34',
    space: 'NE-41',
    bottle: 'NE-35',
    activation: 'NE-63',
    nautilus: 'NE-47',
  };
  return Object.entries(rules).map(([id, rule]) => ({
    id: `symbol-${id}`,
    name: text(`${id}.name`),
    effect: text(`${id}.effect`),
    rule,
    source: 'printed',
  }));
}

function cardsOf(group: number): ReferenceEntry[] {
  const cards = range(CARDS).filter(card => GROUP[card] === group);
  return cards.map(card => ({
    id: CARD_ID[card],
    name: { key: `card.${CARD_ID[card]}` },
    effect: text('card.effect', { print: printOf(card), origin: originOf(card) }),
    rule: ruleOf(card),
    source: IS_PRINTED[card] ? 'printed' : 'reconstructed',
  }));
}

/** Where a card comes from: a deck, the start, or an expansion. */
function originOf(card: Card): Text {
  if (isDeckCard(card)) return text('deck', { deck: DECKS[deckOf(card)] });
  return text(isExpansion(card) ? 'expansion' : 'start');
}

function isExpansion(card: Card): boolean {
  return card === RESERVE || card === OCTOPUS_MODULE;
}

function ruleOf(card: Card): string {
  if (GROUP[card] === RESEARCH) return RESEARCH_RULES[EFFECT[card]];
  if (card === OCTOPUS_MODULE) return 'NE-90';
  if (card === RESERVE) return 'NE-91';
  if (GROUP[card] === OXYGEN && !isDeckCard(card)) return 'NE-14';
  // NE-81 … NE-85, in the order of the groups.
  return `NE-${81 + GROUP[card] - CRAB}`;
}

function tiles(): ReferenceEntry[] {
  const rules = { boatyard: 'NE-89', octopus: 'NE-90', oxygen: 'NE-91', research: 'NE-92' };
  return TILES.map(tile => ({
    id: `tile-${tile}`,
    name: { key: `tile.${tile}` },
    effect: text('sentence', { text: { key: `tile.${tile}.about` } }),
    cost: text('coins', { coins: TILE_PRICE }),
    rule: rules[tile],
    source: 'printed',
  }));
}

/** NE-69: what a bonus card pays is printed, which cards there are is not. */
function bonuses(): ReferenceEntry[] {
  return BONUS.map(({ id, group, gives }, bonus) => ({
    id: `bonus-${id}`,
    name: text('bonus.name', { group: { key: `group.${GROUPS[group]}` }, gives }),
    effect: text('sentence', { text: { key: 'bonus', params: { bonus } } }),
    rule: 'NE-69',
    source: 'reconstructed',
  }));
}

function rows(): ReferenceEntry[] {
  return range(ROWS).map(row => ({
    id: `row-${row + 1}`,
    name: text('row.name', { row: row + 1 }),
    effect: damageOf(ROW_DAMAGE[row]),
    cost: text('coins', { coins: ROW_PRICE[row] }),
    rule: 'NE-30',
    source: 'printed',
  }));
}

/** Less than nothing is repair. */
function damageOf(change: number): Text {
  return text('row.effect', { harm: Math.max(0, change), repair: Math.max(0, -change) });
}

function market(): ReferenceEntry[] {
  return range(HAND + 1).map(cards => ({
    id: `market-${cards}`,
    name: text('market.name', { cards }),
    effect: damageOf(MARKET_DAMAGE[cards]),
    cost: text('coins', { coins: MARKET_PRICE[cards] }),
    rule: 'NE-54',
    source: 'printed',
  }));
}

function plant(): ReferenceEntry[] {
  return PLANT_DAMAGE.map((damage, use) => ({
    id: `plant-${use + 1}`,
    name: text('plant.name', { use: use + 1 }),
    effect: text('plant.effect', { coins: PLANT_COINS }),
    cost: text('damage', { damage }),
    rule: 'NE-87',
    source: 'printed',
  }));
}

function passing(): ReferenceEntry[] {
  return seatCounts(meta).map(seats => ({
    id: `passing-${seats}`,
    name: text('passing.name', { seats }),
    effect: text('passing.effect', { points: PASSING[seats].join(', ') }),
    rule: 'NE-17',
    source: 'printed',
  }));
}

/** A module that a Deeple leaves counts as a card, too; the dome is no card. */
function entryOf({ card, start, tile, row }: Params): string | undefined {
  const module = card ?? start;
  if (typeof module === 'number') return CARD_ID[module];
  if (typeof tile === 'number') return `tile-${TILES[tile]}`;
  return typeof row === 'number' ? `row-${row + 1}` : undefined;
}

function text(key: string, params: NonNullable<Text['params']> = {}): Text {
  return { key: `reference.${key}`, params };
}
