import type { SymbolName } from '@fathom/parts/symbols.ts';
import type { TeamGoal } from '../data/coop.ts';
import type { Goal } from '../data/missions.ts';

/** One sign for what a goal mostly counts. */
export function goalIcon({ count, units }: Goal | TeamGoal): SymbolName {
  if (count === 'units' || count === 'zones') {
    if (units === 1) return 'i-sonar';
    if (units === 2) return 'i-conserve';
    if ((units & 4) !== 0) return 'i-publish';
    return count === 'zones' ? 'i-eye' : 'i-disc';
  }
  return ICONS[count] ?? 'i-anchor';
}

const ICONS: Readonly<Record<string, SymbolName>> = {
  found: 'i-sonar',
  colour: 'i-f-blue',
  sets: 'i-f-yellow',
  rescue: 'i-impact',
  markers: 'i-impact',
  'point-markers': 'i-impact',
  'marker-points': 'i-impact',
  cleanup: 'i-f-green',
  journals: 'i-publish',
  seniors: 'i-promote',
  conserved: 'i-conserve',
  sanctuaries: 'i-conserve',
  'empty-dives': 'i-dive',
  'full-tracks': 'i-sonar',
  stations: 'i-vessel',
};
