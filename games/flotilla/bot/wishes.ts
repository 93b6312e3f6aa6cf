/** What a city is short of, and what an outpost would bring: most moves of one question ask for the same. */
import { filled } from '@fathom/kernel';
import { TILES } from '../data/box.ts';
import { COLOURS, GUILDS, SINK } from '../data/names.ts';
import { at, colourOf, tileOf } from '../field.ts';
import { CELLS } from '../hex.ts';
import { worthOf } from '../objectives.ts';
import type { State } from '../state.ts';
import { type Survey, surveyOf } from '../survey.ts';

const UNKNOWN = -1;

/** What has been found out about one seat in one position; to be forgotten before the next. */
export class Wishes {
  /** Tiles of the stock by district, what they cost, and the tiles and buildings of the field. */
  readonly #stock = filled(COLOURS.length, 0);
  readonly #costs = filled(COLOURS.length, 0);
  readonly #districts = filled(COLOURS.length, 0);
  readonly #buildings = filled(GUILDS.length, 0);
  #isCounted = false;
  #field: Survey | undefined;
  #objective = UNKNOWN;

  forget(): void {
    this.#isCounted = false;
    this.#field = undefined;
    this.#objective = UNKNOWN;
  }

  /** How much a city wants tiles of a district: those in the stock, and how large it is already. */
  wish(s: State, seat: number, district: number): number {
    this.#count(s, seat);
    const stock = this.#stock[district];
    return stock === 0 ? 0 : stock + this.#districts[district];
  }

  /** Barrels of a colour a city is short of for its tiles. */
  need(s: State, seat: number, colour: number): number {
    if (s.side[seat] === SINK) return 0;
    this.#count(s, seat);
    const short = Math.min(6, this.#costs[colour]) - s.barrels[seat * COLOURS.length + colour];
    return short <= 0 ? 0 : 0.4 * this.wish(s, seat, colour);
  }

  /** Own buildings of a guild. */
  buildings(s: State, seat: number, guild: number): number {
    this.#count(s, seat);
    return this.#buildings[guild];
  }

  /** What the best open objective is worth now. */
  objective(s: State, seat: number): number {
    if (this.#objective === UNKNOWN) {
      this.#objective = 0;
      for (let stack = 0; stack < s.objectives.length; stack++)
        this.#objective = Math.max(this.#objective, this.worth(s, seat, stack, s.coins[seat]));
    }
    return this.#objective;
  }

  /** What the open objective of a stack is worth with so many coins. */
  worth(s: State, seat: number, stack: number, coins: number): number {
    this.#field ??= surveyOf(s, seat);
    return worthOf(s, seat, s.objectives[stack][0], coins, this.#field);
  }

  #count(s: State, seat: number): void {
    if (this.#isCounted) return;
    this.#isCounted = true;
    this.#stock.fill(0);
    this.#costs.fill(0);
    this.#districts.fill(0);
    this.#buildings.fill(0);
    const stock = s.stocks[seat];
    for (let i = 0; i < stock.length; i++) {
      const { district, cost } = TILES[stock[i]];
      this.#stock[district]++;
      this.#costs[district] += cost;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const tile = tileOf(at(s, seat, cell));
      if (tile < 0) continue;
      const district = colourOf(tile, 1);
      if (district >= 0) this.#districts[district]++;
      if (TILES[tile].building >= 0) this.#buildings[TILES[tile].building]++;
    }
  }
}
