/** How promising a move looks at a glance. */
import { type Seat, top } from '@fathom/kernel';
import {
  BOATYARD_TILE,
  CRAB,
  HABITAT,
  MARKET_DAMAGE,
  MARKET_PRICE,
  OCTOPUS_TILE,
  OXYGEN,
  OXYGEN_TILE,
  ROUNDS,
  ROW_DAMAGE,
  ROW_PRICE,
} from '../data/box.ts';
import { AMOUNT, BOTTLE, STAFF } from '../data/card.ts';
import { cardOf, isUsed, lyingOn } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, depthOf, indexOf, type Place } from '../place.ts';
import type { State } from '../state.ts';
import type { Station } from '../station.ts';
import { rowOf } from '../tableau.ts';
import { activationWorth, cardWorth, rowWorth, stepWorth } from './appraisal.ts';
import { coinWorth } from './forecast.ts';

/** What the row is worth does not change with the bid. */
export function priors(s: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  const f = top(s);
  const limit = f.step === 'bid' ? coinsFor(s, seat, f.row) : 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    out[i] =
      f.step === 'bid' && move.kind === 'bid'
        ? raisePromise(move.coins, f.high, limit)
        : prior(s, seat, move);
  }
}

export function prior(s: State, seat: Seat, move: Move): number {
  const station = s.stations[seat];
  switch (move.kind) {
    case 'buy':
      return promise(purchaseGain(s, seat, move.card));
    case 'use':
      return 0.1 + activationWorth(s, seat) * (0.5 + 0.1 * (BOTTLE[move.card][0] + BOTTLE[move.card][1]));
    case 'swim':
      return move.to === DOME ? 0.05 : arrival(s, station, move.from, move.to, move.steps);
    case 'hold':
      return 0.15;
    case 'activate':
      return 0.2 + 4 * effectWorth(s, station, move.place);
    case 'plant':
      return plantPromise(s, station);
    case 'expand':
      return tilePromise(s, move.tile);
    case 'market':
      return promise(marketGain(s, seat, move.cards));
    case 'destroy': {
      const arm = station.arms[move.arm];
      return 1 / (0.3 + Math.max(0, cardWorth(s, seat, cardOf(arm[arm.length - 1]))));
    }
    case 'row':
      return 0.3 + rowWorth(s, seat, move.row);
    case 'bid':
      return bidPromise(s, seat, move.coins);
    case 'drop':
      return dropPromise(s, seat);
    case 'extra':
      return 0.1 + Math.max(0, activationWorth(s, seat) - 0.8);
    case 'pass':
      return passPromise(s, station);
    case 'done':
    case 'skip':
      return 0.2;
    default:
      return 1;
  }
}

/** Turns a gain in points into a positive weight. */
function promise(gain: number): number {
  return gain > 0 ? 0.4 + gain : 0.4 / (1 - gain);
}

function purchaseGain(s: State, seat: Seat, card: number): number {
  const row = rowOf(s.display.indexOf(card));
  const damage = Math.max(ROW_DAMAGE[row], -s.stations[seat].damage);
  return (
    cardWorth(s, seat, card) -
    coinWorth(s) * ROW_PRICE[row] -
    0.5 * damage * stepWorth(s, s.stations[seat], -damage)
  );
}

function marketGain(s: State, seat: Seat, cards: readonly number[]): number {
  let gain =
    -coinWorth(s) * MARKET_PRICE[cards.length] -
    MARKET_DAMAGE[cards.length] * 0.6 * stepWorth(s, s.stations[seat], -MARKET_DAMAGE[cards.length]);
  for (const card of cards) gain += cardWorth(s, seat, card);
  return gain;
}

function arrival(s: State, station: Station, from: Place, to: Place, steps: number): number {
  const module = station.arms[armOf(to)][indexOf(to)];
  if (isUsed(module)) return 0.05;
  const missing = STAFF[cardOf(module)] - lyingOn(module);
  if (missing <= 0) return 0.05;
  const wasted = steps - (depthOf(to) - depthOf(from));
  const worth = effectWorth(s, station, to) / missing;
  return (0.1 + 2 * worth) / (1 + 0.15 * wasted);
}

function effectWorth(s: State, station: Station, place: Place): number {
  const arm = armOf(place);
  const amount = AMOUNT[cardOf(station.arms[arm][indexOf(place)])];
  if (arm === CRAB) return amount * coinWorth(s);
  if (arm === HABITAT) return amount;
  return Math.min(amount, station.damage) * 0.8;
}

function plantPromise(s: State, station: Station): number {
  const poor = station.coins < 4 ? 1.5 : station.coins < 8 ? 0.7 : 0.2;
  const late = s.round === ROUNDS && s.phase === 'C' ? 0.15 : 1;
  return (poor * late) / (1 + 2.5 * station.plant);
}

function tilePromise(s: State, tile: number): number {
  const rounds = ROUNDS - s.round + 0.5;
  if (tile === BOATYARD_TILE) return 1.2 * rounds;
  if (tile === OXYGEN_TILE) return 0.9 * rounds;
  return tile === OCTOPUS_TILE ? 0.5 * rounds : 0.4 * rounds;
}

/** How many coins a row is worth to the seat. */
function coinsFor(s: State, seat: Seat, row: number): number {
  return rowWorth(s, seat, row) / (coinWorth(s) + 0.25);
}

function bidPromise(s: State, seat: Seat, coins: number): number {
  const f = top(s);
  return f.step === 'bid' ? raisePromise(coins, f.high, coinsFor(s, seat, f.row)) : 1;
}

/** One more than the last bid is the natural raise: whoever jumps pays for what the next coin would have bought. */
function raisePromise(coins: number, high: number, limit: number): number {
  const raise = coins - high;
  return (coins <= limit ? 2 : 0.05) / raise ** 3;
}

function dropPromise(s: State, seat: Seat): number {
  const f = top(s);
  return f.step === 'bid' && coinsFor(s, seat, f.row) > f.high ? 0.3 : 4;
}

function passPromise(s: State, station: Station): number {
  const tanks = station.arms[OXYGEN];
  let fresh = 0;
  for (let i = 0; i < tanks.length; i++) if (!isUsed(tanks[i])) fresh++;
  const work = fresh > 0 && station.dome > 0 ? 0.3 : 1;
  return work * (station.coins < 3 ? 1.5 : 0.5) * (s.passed === 0 ? 1.2 : 0.8);
}
