/** What a city is short of, and what an outpost would bring: most moves of one question ask for the same. */
import { TILES } from '../data/box.ts';
import { COLOURS, GUILDS, SINK } from '../data/names.ts';
import { at, buildingsOf, colourOf, tileOf } from '../field.ts';
import { CELLS } from '../hex.ts';
import { worthOf } from '../objectives.ts';
import type { State } from '../state.ts';
import { surveyOf } from '../survey.ts';

/** How much a city wants tiles of a district: those in the stock, and how large it is already. */
export function wish(s: State, seat: number, district: number): number {
  let count = 0;
  const stock = s.stocks[seat];
  for (let i = 0; i < stock.length; i++) if (TILES[stock[i]].district === district) count++;
  if (count === 0) return 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tileOf(at(s, seat, cell));
    if (tile >= 0 && colourOf(tile, 1) === district) count++;
  }
  return count;
}

/** Barrels of a colour a city is short of for its tiles. */
export function need(s: State, seat: number, colour: number, wishes?: Wishes): number {
  if (s.side[seat] === SINK) return 0;
  let cost = 0;
  const stock = s.stocks[seat];
  for (let i = 0; i < stock.length; i++)
    if (TILES[stock[i]].district === colour) cost += TILES[stock[i]].cost;
  const short = Math.min(6, cost) - s.barrels[seat * COLOURS.length + colour];
  return short <= 0 ? 0 : 0.4 * (wishes?.wish(s, seat, colour) ?? wish(s, seat, colour));
}

const UNKNOWN = -1;

/** What has been found out for one seat in one position; to be forgotten before the next. */
export class Wishes {
  readonly #wishes: number[] = new Array(COLOURS.length).fill(UNKNOWN);
  readonly #buildings: number[] = new Array(GUILDS.length).fill(UNKNOWN);
  #objective = UNKNOWN;

  forget(): void {
    for (let district = 0; district < COLOURS.length; district++)
      this.#wishes[district] = this.#buildings[district] = UNKNOWN;
    this.#objective = UNKNOWN;
  }

  wish(s: State, seat: number, district: number): number {
    if (this.#wishes[district] === UNKNOWN) this.#wishes[district] = wish(s, seat, district);
    return this.#wishes[district];
  }

  buildings(s: State, seat: number, guild: number): number {
    if (this.#buildings[guild] === UNKNOWN) this.#buildings[guild] = buildingsOf(s, seat, guild);
    return this.#buildings[guild];
  }

  /** What the best open objective is worth now. */
  objective(s: State, seat: number): number {
    if (this.#objective === UNKNOWN) this.#objective = bestObjective(s, seat);
    return this.#objective;
  }
}

function bestObjective(s: State, seat: number): number {
  const field = surveyOf(s, seat);
  let best = 0;
  for (let stack = 0; stack < s.objectives.length; stack++)
    best = Math.max(best, worthOf(s, seat, s.objectives[stack][0], s.coins[seat], field));
  return best;
}
