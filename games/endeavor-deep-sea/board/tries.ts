/** What somebody would try at a place that is not lit: its refusal says why not. */
import { CONSERVE, PUBLISH, SITES } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import { suits } from '../sites.ts';
import type { View } from '../view.ts';

export function attemptAtSite(view: View, site: number): Move {
  const { kind } = SITES[site];
  if (kind === CONSERVE) return { kind: 'conserve', site };
  if (kind !== PUBLISH) return { kind: 'sonar', site };
  const journal = view.display.find(own => suits(site, own)) ?? view.display[0] ?? 0;
  return { kind: 'publish', site, journal };
}

/** Coming to a zone with the vessel that is nearest in the list, or from nowhere. */
export function attemptAtCell(view: View, seat: number, cell: number): Move {
  const own = view.vessels.slice(seat * 3, seat * 3 + 3).filter(at => at >= 0);
  return { kind: 'travel', from: own.find(at => at !== cell) ?? own[0] ?? cell, to: cell };
}
