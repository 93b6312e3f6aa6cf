/** ED-65, ED-66: a disc on the leftmost free spot of a sonar track, for a reward or a discovery. */
import { type Log, type Refusal, refuse } from '@fathom/kernel';
import { SITES, SONAR, TILES } from '../data/tiles.ts';
import type { Acting } from '../frames.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { cellOf } from '../sea.ts';
import { nextSpot, payConnections, placeDisc } from '../sites.ts';
import type { State } from '../state.ts';
import { explainSite, forZones, reaches } from './site.ts';

export function addSonars(s: State, f: Acting, moves: Move[]): void {
  if (s.staging[f.seat] < 1) return;
  forZones(s, f, (tile, cell) => {
    const { tracks } = TILES[tile];
    if (tracks.length === 0 || !reaches(s, f, cell, -1)) return;
    for (let i = 0; i < tracks.length; i++) {
      const site = nextSpot(s, tracks[i]);
      if (site >= 0) moves.push({ kind: 'sonar', site });
    }
  });
}

export function explainSonar(s: State, f: Acting, site: number): Refusal | undefined {
  const refusal = explainSite(s, f, site, SONAR);
  if (refusal) return refusal;
  const { tile } = SITES[site];
  const track = TILES[tile].tracks.find(spots => spots.includes(site)) ?? [];
  return nextSpot(s, track) === site ? undefined : refuse('ED-65', 'notLeftmost', { tile });
}

export function playSonar(s: State, seat: number, site: number, log?: Log): void {
  const { tile, depths, gains, anywhere } = SITES[site];
  const zone = cellOf(s, tile);
  const completed = placeDisc(s, seat, site);
  log?.event('sonar', { seat, tile, cell: zone });
  payConnections(s, seat, completed, zone, false, log);
  give(s, seat, gains, zone);
  if (depths !== 0) s.stack.push({ step: 'seek', seat, depths, anywhere, zone });
}
