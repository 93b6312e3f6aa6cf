/** ED-212: what the seniors of rank 5 score. */
import type { Count } from '../data/crew.ts';
import { CONNECTIONS, CONSERVE, DIVES, PUBLISH, SITES, TILES } from '../data/tiles.ts';
import { isSenior, sideOf } from '../member.ts';
import { countZones } from './count.ts';
import { completeSets, symbolsOf } from './symbols.ts';
import type { Table } from './table.ts';

export function crewPoints(t: Table, seat: number): number {
  let points = 0;
  for (const member of t.crew[seat]) points += memberPoints(t, seat, member);
  return points;
}

/** E-80: points for every full `per` of the count, on the senior side only. */
export function memberPoints(t: Table, seat: number, member: number): number {
  const scores = sideOf(member).scores;
  return scores === undefined ? 0 : scores.points * Math.floor(countFor(t, seat, scores.count) / scores.per);
}

function countFor(t: Table, seat: number, count: Count): number {
  switch (count) {
    case 'connections-shared-with-opponents':
      return sharedConnections(t, seat);
    case 'conservation-discs-in-best-zone':
      return Math.max(...perZone(t, seat, CONSERVE));
    case 'complete-field-symbol-sets':
      return completeSets(symbolsOf(t, seat));
    case 'depths-with-publication':
      return depthsWith(t, seat);
    case 'zones-with-conservation':
      return perZone(t, seat, CONSERVE).filter(discs => discs > 0).length;
    case 'other-senior-specialists':
      return t.crew[seat].filter(member => isSenior(member)).length - 1;
    case 'zones-with-disc-or-vessel':
      return countZones(t, { units: 8 | 16, depths: 62, columns: 127, side: 0 }, seat);
    case 'empty-dive-sites':
      return emptyDives(t);
    case 'unconditional':
      return 1;
  }
}

/** ED-212a: completed, one end own, the other somebody else's. */
function sharedConnections(t: Table, seat: number): number {
  return CONNECTIONS.filter(({ ends }) => {
    const [a, b] = [t.discs[ends[0]], t.discs[ends[1]]];
    return a !== 0 && b !== 0 && a !== b && (a === seat + 1 || b === seat + 1);
  }).length;
}

/** Own discs on sites of a kind, zone by zone. */
function perZone(t: Table, seat: number, kind: number): number[] {
  return t.ocean
    .filter(tile => tile >= 0)
    .map(
      tile =>
        TILES[tile].sites.filter(site => SITES[site].kind === kind && t.discs[site] === seat + 1).length,
    );
}

function depthsWith(t: Table, seat: number): number {
  const depths = new Set<number>();
  for (let site = 0; site < SITES.length; site++) {
    if (SITES[site].kind === PUBLISH && t.discs[site] === seat + 1) depths.add(TILES[SITES[site].tile].depth);
  }
  return depths.size;
}

/** E-44: dive sites in play without a token, emptied or never filled. */
export function emptyDives(t: Table): number {
  return DIVES.filter((dive, i) => t.dives[i] === 0 && t.ocean.includes(dive.tile)).length;
}
