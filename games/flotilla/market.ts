/** FL-41 … FL-45: four prices that move when the trading of a turn is over. */
import type { Log } from '@fathom/kernel';
import { NUMBERS, TRACKS } from './data/box.ts';
import type { Mods } from './data/effects.ts';
import { COLOURS } from './data/names.ts';
import { type Fields, hasFreeLand } from './field.ts';
import { takeVp } from './goods.ts';
import type { State } from './state.ts';

const TOP: number = TRACKS.ladder.length - 1;

/** FL-45: a space of the price ladder. */
export function isOnLadder(space: number): boolean {
  return space >= 0 && space <= TOP;
}

type Prices = { readonly prices: readonly number[] };

export function priceOf(s: Prices, colour: number): number {
  return TRACKS.ladder[s.prices[colour]];
}

export function buyPrice(s: Prices, colour: number, mods: Mods): number {
  return Math.max(1, priceOf(s, colour) - mods.buy);
}

export function sellPrice(s: Prices, colour: number, mods: Mods): number {
  return priceOf(s, colour) + mods.sell;
}

export function skiffPrice(mods: Mods): number {
  return mods.skiff === 0 ? NUMBERS.skiffPrice : mods.skiff;
}

/** FL-39, FL-40, A-18: the next outpost, at a surcharge when no land is free; −1 when all are built. */
export function outpostPrice(
  s: Fields & { readonly outposts: readonly number[] },
  seat: number,
  mods: Mods,
): number {
  const built = s.outposts[seat];
  if (built >= NUMBERS.outpostCosts.length) return -1;
  const surcharge = hasFreeLand(s, seat) ? 0 : NUMBERS.waterSurcharge;
  return Math.max(0, NUMBERS.outpostCosts[built] - mods.outpost) + surcharge;
}

/** FL-43, FL-44, A-14: up by what was bought, down by what was sold; whoever drives a price off the track is rewarded once. */
export function adjustPrices(s: State, log?: Log): void {
  const { bought, sold } = s.turn;
  for (let c = 0; c < COLOURS.length; c++) {
    const change = bought[c] - sold[c];
    if (change === 0) continue;
    const wanted = s.prices[c] + change;
    s.prices[c] = Math.min(TOP, Math.max(0, wanted));
    log?.event('price', { colour: c, price: priceOf(s, c) });
    if (wanted < 0) takeVp(s, TRACKS.below, 'market', log);
    if (wanted > TOP) takeVp(s, TRACKS.above, 'market', log);
  }
}
