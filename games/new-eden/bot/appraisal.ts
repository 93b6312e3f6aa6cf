/** What a card, a row or an action is worth to a station at a glance, in points. */
import { BOATYARD, COLUMNS, CRAB, HABITAT, OCTOPUS, OXYGEN, RESEARCH_TILE, ROUNDS } from '../data/box.ts';
import { AMOUNT, BONUS, BOTTLE, type Card, EFFECT, GROUP, POINTER, POINTS, STAFF } from '../data/card.ts';
import { cardOf, isUsed } from '../module.ts';
import { pointer } from '../score.ts';
import { type State, UNSEEN } from '../state.ts';
import { hasTile, type Station } from '../station.ts';
import { coinWorth } from './forecast.ts';

export function cardWorth(s: State, seat: number, card: Card): number {
  const station = s.stations[seat];
  const rounds = ROUNDS - s.round + (s.phase === 'A' ? 0.6 : 0.25);
  const group = GROUP[card];
  let worth =
    0.75 * POINTS[card] + stepWorth(s, station, POINTER[card]) * POINTER[card] + bonusWorth(s, group);
  const amount = AMOUNT[card];
  // Every further space has to be staffed by somebody.
  const ease = group <= OCTOPUS ? 1 / (1 + 0.35 * (STAFF[card] - 1) + 0.12 * station.arms[group].length) : 1;
  switch (group) {
    case CRAB:
      worth += 0.7 * coinWorth(s) * amount * ease * rounds;
      break;
    case HABITAT:
      worth += 0.7 * amount * ease * rounds;
      break;
    case OCTOPUS:
      worth += (0.25 + 0.05 * Math.min(8, station.damage)) * amount * ease * rounds;
      break;
    case BOATYARD:
      worth += amount * rounds * (deepleShortage(station) ? 1.1 : 0.5);
      break;
    case OXYGEN:
      worth += rounds * ((BOTTLE[card][1] > 0 ? 1.2 : 0.6) + 0.25 * (BOTTLE[card][0] + BOTTLE[card][1]));
      break;
    default:
      worth += researchWorth(s, seat, card, rounds);
  }
  return worth;
}

function researchWorth(s: State, seat: number, card: Card, rounds: number): number {
  const station = s.stations[seat];
  const tile = hasTile(station, RESEARCH_TILE) ? 3 : 0;
  const amount = AMOUNT[card];
  switch (EFFECT[card]) {
    case 'coins':
      return tile + amount * coinWorth(s);
    case 'cleanCrabs':
      return tile + station.arms[CRAB].length;
    case 'repair':
      return tile + Math.min(amount, station.damage) * 0.8;
    case 'damage':
      return tile - amount * 0.6 * stepWorth(s, station, -amount);
    case 'perCrab':
      return tile + 0.6 * amount * station.arms[CRAB].length;
    case 'perOctopus':
      return tile + 0.6 * amount * station.arms[OCTOPUS].length;
    case 'gift':
      return tile - amount * coinWorth(s) * 0.6;
    case 'plantCoins':
      return tile + rounds * 2.5;
    case 'plantPoints':
      return tile + rounds * 3.5;
    case 'plantRepair':
      return tile + rounds * 1.6;
    case 'attack':
      return tile + 1.5;
    default:
      return tile;
  }
}

/** A row: its cards, and an activation for every symbol (NE-63). */
export function rowWorth(s: State, seat: number, row: number): number {
  let worth = 0;
  for (let space = row * COLUMNS; space < (row + 1) * COLUMNS; space++) {
    const card = s.display[space];
    if (card >= 0) worth += cardWorth(s, seat, card);
    else if (card !== UNSEEN) worth += activationWorth(s, seat);
  }
  return Math.max(0, worth);
}

/** What one more action with an oxygen card brings, roughly. */
export function activationWorth(s: State, seat: number): number {
  const station = s.stations[seat];
  if (station.dome === 0) return 0.2;
  let best = 0.3;
  for (let arm = CRAB; arm <= OCTOPUS; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length && i < 3; i++) {
      if (isUsed(modules[i])) continue;
      const amount = AMOUNT[cardOf(modules[i])] / STAFF[cardOf(modules[i])];
      const rate = arm === CRAB ? coinWorth(s) : arm === HABITAT ? 1 : station.damage > 0 ? 0.7 : 0;
      best = Math.max(best, amount * rate);
    }
  }
  return 0.8 * best;
}

function bonusWorth(s: State, group: number): number {
  let worth = 0;
  for (let i = 0; i < s.bonus.length; i++) {
    const { group: wanted, gives, amount } = BONUS[s.bonus[i]];
    if (wanted === group) worth += gives === 'coins' ? amount * coinWorth(s) : amount;
  }
  return worth + 0.4 * (ROUNDS - s.round);
}

/** What a step of the pointer or a point of damage is worth: in the last round nearly everything at the edge, little elsewhere. */
export function stepWorth(s: State, station: Station, change: number): number {
  if (s.round < ROUNDS) return 1.1;
  const margin = pointer(station, s.options) - station.damage;
  const after = margin + change;
  if (change < 0) return margin < 0 ? 0.3 : after < 0 ? 18 / -change : 0.5;
  return margin >= 2 ? 0.4 : after >= 0 ? 4 : 1;
}

function deepleShortage(station: Station): boolean {
  let spaces = 0;
  for (let arm = CRAB; arm <= OCTOPUS; arm++) spaces += station.arms[arm].length;
  return station.dome + station.tired < spaces + 2;
}
