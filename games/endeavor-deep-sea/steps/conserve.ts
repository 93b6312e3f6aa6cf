/** ED-83 … ED-85: research and a disc for a conservation site. */
import type { Log, Refusal } from '@fathom/kernel';
import { depthOf } from '../data/ocean.ts';
import { CONSERVE, SITES, TILES } from '../data/tiles.ts';
import { followsConserve } from '../features.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { cellOf, missionOf } from '../sea.ts';
import { conserveCost, discsFor, isFree, payConnections, placeDisc } from '../sites.ts';
import { BY_CONSERVE, type Frame, frame, ONCE_MORE, type State } from '../state.ts';
import { explainSite, forZones, reaches } from './site.ts';
import { refuse } from './step.ts';

export function addConserves(s: State, f: Frame, moves: Move[]): void {
  if (s.staging[f.seat] < 1) return;
  forZones(s, f, (tile, cell) => {
    const { conserve } = TILES[tile];
    for (let i = 0; i < conserve.length; i++) {
      const site = conserve[i];
      if (!reaches(s, f, cell, SITES[site].from) || !isFree(s, site)) continue;
      if (s.research[f.seat] < conserveCost(site, f.mods) || s.staging[f.seat] < discsFor(s, f.seat, site))
        continue;
      moves.push({ kind: 'conserve', site });
    }
  });
}

export function explainConserve(s: State, f: Frame, site: number): Refusal | undefined {
  const refusal = explainSite(s, f, site, CONSERVE);
  if (refusal) return refusal;
  const cost = conserveCost(site, f.mods);
  return s.research[f.seat] < cost ? refuse('ED-83', 'noResearch', { cost }) : undefined;
}

/** E-45: pay, gains of the site, connections, features. */
export function playConserve(s: State, seat: number, site: number, mods: number, log?: Log): void {
  const { tile, gains, depths } = SITES[site];
  const zone = cellOf(s, tile);
  const cost = conserveCost(site, mods);
  s.research[seat] -= cost;
  const completed = placeDisc(s, seat, site);
  log?.event('conserved', { seat, tile, cell: zone, cost });
  if (missionOf(s).impact === 'spill' && depthOf(zone) <= 2) advanceCleanup(s, seat, log);
  if (followsConserve(tile)) s.stack.push(frame('built', seat, { zone, a: site, mods: mods & ONCE_MORE }));
  payConnections(s, seat, completed, zone, true, log);
  give(s, seat, gains, zone, BY_CONSERVE);
  if (depths !== 0) s.stack.push(frame('seek', seat, { slots: depths, zone }));
}

export const CLEANUP_END = 12;

/** ED-200, E-91: one step on the cleanup track, as far as it goes. */
export function advanceCleanup(s: State, seat: number, log?: Log): void {
  if (s.cleanup[seat] >= CLEANUP_END) return;
  s.cleanup[seat]++;
  log?.event('cleaned', { seat, progress: s.cleanup[seat] });
}
