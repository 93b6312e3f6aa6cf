/** The cards as tables by number, so that the engine reads plain arrays. Who owns the printed game corrects cards.json and bonus.json. */
import bonuses from './bonus.json' with { type: 'json' };
import { GROUPS, START_CARDS } from './box.ts';
import cards from './cards.json' with { type: 'json' };

/** NE-86: what a research card does. */
export const EFFECTS = [
  'none',
  'coins',
  'pointer',
  'cleanCrabs',
  'repair',
  'perCrab',
  'perOctopus',
  'damage',
  'gift',
  'plantCoins',
  'plantPoints',
  'plantRepair',
  'attack',
] as const;
export type Effect = (typeof EFFECTS)[number];

export type Card = number;

/** NE-3: six decks of 15, numbered one after the other; then the cards that lie outside the decks. */
export const DECKS = ['1A', '1B', '2A', '2B', '3A', '3B'] as const;
export const DECK_SIZE = 15;
export const DECK_CARDS = DECKS.length * DECK_SIZE;
export const FULL_DECK = (1 << DECK_SIZE) - 1;

interface Entry {
  readonly id: string;
  readonly group: string;
  readonly spaces?: number;
  readonly effect?: number;
  readonly deeples?: number;
  readonly bottles?: readonly number[];
  readonly research?: { readonly kind: string; readonly amount?: number; readonly on?: string };
  readonly points: number;
  readonly pointer: number;
  readonly name: { readonly en: string; readonly de: string };
  /** For each printed value whether it is known or was made to fit. */
  readonly source: Readonly<Record<string, string>>;
}

const entries: readonly Entry[] = cards;

export const CARDS = entries.length;

export const CARD_ID: readonly string[] = table(card => card.id);
export const CARD_NAME: readonly Entry['name'][] = table(({ name }) => ({
  en: withoutBreaks(name.en),
  de: withoutBreaks(name.de),
}));
/** The names with the places where a narrow card may break a long word. */
export const CARD_TITLE: readonly Entry['name'][] = table(card => card.name);

/** NE-20: group, Deeple spaces, main effect, and the final-scoring box: points and steps of the pointer. */
export const GROUP: readonly number[] = table(card => groupIndex(card.group));
export const STAFF: readonly number[] = table(card => card.spaces ?? 0);
/** Coins of a crab, points of a habitat, repair of an octopus, Deeples of a boatyard, amount of a research effect. */
export const AMOUNT: readonly number[] = table(
  card => card.effect ?? card.deeples ?? card.research?.amount ?? 0,
);
export const POINTS: readonly number[] = table(card => card.points);
export const POINTER: readonly number[] = table(card => card.pointer);

/** NE-35: the two bottles of an oxygen card, 0 for a missing second one. */
export const BOTTLE: readonly (readonly [number, number])[] = table(
  card => [card.bottles?.[0] ?? 0, card.bottles?.[1] ?? 0] as const,
);

export const EFFECT: readonly Effect[] = table(
  card => EFFECTS.find(effect => effect === card.research?.kind) ?? 'none',
);
/** NE-86j: whose cards an attack counts; −1 for everything that is no attack. */
export const TARGET: readonly number[] = table(card => groupIndex(card.research?.on ?? ''));

/** Whether everything on a card is known from the printed game. */
export const IS_PRINTED: readonly boolean[] = table(card =>
  Object.values(card.source).every(source => source === 'printed'),
);

/** NE-14, NE-91, NE-90: the cards and the tile every station brings along. */
export const STARTERS: readonly Card[] = Object.freeze(START_CARDS.map(cardNumber));
export const RESERVE: Card = cardNumber('X1');
export const OCTOPUS_MODULE: Card = cardNumber('T1');

/** NE-69: a group, and one coin or two points for each of its cards. */
export interface Bonus {
  readonly id: string;
  readonly group: number;
  readonly gives: 'coins' | 'points';
  readonly amount: number;
}

export const BONUS: readonly Bonus[] = Object.freeze(
  bonuses.map(({ id, group, gives, amount }) =>
    Object.freeze({
      id,
      group: groupIndex(group),
      gives: gives === 'coins' ? ('coins' as const) : ('points' as const),
      amount,
    }),
  ),
);

export function deckOf(card: Card): number {
  return Math.floor(card / DECK_SIZE);
}

/** The card as a bit of its deck. */
export function bitOf(card: Card): number {
  return 1 << (card % DECK_SIZE);
}

/** NE-25, NE-51: the deck of a round, side A or B. */
export function deckIndex(round: number, side: 0 | 1): number {
  return (round - 1) * 2 + side;
}

/** A card of the decks, which goes to the box when it leaves; start cards and tiles are not counted there. */
export function isDeckCard(card: Card): boolean {
  return card < DECK_CARDS;
}

export function cardNumber(id: string): Card {
  return entries.findIndex(card => card.id === id);
}

function groupIndex(name: string): number {
  return GROUPS.map(String).indexOf(name);
}

function table<T>(column: (card: Entry) => T): readonly T[] {
  return Object.freeze(entries.map(column));
}

function withoutBreaks(name: string): string {
  return name.replaceAll('\u00ad', '');
}
