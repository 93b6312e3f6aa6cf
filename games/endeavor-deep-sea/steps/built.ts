/** ED-125, E-45: features that follow a conserve action. */
import { type Automatic, hasBit, type Log } from '@fathom/kernel';
import { type Feature, type FeatureKind, SITES, TILES } from '../data/tiles.ts';
import type { Built } from '../frames.ts';
import { inOrder } from '../player.ts';
import { cellOf } from '../sea.ts';
import { hasDiscIn, hasDiscOn } from '../sites.ts';
import type { State } from '../state.ts';

const FOLLOWING: readonly FeatureKind[] = ['promote-when-full', 'travel-after-conserve', 'conserve-again'];
const FOLLOWED: readonly boolean[] = TILES.map(tile => tile.features.some(f => FOLLOWING.includes(f.kind)));
/** Its bit in `once`. */
const OIL_RIG = 0;

/** The tile has a feature that may follow a conserve action. */
export function followsConserve(tile: number): boolean {
  return FOLLOWED[tile];
}

export const built: Automatic<State, Built> = {
  settle(s, f, log) {
    s.stack.pop();
    for (const feature of TILES[SITES[f.site].tile].features) follow(s, f, feature, log);
  },
};

function follow(s: State, f: Built, feature: Feature, log?: Log): void {
  const { seat } = f;
  const { tile } = SITES[f.site];
  const zone = cellOf(s, tile);
  switch (feature.kind) {
    case 'promote-when-full':
      return promoteWhenFull(s, tile, feature, log);
    case 'travel-after-conserve':
      s.stack.push({ step: 'bonus', seat, zone, manner: 'plain', action: 'travel' });
      return;
    case 'conserve-again':
      if (!f.again && hasDiscOn(s, seat, feature.sites))
        s.stack.push({ step: 'bonus', seat, zone, manner: 'once-more', action: 'conserve' });
  }
}

/** ED-127, E-68. */
function promoteWhenFull(s: State, tile: number, feature: Feature, log?: Log): void {
  if (hasBit(s.once, OIL_RIG) || feature.sites.some(site => s.discs[site] === 0)) return;
  s.once |= 1 << OIL_RIG;
  log?.event('rigFull', {});
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = inOrder(s, s.seat, i);
    if (hasDiscIn(s, seat, tile)) s.stack.push({ step: 'promote', seat });
  }
}
