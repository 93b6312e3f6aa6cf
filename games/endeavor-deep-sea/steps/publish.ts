/** ED-86 … ED-93: a journal of the display for a publication site with one of its symbols. */
import { type Log, type Refusal, refuse } from '@fathom/kernel';
import { JOURNALS } from '../data/journals.ts';
import { PUBLISH, SITES, TILES } from '../data/tiles.ts';
import { refillDisplay } from '../display.ts';
import type { Acting } from '../frames.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { inOrder } from '../player.ts';
import { cellOf } from '../sea.ts';
import { payConnections, placeDisc, publishCost, suits } from '../sites.ts';
import type { State } from '../state.ts';
import { canUse, explainSite, forZones } from './site.ts';

export function addPublications(s: State, f: Acting, moves: Move[]): void {
  if (s.staging[f.seat] < 1) return;
  forZones(s, f, (tile, cell) => {
    const { publish } = TILES[tile];
    for (let i = 0; i < publish.length; i++) {
      const site = publish[i];
      if (!canUse(s, f, site, cell)) continue;
      for (const journal of s.display) {
        if (suits(site, journal) && canAfford(s, f.seat, journal))
          moves.push({ kind: 'publish', site, journal });
      }
    }
  });
}

export function explainPublication(s: State, f: Acting, site: number, journal: number): Refusal | undefined {
  const refusal = explainSite(s, f, site, PUBLISH);
  if (refusal) return refusal;
  if (!s.display.includes(journal)) return refuse('ED-86', 'notOnDisplay', { journal });
  if (!suits(site, journal)) return refuse('ED-86', 'otherSymbol', { journal });
  return canAfford(s, f.seat, journal)
    ? undefined
    : refuse('ED-87', 'noResearch', { cost: publishCost(s, journal) });
}

function canAfford(s: State, seat: number, journal: number): boolean {
  return s.research[seat] >= publishCost(s, journal);
}

/** E-48: pay, disc, journal, refill, gains of the site, own gains, gains of the others, connections. */
export function playPublication(s: State, seat: number, site: number, journal: number, log?: Log): void {
  const { tile, gains } = SITES[site];
  const zone = cellOf(s, tile);
  const cost = publishCost(s, journal);
  s.research[seat] -= cost;
  const completed = placeDisc(s, seat, site);
  s.display.splice(s.display.indexOf(journal), 1);
  s.journals[seat].push(journal);
  log?.event('published', { seat, tile, cell: zone, journal, cost });
  refillDisplay(s, log);
  payConnections(s, seat, completed, zone, false, log);
  // E-49: clockwise from the publisher. E-96: what a journal gives comes from no zone.
  for (let i = s.seats - 1; i > 0; i--) give(s, inOrder(s, seat, i), JOURNALS[journal].others, -1);
  give(s, seat, JOURNALS[journal].gains, -1);
  give(s, seat, gains, zone);
}
