/** What is in the box: tokens, cards, and how much of it each number of players uses. */

export const COLOURS = ['sand', 'sky', 'rose', 'jade', 'lilac'] as const;
export type Colour = (typeof COLOURS)[number];

/** SU-2: twelve kinds of treasure, each once in every colour. */
export const KINDS = [
  'amphora',
  'crown',
  'chest',
  'goblet',
  'mask',
  'key',
  'bell',
  'dagger',
  'lamp',
  'ring',
  'astrolabe',
  'lyre',
] as const;
export type Kind = (typeof KINDS)[number];

/** SU-4: salvage cards of each colour in play at most. */
export const CARDS_PER_COLOUR = 12;

/** SU-10: hand size. */
export const HAND = 3;

/** SU-6: treasures in a space of levels 2, 3, 4 and 5. */
export const TREASURES_PER_SPACE = [1, 2, 3, 4] as const;

/** SU-8: cards and submarines of each player, by number of players. */
export const SHARES: Readonly<Record<number, { readonly cards: number; readonly submarines: number }>> = {
  2: { cards: 15, submarines: 5 },
  3: { cards: 15, submarines: 5 },
  4: { cards: 13, submarines: 4 },
  5: { cards: 12, submarines: 3 },
};
