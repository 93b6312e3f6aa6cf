/** ED-126, E-67: features that follow a dive; each token that was taken counts. */
import { type Automatic, hasBit, type Log } from '@fathom/kernel';
import { DIVES, type Feature, type FeatureKind, TILES } from '../data/tiles.ts';
import type { Dived } from '../frames.ts';
import { give } from '../gains.ts';
import { inOrder } from '../player.ts';
import { cellOf } from '../sea.ts';
import { hasDiscOn } from '../sites.ts';
import type { State } from '../state.ts';
import { tokensAt } from '../tokens.ts';

const FOLLOWING: readonly FeatureKind[] = [
  'gain-on-dive',
  'gain-per-disc-on-dive',
  'travel-after-dive',
  'publish-after-dive',
  'travel-when-empty',
];
const FOLLOWED: readonly boolean[] = DIVES.map(({ tile }, dive) =>
  TILES[tile].features.some(f => FOLLOWING.includes(f.kind) && f.sites.includes(dive)),
);
/** Its bit in `once`. */
const SUNKEN_RUINS = 1;

/** The dive site has a feature that may follow a dive. */
export function followsDive(dive: number): boolean {
  return FOLLOWED[dive];
}

export const dived: Automatic<State, Dived> = {
  settle(s, f, log) {
    s.stack.pop();
    for (const feature of TILES[DIVES[f.dive].tile].features) {
      if (!feature.sites.includes(f.dive)) continue;
      if (feature.kind === 'travel-when-empty') leaveRuins(s, f, log);
      else for (let i = 0; i < f.tokens; i++) follow(s, f, feature);
    }
  },
};

function follow(s: State, f: Dived, feature: Feature): void {
  const { seat } = f;
  const zone = cellOf(s, DIVES[f.dive].tile);
  switch (feature.kind) {
    case 'gain-on-dive':
      if (feature.discs.length === 0 || hasDiscOn(s, seat, feature.discs)) give(s, seat, feature.gains, zone);
      return;
    case 'gain-per-disc-on-dive':
      for (const site of feature.discs) if (s.discs[site] === seat + 1) give(s, seat, feature.gains, zone);
      return;
    case 'travel-after-dive':
      s.stack.push({ step: 'bonus', seat, zone, manner: 'not-deepest', action: 'travel' });
      return;
    case 'publish-after-dive':
      s.stack.push({ step: 'bonus', seat, zone, manner: 'plain', action: 'publish' });
  }
}

/** ED-131, E-69: when the last token is taken, everybody there may travel on. */
function leaveRuins(s: State, f: Dived, log?: Log): void {
  if (hasBit(s.once, SUNKEN_RUINS) || tokensAt(s, f.dive) > 0) return;
  s.once |= 1 << SUNKEN_RUINS;
  log?.event('ruinsEmpty', {});
  const zone = cellOf(s, DIVES[f.dive].tile);
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = inOrder(s, s.seat, i);
    s.stack.push({ step: 'bonus', seat, zone, manner: 'plain', action: 'travel' });
  }
}
