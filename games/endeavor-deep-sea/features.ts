/** ED-123 … ED-146: what special features do after an action. */
import type { Log } from '@fathom/kernel';
import { DO_CONSERVE, DO_PUBLISH, DO_TRAVEL } from './data/crew.ts';
import { DIVES, type Feature, type FeatureKind, SITES, TILES } from './data/tiles.ts';
import { give } from './gains.ts';
import { inOrder } from './player.ts';
import { hasDiscIn, hasDiscOn } from './sites.ts';
import { type Frame, frame, NOT_DEEPEST, ONCE_MORE, type Open, type State } from './state.ts';
import { tokensAt } from './tokens.ts';

const OIL_RIG = 1;
const SUNKEN_RUINS = 2;

const AFTER_CONSERVE: readonly FeatureKind[] = [
  'promote-when-full',
  'travel-after-conserve',
  'conserve-again',
];
const AFTER_DIVE: readonly FeatureKind[] = [
  'gain-on-dive',
  'gain-per-disc-on-dive',
  'travel-after-dive',
  'publish-after-dive',
  'travel-when-empty',
];

/** The tile has a feature that may follow a conserve action. */
export function followsConserve(tile: number): boolean {
  return TILES[tile].features.some(feature => AFTER_CONSERVE.includes(feature.kind));
}

/** The dive site has a feature that may follow a dive. */
export function followsDive(dive: number): boolean {
  return TILES[DIVES[dive].tile].features.some(f => AFTER_DIVE.includes(f.kind) && f.sites.includes(dive));
}

/** E-45, ED-125: a site was conserved (`a`), gains and connections are done. */
export function afterConserve(s: State, f: Frame, log?: Log): void {
  s.stack.pop();
  const { tile } = SITES[f.a];
  for (const feature of TILES[tile].features) {
    switch (feature.kind) {
      case 'promote-when-full':
        promoteWhenFull(s, tile, feature, log);
        break;
      case 'travel-after-conserve':
        s.stack.push(frame('act', f.seat, { slots: DO_TRAVEL, zone: f.zone }));
        break;
      case 'conserve-again':
        if ((f.mods & ONCE_MORE) === 0 && hasDiscOn(s, f.seat, feature.sites))
          s.stack.push(frame('act', f.seat, { slots: DO_CONSERVE, zone: f.zone, mods: ONCE_MORE }));
    }
  }
}

/** ED-127, E-68. */
function promoteWhenFull(s: State, tile: number, feature: Feature, log?: Log): void {
  if ((s.once & OIL_RIG) !== 0 || feature.sites.some(site => s.discs[site] === 0)) return;
  s.once |= OIL_RIG;
  log?.event('rigFull', {});
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = inOrder(s, s.seat, i);
    if (hasDiscIn(s, seat, tile)) s.stack.push(frame('promote', seat));
  }
}

/** ED-126, E-67: `b` tokens were taken from dive site `a`; each of them counts. */
export function afterDive(s: State, f: Frame, log?: Log): void {
  s.stack.pop();
  for (const feature of TILES[DIVES[f.a].tile].features) {
    if (!feature.sites.includes(f.a)) continue;
    for (let i = 0; i < (feature.kind === 'travel-when-empty' ? 1 : f.b); i++) follow(s, f, feature, log);
  }
}

function follow(s: State, f: Frame, feature: Feature, log?: Log): void {
  switch (feature.kind) {
    case 'gain-on-dive':
      if (feature.discs.length === 0 || hasDiscOn(s, f.seat, feature.discs))
        give(s, f.seat, feature.gains, f.zone);
      break;
    case 'gain-per-disc-on-dive':
      for (const site of feature.discs)
        if (s.discs[site] === f.seat + 1) give(s, f.seat, feature.gains, f.zone);
      break;
    case 'travel-after-dive':
      s.stack.push(frame('act', f.seat, { slots: DO_TRAVEL, zone: f.zone, mods: NOT_DEEPEST }));
      break;
    case 'publish-after-dive':
      s.stack.push(frame('act', f.seat, { slots: DO_PUBLISH, zone: f.zone }));
      break;
    case 'travel-when-empty':
      leaveRuins(s, f, log);
  }
}

/** ED-131, E-69: when the last token is taken, everybody there may travel on. */
function leaveRuins(s: State, f: Frame, log?: Log): void {
  if ((s.once & SUNKEN_RUINS) !== 0 || tokensAt(s, f.a) > 0) return;
  s.once |= SUNKEN_RUINS;
  log?.event('ruinsEmpty', {});
  for (let i = s.seats - 1; i >= 0; i--) {
    s.stack.push(frame('act', inOrder(s, s.seat, i), { slots: DO_TRAVEL, zone: f.zone }));
  }
}

/** ED-134, E-70: gains of a travel that starts in a zone. */
export function leavingGains(s: Open<'discs'>, seat: number, tile: number): number {
  for (const feature of TILES[tile].features) {
    if (feature.kind === 'gain-on-leaving' && hasDiscOn(s, seat, feature.sites)) return feature.gains;
  }
  return 0;
}
