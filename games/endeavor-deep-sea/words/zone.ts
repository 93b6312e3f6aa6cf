/** A zone of the ocean as text: who is there, and what its sites offer. */
import { type Listener, range, type Say } from '@fathom/kernel';
import { writeCell } from '../data/ocean.ts';
import { CONSERVE, SITES, TILES } from '../data/tiles.ts';
import { vesselsIn } from '../goals/count.ts';
import { tokensAt } from '../tokens.ts';
import type { View } from '../view.ts';
import { nthDive, nthSite } from './place.ts';
import { siteGains, tileName } from './terms.ts';

export function drawZone(say: Say, view: View, table: Listener, cell: number): string[] {
  const tile = view.ocean[cell];
  const { dives, tracks, conserve, publish } = TILES[tile];
  const sites = [
    ...dives.map(dive => say('sketch.dive', { nth: nthDive(dive), n: tokensAt(view, dive) })),
    ...tracks.map(track => drawTrack(say, view, track)),
    ...[...conserve, ...publish].map(site => drawSite(say, view, table, site)),
  ];
  const head = `${writeCell(cell)} ${tileName(say, tile)}${vesselsAt(say, view, table, cell)}`;
  return [head, ...(sites.length > 0 ? [`   ${sites.join(' · ')}`] : [])];
}

function vesselsAt(say: Say, view: View, table: Listener, cell: number): string {
  const list = range(view.seats).flatMap(seat => {
    const n = vesselsIn(view, cell, seat);
    return n > 0 ? [n > 1 ? `${table.name(seat)} ×${n}` : table.name(seat)] : [];
  });
  return list.length > 0 ? ` · ${say('sketch.vessels', { list: list.join(', ') })}` : '';
}

/** ED-65: spots are taken from the left, so only the next one matters. */
function drawTrack(say: Say, view: View, track: readonly number[]): string {
  const free = track.filter(site => view.discs[site] === 0);
  const [next] = free;
  const gives = next === undefined ? '' : siteGains(say, next);
  return say('sketch.track', {
    free: free.length,
    all: track.length,
    next: gives === '' ? '' : say('sketch.next', { gives }),
  });
}

function drawSite(say: Say, view: View, table: Listener, site: number): string {
  const { kind, cost, symbol } = SITES[site];
  const disc = view.discs[site];
  const state = disc > 0 ? 'taken' : view.nets.includes(site) ? 'covered' : 'free';
  const params = { nth: nthSite(site), state, name: disc > 0 ? table.name(disc - 1) : '' };
  const gives = siteGains(say, site);
  if (kind === CONSERVE)
    return say('sketch.conserve', { ...params, cost, gives: gives === '' ? '' : ` → ${gives}` });
  return say('sketch.publish', { ...params, field: say('symbol', { symbol }) });
}
