/** E-62, E-63: field symbols on own journals and under own markers. */
import { hasBit } from '@fathom/kernel';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS, WILD } from '../data/missions.ts';
import { SYMBOLS } from '../data/tiles.ts';
import { journalOf } from '../library.ts';
import { ANYBODY, isOf, type Table } from './table.ts';

/** Counts of blue, brown, green, yellow and wild. */
export function symbolsOf(t: Table, seat: number): number[] {
  const counts: number[] = [0, 0, 0, 0, 0];
  for (let owner = 0; owner < t.journals.length; owner++) {
    if (seat !== ANYBODY && owner !== seat) continue;
    for (const entry of t.journals[owner]) {
      const { symbols } = JOURNALS[journalOf(entry)];
      for (let i = 0; i < SYMBOLS.length; i++) if (hasBit(symbols, i)) counts[i]++;
    }
  }
  const { hexes } = MISSIONS[t.options.mission - 1];
  for (let i = 0; i < hexes.length; i++) {
    if (hexes[i].symbol >= 0 && isOf(t.markers[i], seat)) counts[hexes[i].symbol] += hexes[i].symbols;
  }
  return counts;
}

/** Symbols of the kind owned most, every wild added. */
export function bestColour(counts: readonly number[]): number {
  let best = 0;
  for (let i = 0; i < WILD; i++) best = Math.max(best, counts[i]);
  return best + counts[WILD];
}

/** Complete sets: the largest number for which the wilds cover what is missing. */
export function completeSets(counts: readonly number[]): number {
  for (let sets = 0; ; sets++) {
    let missing = 0;
    for (let i = 0; i < WILD; i++) missing += Math.max(0, sets + 1 - counts[i]);
    if (missing > counts[WILD]) return sets;
  }
}
