/** What somebody receives: victory points, coins, barrels, toxicity, seals, skiffs. */
import type { Log } from '@fathom/kernel';
import { NUMBERS, TRACKS } from './data/box.ts';
import { COLOURS, GUILDS, SKY } from './data/names.ts';
import { HOME } from './hex.ts';
import { ASHORE, poolSize, SKIFFS, type State } from './state.ts';

/** Where victory points come from, for the log. */
export type Reason = 'effect' | 'objective' | 'tile' | 'sonar' | 'market' | 'dive' | 'bag';

/** FL-2, FL-87, A-25: from the pool, and from the reserve when it is empty. */
export function takeVp(s: State, count: number, reason: Reason, log?: Log): void {
  if (count <= 0) return;
  // Only whoever is told wants to know.
  const dock = log && dockOf(s);
  const fromPool = Math.min(count, s.pool);
  s.pool -= fromPool;
  s.reserve -= count - fromPool;
  s.vp[s.seat] += count;
  s.scored = true;
  log?.event('scored', { seat: s.seat, count, reason });
  if (log && dockOf(s) !== dock) log.event('dock', { dock: dockOf(s) + 1 });
  if (s.pool === 0 && s.lastRound === 0) {
    s.lastRound = s.round + 1;
    log?.event('poolEmpty', { round: s.lastRound });
  }
}

/** FL-75, A-9: the dock tile in force, from 0. */
export function dockOf(s: {
  readonly pool: number;
  readonly seats: number;
  readonly options: State['options'];
}): number {
  const start = poolSize(s.seats, s.options);
  return TRACKS.docks.findIndex(
    ({ above: [part, of] }, i) => i === TRACKS.docks.length - 1 || s.pool * of > start * part,
  );
}

export function takeCoins(s: State, count: number, log?: Log): void {
  if (count <= 0) return;
  s.coins[s.seat] += count;
  log?.event('coins', { seat: s.seat, count });
}

/** the common supply of barrels is limited. Returns how many there were. */
export function takeBarrels(s: State, colour: number, count: number): number {
  const taken = Math.min(count, s.bank[colour]);
  s.bank[colour] -= taken;
  s.barrels[s.seat * COLOURS.length + colour] += taken;
  return taken;
}

export function payBarrels(s: State, colour: number, count: number): void {
  s.barrels[s.seat * COLOURS.length + colour] -= count;
  s.bank[colour] += count;
}

export function barrelsOf(s: { readonly barrels: readonly number[] }, seat: number): number {
  let total = 0;
  for (let c = 0; c < COLOURS.length; c++) total += s.barrels[seat * COLOURS.length + c];
  return total;
}

/** FL-64: barrels a skiff can still load; it counts over all seats. */
export function roomOn(s: { readonly cargo: readonly number[] }, skiff: number): number {
  let room = NUMBERS.cargo;
  for (let c = 0; c < COLOURS.length; c++) room -= s.cargo[skiff * COLOURS.length + c];
  return room;
}

/** FL-57, A-10: beyond the last space the marker starts again and the scoring marker moves; what exceeds its last step counts in ties. */
export function takeToxicity(s: State, count: number, log?: Log): void {
  if (count <= 0) return;
  const before = toxicityPoints(s.poison[s.seat]);
  const spaces = s.toxicity[s.seat] + count;
  s.toxicity[s.seat] = spaces % NUMBERS.toxicitySpaces;
  s.poison[s.seat] += Math.floor(spaces / NUMBERS.toxicitySpaces);
  log?.event('toxic', { seat: s.seat, count });
  const score = toxicityPoints(s.poison[s.seat]);
  if (score !== before) log?.event('poisoned', { seat: s.seat, score });
}

/** FL-58: what so many steps of scoring are worth at the end; the marker stays on the last one. */
export function toxicityPoints(poison: number): number {
  return NUMBERS.toxicityScores[Math.min(poison, NUMBERS.toxicityScores.length - 1)];
}

/** CLEAN moves back, but never behind the start space; the scoring marker stays. */
export function clean(s: State, count: number, log?: Log): void {
  const steps = Math.min(count, s.toxicity[s.seat]);
  if (steps === 0) return;
  s.toxicity[s.seat] -= steps;
  log?.event('cleaned', { seat: s.seat, count: steps });
}

/** FL-59: the lower the better in every tie. */
export function totalToxicity(
  s: { readonly toxicity: readonly number[]; readonly poison: readonly number[] },
  seat: number,
): number {
  return s.poison[seat] * NUMBERS.toxicitySpaces + s.toxicity[seat];
}

export function sealsLeft(s: { readonly seals: readonly number[] }, seat: number): number {
  let left = NUMBERS.seals;
  for (let g = 0; g < GUILDS.length; g++) left -= s.seals[seat * GUILDS.length + g];
  return left;
}

export function placeSeal(s: State, guild: number, log?: Log): void {
  if (sealsLeft(s, s.seat) === 0) return;
  s.seals[s.seat * GUILDS.length + guild]++;
  log?.event('sealed', { seat: s.seat, guild });
}

/** FL-36: onto the dock of the starter tile. */
export function launchSkiff(s: State): void {
  s.skiffs[s.skiffs.indexOf(ASHORE, s.seat * SKIFFS)] = HOME;
}

export function skiffsAshore(s: { readonly skiffs: readonly number[] }, seat: number): number {
  let count = 0;
  for (let i = 0; i < SKIFFS; i++) if (s.skiffs[seat * SKIFFS + i] === ASHORE) count++;
  return count;
}

/** FL-37, A-23: a free skiff, or its price when there is none or the city has no use for one. */
export function freeSkiff(s: State, log?: Log): void {
  if (s.side[s.seat] === SKY || skiffsAshore(s, s.seat) === 0) return takeCoins(s, NUMBERS.skiffPrice, log);
  launchSkiff(s);
  log?.event('freeSkiff', { seat: s.seat });
}
