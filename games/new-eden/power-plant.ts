/** NE-87, NE-86i, A-42, A-52: what the next use of a power plant brings; several research cards add up. */
import { PLANT_COINS, PLANT_DAMAGE, RESEARCH } from './data/box.ts';
import { AMOUNT, EFFECT, type Effect } from './data/card.ts';
import type { Built } from './station.ts';

interface PlantUse {
  readonly coins: number;
  readonly points: number;
  readonly damage: number;
}

export function nextPlantUse(station: Built & { readonly plant: number }): PlantUse {
  return {
    coins: PLANT_COINS + total(station, 'plantCoins'),
    points: total(station, 'plantPoints'),
    damage: Math.max(0, (PLANT_DAMAGE[station.plant] ?? 0) - total(station, 'plantRepair')),
  };
}

/** NE-87: it runs three times in a round. */
export function usesLeft(station: { readonly plant: number }): number {
  return PLANT_DAMAGE.length - station.plant;
}

/** What a refusal for lack of coins needs: how many there are, and whether the power plant could make more. */
export function purseOf(station: { readonly coins: number; readonly plant: number }) {
  return { coins: station.coins, uses: usesLeft(station) };
}

function total(station: Built, effect: Effect): number {
  let sum = 0;
  const research = station.arms[RESEARCH];
  for (let i = 0; i < research.length; i++) if (EFFECT[research[i]] === effect) sum += AMOUNT[research[i]];
  return sum;
}
