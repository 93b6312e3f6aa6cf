/** What sonar, dive, conserve and publish ask of a site. */
import type { Refusal } from '@fathom/kernel';
import { depthOf } from '../data/ocean.ts';
import { SITES } from '../data/tiles.ts';
import { cellOf } from '../sea.ts';
import { discsFor, hasVesselAtDepth, isPresent } from '../sites.ts';
import { AT_DEPTH, type Frame, type State } from '../state.ts';
import { refuse } from './step.ts';

/** The zones a seat may act in, as cells; only one when a feature or an arrival says so. */
export function forZones(s: State, f: Frame, visit: (tile: number, cell: number) => void): void {
  if (f.zone >= 0) return visit(s.ocean[f.zone], f.zone);
  for (let cell = 0; cell < s.ocean.length; cell++) if (s.ocean[cell] >= 0) visit(s.ocean[cell], cell);
}

/** ED-53, ED-92c, ED-130. */
export function reaches(s: State, f: Frame, cell: number, from: number): boolean {
  if ((f.mods & AT_DEPTH) !== 0) return hasVesselAtDepth(s, f.seat, depthOf(cell));
  return isPresent(s, f.seat, cell, from);
}

/** Why a seat cannot act at a place of this tile. */
export function explainPlace(s: State, f: Frame, tile: number, from: number): Refusal | undefined {
  const cell = cellOf(s, tile);
  if (cell < 0) return refuse('ED-53', 'notInPlay', { tile });
  if (f.zone >= 0 && f.zone !== cell) return refuse('E-75', 'onlyHere', { cell: f.zone });
  if (reaches(s, f, cell, from)) return undefined;
  if ((f.mods & AT_DEPTH) !== 0) return refuse('ED-92c', 'noVesselAtDepth', { depth: depthOf(cell) });
  return from < 0 ? refuse('ED-53', 'noVessel', { cell }) : refuse('ED-130', 'noVesselAtCave', { tile });
}

/** Why a disc cannot go on a site of this kind, cost and spots aside. */
export function explainSite(s: State, f: Frame, site: number, kind: number): Refusal | undefined {
  const { tile, from } = SITES[site];
  if (SITES[site].kind !== kind) return refuse('ED-19', 'otherSite', { kind });
  const refusal = explainPlace(s, f, tile, from);
  if (refusal) return refusal;
  if (s.discs[site] !== 0) return refuse('ED-19', 'siteTaken', { tile });
  if (s.nets.includes(site)) return refuse('S-16', 'siteCovered', { tile });
  const discs = discsFor(s, f.seat, site);
  if (s.staging[f.seat] < discs)
    return discs > 1 ? refuse('S-12', 'redTape', { discs }) : refuse('ED-9', 'noDisc');
  return undefined;
}

export function zoneOf(s: State, site: number): number {
  return cellOf(s, SITES[site].tile);
}
