/** What sonar, dive, conserve and publish ask of a site. */
import { type Refusal, refuse } from '@fathom/kernel';
import { depthOf } from '../data/ocean.ts';
import { SITES } from '../data/tiles.ts';
import type { Acting } from '../frames.ts';
import { cellOf } from '../sea.ts';
import { discsFor, hasDiscsFor, hasVesselAtDepth, isFree, isPresent } from '../sites.ts';
import type { State } from '../state.ts';

/** The zones a seat may act in, as cells; only one when a feature or an arrival says so. */
export function forZones(s: State, f: Acting, visit: (tile: number, cell: number) => void): void {
  if (f.zone >= 0) return visit(s.ocean[f.zone], f.zone);
  for (let cell = 0; cell < s.ocean.length; cell++) if (s.ocean[cell] >= 0) visit(s.ocean[cell], cell);
}

/** ED-53, ED-92c, ED-130. */
export function reaches(s: State, f: Acting, cell: number, from: number): boolean {
  if (f.manner === 'at-depth') return hasVesselAtDepth(s, f.seat, depthOf(cell));
  return isPresent(s, f.seat, cell, from);
}

/** Whether a disc may go on a site in a zone, cost and spots aside. */
export function canUse(s: State, f: Acting, site: number, cell: number): boolean {
  return reaches(s, f, cell, SITES[site].from) && isFree(s, site) && hasDiscsFor(s, f.seat, site);
}

/** Why a seat cannot act at a place of this tile. */
export function explainPlace(s: State, f: Acting, tile: number, from: number): Refusal | undefined {
  const cell = cellOf(s, tile);
  if (cell < 0) return refuse('ED-53', 'notInPlay', { tile });
  if (f.zone >= 0 && f.zone !== cell) return refuse('E-75', 'onlyHere', { cell: f.zone });
  if (reaches(s, f, cell, from)) return undefined;
  if (f.manner === 'at-depth') return refuse('ED-92c', 'noVesselAtDepth', { depth: depthOf(cell) });
  return from < 0 ? refuse('ED-53', 'noVessel', { cell }) : refuse('ED-130', 'noVesselAtCave', { tile });
}

/** Why a disc cannot go on a site of this kind, cost and spots aside. */
export function explainSite(s: State, f: Acting, site: number, kind: number): Refusal | undefined {
  const { tile, from } = SITES[site];
  if (SITES[site].kind !== kind) return refuse('ED-19', 'otherSite', { kind });
  const refusal = explainPlace(s, f, tile, from);
  if (refusal) return refusal;
  if (!isFree(s, site))
    return s.discs[site] !== 0
      ? refuse('ED-19', 'siteTaken', { tile })
      : refuse('S-16', 'siteCovered', { tile });
  if (hasDiscsFor(s, f.seat, site)) return undefined;
  const discs = discsFor(s, f.seat, site);
  return discs > 1 ? refuse('S-12', 'redTape', { discs }) : refuse('ED-9', 'noDisc');
}
