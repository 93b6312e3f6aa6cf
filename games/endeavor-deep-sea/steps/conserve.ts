/** ED-83 … ED-85: research and a disc for a conservation site. */
import { type Log, type Refusal, refuse } from '@fathom/kernel';
import { advanceCleanup } from '../cleanup.ts';
import { depthOf } from '../data/ocean.ts';
import { CONSERVE, SITES, TILES } from '../data/tiles.ts';
import type { Acting } from '../frames.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { cellOf, missionOf } from '../sea.ts';
import { conserveCost, payConnections, placeDisc } from '../sites.ts';
import type { State } from '../state.ts';
import { followsConserve } from './built.ts';
import { canUse, explainSite, forZones } from './site.ts';

export function addConserves(s: State, f: Acting, moves: Move[]): void {
  if (s.staging[f.seat] < 1) return;
  forZones(s, f, (tile, cell) => {
    const { conserve } = TILES[tile];
    for (let i = 0; i < conserve.length; i++) {
      const site = conserve[i];
      if (canAfford(s, f, site) && canUse(s, f, site, cell)) moves.push({ kind: 'conserve', site });
    }
  });
}

export function explainConserve(s: State, f: Acting, site: number): Refusal | undefined {
  const refusal = explainSite(s, f, site, CONSERVE);
  if (refusal) return refusal;
  return canAfford(s, f, site)
    ? undefined
    : refuse('ED-83', 'noResearch', { cost: conserveCost(site, f.manner) });
}

function canAfford(s: State, f: Acting, site: number): boolean {
  return s.research[f.seat] >= conserveCost(site, f.manner);
}

/** E-45: pay, gains of the site, connections, features. */
export function playConserve(s: State, f: Acting, site: number, log?: Log): void {
  const { seat, manner } = f;
  const { tile, gains, depths } = SITES[site];
  const zone = cellOf(s, tile);
  const cost = conserveCost(site, manner);
  s.research[seat] -= cost;
  const completed = placeDisc(s, seat, site);
  log?.event('conserved', { seat, tile, cell: zone, cost });
  if (missionOf(s).impact === 'spill' && depthOf(zone) <= 2) advanceCleanup(s, seat, log);
  if (followsConserve(tile)) s.stack.push({ step: 'built', seat, site, again: manner === 'once-more' });
  payConnections(s, seat, completed, zone, true, log);
  give(s, seat, gains, zone, true);
  if (depths !== 0) s.stack.push({ step: 'seek', seat, depths, anywhere: 0, zone });
}
