/** What is in the box besides the cards: groups, tiles, the tableau and the prices printed on it. The numbers lie in tableau.json. */
import tableau from './tableau.json' with { type: 'json' };

/** NE-18: outside groups first; the first five grow in arms, research lies below the dome (NE-19). */
export const GROUPS = ['crab', 'habitat', 'octopus', 'boatyard', 'oxygen', 'research'] as const;
export type Group = (typeof GROUPS)[number];

export const CRAB = 0;
export const HABITAT = 1;
export const OCTOPUS = 2;
export const BOATYARD = 3;
export const OXYGEN = 4;
export const RESEARCH = 5;

export const OUTSIDE = 3;
export const ARMS = 5;

/** NE-9: the four expansion tiles of a station. */
export const TILES = ['boatyard', 'octopus', 'oxygen', 'research'] as const;
export type Tile = (typeof TILES)[number];

export const BOATYARD_TILE = 0;
export const OCTOPUS_TILE = 1;
export const OXYGEN_TILE = 2;
export const RESEARCH_TILE = 3;

/** NE-1: four rows of three spaces on both sides of the tableau. */
export const ROWS = 4;
export const COLUMNS = 3;
export const SPACES = ROWS * COLUMNS;

export const ROUNDS = 3;

/** NE-25, NE-51: face-up cards of phase A; cards dealt to each player in phase B. */
export const HAND = 3;

/** NE-24: bonus cards turned up in each round. */
export const BONUSES = 2;

/** NE-30: price of a card by row, from the top, and what buying does to the damage. */
export const ROW_PRICE: readonly number[] = tableau.rows.price;
export const ROW_DAMAGE: readonly number[] = tableau.rows.damage;

/** NE-54: price and damage by number of cards bought. */
export const MARKET_PRICE: readonly number[] = tableau.blackMarket.price;
export const MARKET_DAMAGE: readonly number[] = tableau.blackMarket.damage;

/** NE-47 … NE-49: points by order of passing, for each number of players. */
export const PASSING: Readonly<Record<number, readonly number[]>> = tableau.passing;

/** NE-87. */
export const PLANT_COINS = tableau.powerPlant.coins;
export const PLANT_DAMAGE: readonly number[] = tableau.powerPlant.damage;

/** NE-88, NE-89, NE-92. */
export const TILE_PRICE = tableau.expansion.price;
export const TILE_DEEPLES = tableau.expansion.deeples;
export const TILE_RESEARCH = tableau.expansion.research;

/** NE-12, NE-13. */
export const START_COINS = tableau.start.coins;
export const START_DEEPLES = tableau.start.deeples;
export const START_CARDS: readonly string[] = tableau.start.cards;

/** NE-1, A-10: the figures are counted, the coins are not. */
export const DEEPLES = tableau.pool.deeples;
export const COINS = tableau.pool.coins;

/** NE-74, NE-80. */
export const MOST_DAMAGE = tableau.damage.most;

/** NE-94. */
export const COINS_PER_POINT = tableau.finalScoring.coinsPerPoint;
