/** NE-27, NE-87 … NE-92: free actions, offered beside whatever else is asked in the own turn. */
import { type Log, type Refusal, refuse, type Seat } from '@fathom/kernel';
import { recruit } from '../attaching.ts';
import { earn, spend } from '../coins.ts';
import { hurt } from '../damage.ts';
import {
  BOATYARD_TILE,
  OCTOPUS,
  OCTOPUS_TILE,
  OXYGEN,
  OXYGEN_TILE,
  TILE_DEEPLES,
  TILE_PRICE,
  TILES,
} from '../data/box.ts';
import { OCTOPUS_MODULE, RESERVE } from '../data/card.ts';
import type { Move } from '../move.ts';
import { nextPlantUse, purseOf, usesLeft } from '../power-plant.ts';
import type { State } from '../state.ts';
import { hasTile, PLANT_POINTS } from '../station.ts';

const PLANT: Move = { kind: 'plant' };
const EXPAND: readonly Move[] = TILES.map((_, tile) => ({ kind: 'expand', tile }));

export function addFree(s: State, seat: Seat, moves: Move[]): void {
  const station = s.stations[seat];
  if (usesLeft(station) > 0) moves.push(PLANT);
  if (!canExpand(station)) return;
  for (let tile = 0; tile < TILES.length; tile++) if (!hasTile(station, tile)) moves.push(EXPAND[tile]);
}

/** `other` is the refusal of a move that is no free action. */
export function explainFree(s: State, seat: Seat, move: Move, other: Refusal): Refusal | undefined {
  const station = s.stations[seat];
  if (move.kind === 'plant') return usesLeft(station) > 0 ? undefined : refuse('NE-87', 'plantSpent');
  if (move.kind !== 'expand') return other;
  if (hasTile(station, move.tile)) return refuse('NE-88', 'tileBuilt', { tile: move.tile });
  return canExpand(station)
    ? undefined
    : refuse('NE-88', 'tooFewCoins', { price: TILE_PRICE, ...purseOf(station) });
}

/** NE-88: a tile has its price. */
function canExpand({ coins }: { readonly coins: number }): boolean {
  return coins >= TILE_PRICE;
}

export function playFree(s: State, seat: Seat, move: Move, log?: Log): void {
  if (move.kind === 'plant') runPlant(s, seat, log);
  else if (move.kind === 'expand') expand(s, seat, move.tile, log);
}

/** NE-87: coins first, then the damage. */
function runPlant(s: State, seat: Seat, log?: Log): void {
  const station = s.stations[seat];
  const { coins, points, damage } = nextPlantUse(station);
  station.plant++;
  earn(s, seat, coins);
  station.points[PLANT_POINTS] += points;
  log?.event('plant', { seat, coins, points, use: station.plant });
  hurt(s, seat, damage, log);
}

function expand(s: State, seat: Seat, tile: number, log?: Log): void {
  const station = s.stations[seat];
  spend(s, seat, TILE_PRICE);
  station.tiles |= 1 << tile;
  log?.event('expanded', { seat, tile });
  // NE-89.
  if (tile === BOATYARD_TILE) recruit(s, seat, TILE_DEEPLES, log);
  // NE-90, A-19: innermost, so the way to the other octopuses is one step longer; whoever lies on them stays there.
  if (tile === OCTOPUS_TILE) station.arms[OCTOPUS].unshift(OCTOPUS_MODULE);
  // NE-91.
  if (tile === OXYGEN_TILE) station.arms[OXYGEN].push(RESERVE);
}
