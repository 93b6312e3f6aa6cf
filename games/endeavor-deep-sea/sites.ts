/** Sites of the ocean: who can use them, what it costs, and what a disc on them brings. */
import { hasBit, type Log } from '@fathom/kernel';
import { JOURNALS } from './data/journals.ts';
import { depthOf, NEIGHBOURS } from './data/ocean.ts';
import { CONNECTIONS, SITES, SONAR, TILES } from './data/tiles.ts';
import type { Manner } from './frames.ts';
import { give } from './gains.ts';
import { hasVesselAt, inOrder } from './player.ts';
import type { Open, State } from './state.ts';
import { type Struck, struckBy } from './team.ts';

/** ED-53, ED-130: a vessel in the zone, or before the mouth of the cave. */
export function isPresent(s: State, seat: number, cell: number, from: number): boolean {
  if (from < 0) return hasVesselAt(s, seat, cell);
  const mouth = NEIGHBOURS[cell][from];
  return mouth >= 0 && hasVesselAt(s, seat, mouth);
}

/** ED-92c: a vessel of the seat is at this depth. */
export function hasVesselAtDepth(s: State, seat: number, depth: number): boolean {
  for (let i = seat * 3; i < seat * 3 + 3; i++)
    if (s.vessels[i] >= 0 && depthOf(s.vessels[i]) === depth) return true;
  return false;
}

export function isFree(s: State, site: number): boolean {
  return s.discs[site] === 0 && (s.nets.length === 0 || !s.nets.includes(site));
}

/** ED-65, E-39: the leftmost free spot of a track, or −1. */
export function nextSpot(s: State, track: readonly number[]): number {
  for (let i = 0; i < track.length; i++) if (s.discs[track[i]] === 0) return track[i];
  return -1;
}

/** S-12: further discs for the first sites of the round. */
function surcharge(s: Struck & Open<'strain'>, seat: number, kind: number): number {
  if (kind === SONAR) return 0;
  return s.strain[seat] < struckBy(s, 'red-tape') ? 1 : 0;
}

/** How many discs of the staging area a site takes. */
export function discsFor(s: Struck & Open<'strain'>, seat: number, site: number): number {
  return 1 + surcharge(s, seat, SITES[site].kind);
}

export function hasDiscsFor(s: State, seat: number, site: number): boolean {
  return s.staging[seat] >= discsFor(s, seat, site);
}

/** ED-83, E-46. */
export function conserveCost(site: number, manner: Manner): number {
  const { cost } = SITES[site];
  return manner === 'cheaper' ? Math.max(0, cost - 1) : cost;
}

/** ED-87, S-9. */
export function publishCost(s: Struck, journal: number): number {
  return JOURNALS[journal].cost + struckBy(s, 'retraction');
}

/** Puts a disc on a site. Returns the connections it completes. */
export function placeDisc(s: State, seat: number, site: number): number[] {
  const extra = discsFor(s, seat, site) - 1;
  s.staging[seat] -= 1 + extra;
  s.stock[seat] += extra;
  s.strain[seat] += extra;
  s.discs[site] = seat + 1;
  const completed: number[] = [];
  for (const connection of SITES[site].connections) {
    const [a, b] = CONNECTIONS[connection].ends;
    if (s.discs[a === site ? b : a] !== 0 && !isLinked(s, connection)) completed.push(connection);
  }
  return completed;
}

/** ED-111 … ED-114, E-59: both owners gain, the player on turn first; a connection pays once in the game. */
export function payConnections(
  s: State,
  seat: number,
  completed: readonly number[],
  zone: number,
  byConserve: boolean,
  log?: Log,
): void {
  if (completed.length === 0) return;
  const shares: number[] = new Array(s.seats).fill(0);
  for (const connection of completed) {
    link(s, connection);
    const { ends, gains, tile } = CONNECTIONS[connection];
    const [a, b] = [s.discs[ends[0]] - 1, s.discs[ends[1]] - 1];
    shares[a] += gains;
    if (b !== a) shares[b] += gains;
    log?.event('connected', { seat: a, other: b, tile, gains });
  }
  for (let i = s.seats - 1; i >= 0; i--) {
    const owner = inOrder(s, s.seat, i);
    give(s, owner, shares[owner], zone, byConserve && owner === seat);
  }
}

/** How many connections one number of `linked` holds. */
export const LINKS = 31;

export function isLinked(s: Open<'linked'>, connection: number): boolean {
  return hasBit(s.linked[connection < LINKS ? 0 : 1], connection % LINKS);
}

function link(s: State, connection: number): void {
  s.linked[connection < LINKS ? 0 : 1] |= 1 << (connection % LINKS);
}

/** Journals of the display that suit a publication site (ED-86). */
export function suits(site: number, journal: number): boolean {
  return hasBit(JOURNALS[journal].symbols, SITES[site].symbol);
}

/** A seat has a disc on one of these sites. */
export function hasDiscOn(s: Open<'discs'>, seat: number, sites: readonly number[]): boolean {
  for (let i = 0; i < sites.length; i++) if (s.discs[sites[i]] === seat + 1) return true;
  return false;
}

export function hasDiscIn(s: Open<'discs'>, seat: number, tile: number): boolean {
  return hasDiscOn(s, seat, TILES[tile].sites);
}
